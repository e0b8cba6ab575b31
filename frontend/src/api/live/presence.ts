/** Somebody else who looks at the same. */
export interface Present {
  id: string;
  name: string;
}

/** A new ticket, or null when there is none now. */
type TakeTicket = () => Promise<string | null>;

const PROTOCOL = 'bookgrove.live.v1';
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** Where no WebSocket has opened after so many attempts, something on the way blocks them. */
const ATTEMPTS = 3;
/** The server sends something every 20 seconds; after this silence the connection is dead. */
const SILENCE_MS = 65_000;
/** The server's code for a connection that lasted as long as it may: a new ticket opens the next one. */
const NEW_TICKET = 4003;
/** Codes after which another attempt makes sense; after all others the server does not want this page. */
const AGAIN = [1001, 1006, 1011, 1012, 1013, NEW_TICKET];

/**
 * Tells others that this page looks at something, and this page who else does, over a WebSocket. Nothing depends on it:
 * where it cannot be opened, nobody is shown and nothing is said about it.
 */
export class PresenceConnection {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private opened = false;
  private stopped = false;

  constructor(
    private readonly takeTicket: TakeTicket,
    private readonly changed: (present: Present[]) => void,
    /** In a room: what it shows now, and pieces of sound. */
    private readonly room?: { shown: (room: unknown) => void; heard: (piece: ArrayBuffer) => void },
  ) {
    document.addEventListener('visibilitychange', this.onVisibility);
    void this.open();
  }

  /** Sends a piece of sound to the others, where there is a connection. */
  say(piece: ArrayBuffer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(piece);
  }

  /** Ends it for good. */
  stop(): void {
    this.stopped = true;
    document.removeEventListener('visibilitychange', this.onVisibility);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    const { socket } = this;
    // Browsers report a connection that is closed before it has opened as an error.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private readonly onVisibility = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) this.sayWhetherSeen(this.socket);
  };

  private async open(): Promise<void> {
    const ticket = await this.takeTicket().catch(() => null);
    if (this.stopped) return;
    if (!ticket) return this.later();
    const { protocol, host } = location;
    try {
      this.listen(
        new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live/socket`, [
          PROTOCOL,
          ticket,
        ]),
      );
    } catch {
      // The browser, or the policy of the page, forbids it.
    }
  }

  private listen(socket: WebSocket): void {
    this.socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.opened = true;
      this.failures = 0;
      this.watchSilence(socket);
      if (document.hidden) this.sayWhetherSeen(socket);
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.watchSilence(socket);
      if (data instanceof ArrayBuffer) return this.room?.heard(data);
      const message = JSON.parse(String(data)) as { present: Present[]; room?: unknown };
      this.changed(message.present);
      if (message.room) this.room?.shown(message.room);
    };
    socket.onclose = ({ code }) => {
      if (this.stopped || this.socket !== socket) return;
      this.lose();
      if (code === NEW_TICKET) void this.open();
      else if (AGAIN.includes(code)) this.later();
    };
  }

  private sayWhetherSeen(socket: WebSocket): void {
    socket.send(JSON.stringify({ looking: !document.hidden }));
  }

  private watchSilence(socket: WebSocket): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      socket.close();
      if (this.stopped || this.socket !== socket) return;
      this.lose();
      this.later();
    }, SILENCE_MS);
  }

  private lose(): void {
    clearTimeout(this.silence);
    this.socket = null;
    this.changed([]);
  }

  /** Waits longer with each failure, and never as long as another page. */
  private later(): void {
    this.failures += 1;
    if (!this.opened && this.failures >= ATTEMPTS) return;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.failures - 1));
    this.timer = setTimeout(() => void this.open(), longest * (0.5 + Math.random() / 2));
  }
}
