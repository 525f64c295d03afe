// Runs before the first paint (and therefore not as a module), so that a light page never flashes dark.
(() => {
  const query = new URLSearchParams(location.search);
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // Private windows may refuse storage; the system's preference decides then.
  }
  const asked = query.get("theme");
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = asked || theme || (light ? "light" : "dark");
  // Whoever comes without a name is greeted in the browser's language; a person's client speaks its own.
  const stranger = !query.has("as") && !query.has("split") && !navigator.languages.some((tag) => tag.startsWith("de"));
  document.documentElement.lang = (query.get("lang") ?? (stranger ? "en" : "de")) === "en" ? "en" : "de";
})();
