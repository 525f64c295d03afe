// Light and dark: the system decides until the person does; all windows follow.
const root = document.documentElement;

export const theme = () => root.dataset.theme;

export function toggleTheme() {
  root.dataset.theme = theme() === "dark" ? "light" : "dark";
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch {
    // Then it holds for this window only.
  }
  dispatchEvent(new Event("theme"));
}

addEventListener("storage", (event) => {
  if (event.key !== "theme" || !event.newValue) return;
  root.dataset.theme = event.newValue;
  dispatchEvent(new Event("theme"));
});
