// The live connection: one websocket per person, which comes back by itself and notices when the line is dead.
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8000;

export class Live {
  /** onEvent(type, data) for every message; onStatus({state: "open"|"waiting"|"trying", wait}) for the note. */
  constructor(person, onEvent, onStatus) {
    Object.assign(this, { person, onEvent, onStatus, wait: FIRST_WAIT, closed: false, socket: null });
    this.wake = () => this.retryNow();
    window.addEventListener("online", this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const url = new URL("/play/ws", location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    url.searchParams.set("as", this.person);
    this.onStatus({ state: "trying" });
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener("message", (event) => this.receive(socket, event.data));
    socket.addEventListener("close", () => this.lost(socket));
  }

  receive(socket, text) {
    if (socket !== this.socket) return;
    const { t: type, d: data } = JSON.parse(text);
    clearTimeout(this.silence);
    if (type === "READY") {
      this.wait = FIRST_WAIT;
      this.onStatus({ state: "open" });
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.ping(), PING_EVERY);
    }
    if (type !== "PONG") this.onEvent(type, data);
  }

  ping() {
    this.send({ op: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket.close(), PONG_WITHIN);
  }

  lost(socket) {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.pinging);
    clearTimeout(this.silence);
    // Jitter, so that a room full of windows does not come back in the same instant.
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.onStatus({ state: "waiting", wait });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  retryNow() {
    if (this.closed || this.socket.readyState === WebSocket.OPEN || this.socket.readyState === WebSocket.CONNECTING)
      return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    window.removeEventListener("online", this.wake);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.pinging);
    this.socket.close();
  }
}
