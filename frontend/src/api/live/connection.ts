import { accessToken, renewSession, type SessionStore } from '../reauth.ts';
import { readEvents, type StreamState } from './readEvents.ts';

/** `paused`: this page is hidden, or another page of the person took the last place. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'paused' | 'refused';

/** What changed: ids of things of the topic; none means anything of it. */
export type LiveChange = readonly string[];

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A stream that sends nothing for so long is dead: the server sends a sign of life every 20 seconds. */
const SILENCE_MS = 65_000;
/** A page that nobody sees keeps its stream for so long. */
const HIDDEN_MS = 30_000;
/** A first stream that begins later than this after the page may have missed changes. */
const LATE_MS = 8_000;

interface Listener {
  changed: (ids: LiveChange) => void;
  stateChanged: (state: LiveState) => void;
}

/**
 * The page's stream of server-sent events, shared by all who follow something on it. It is read with `fetch`, because
 * `EventSource` cannot send the access token in a header. It continues where it was interrupted; where the server no
 * longer knows what was missed, everybody is told that anything may have changed.
 */
export class LiveConnection {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly reading: StreamState = { lastEventId: null, retry: null };
  private state: LiveState = 'connecting';
  private running: AbortController | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private hidden: ReturnType<typeof setTimeout> | undefined;
  private firstAsked = 0;

  constructor(private readonly store: SessionStore) {}

  /** Follows a topic until the returned function is called. */
  follow(topic: string, listener: Listener): () => void {
    if (this.listeners.size === 0) {
      document.addEventListener('visibilitychange', this.onVisibility);
      window.addEventListener('online', this.onOnline);
    }
    const known = this.listeners.get(topic);
    if (known) known.add(listener);
    else {
      this.listeners.set(topic, new Set([listener]));
      // What was read of other topics says nothing of this one.
      this.reading.lastEventId = null;
      this.firstAsked = Date.now();
      this.restart();
    }
    listener.stateChanged(this.state);
    return () => this.leave(topic, listener);
  }

  private leave(topic: string, listener: Listener): void {
    const own = this.listeners.get(topic);
    own?.delete(listener);
    if (own?.size !== 0) return;
    this.listeners.delete(topic);
    if (this.listeners.size > 0) return this.restart();
    this.stop();
    this.reading.lastEventId = null;
    this.failures = 0;
    this.state = 'connecting';
    document.removeEventListener('visibilitychange', this.onVisibility);
    window.removeEventListener('online', this.onOnline);
  }

  private readonly onVisibility = (): void => {
    clearTimeout(this.hidden);
    if (document.hidden) {
      this.hidden = setTimeout(() => this.pause(), HIDDEN_MS);
      return;
    }
    if (this.state === 'paused') this.restart();
  };

  private readonly onOnline = (): void => {
    if (this.state === 'reconnecting') this.restart();
  };

  private pause(): void {
    this.stop();
    this.setState('paused');
  }

  private stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.hidden);
    this.running?.abort();
    this.running = null;
  }

  /** Opens the stream anew; those who begin to follow in the same moment share one request. */
  private restart(): void {
    this.stop();
    if (document.hidden) this.hidden = setTimeout(() => this.pause(), HIDDEN_MS);
    this.timer = setTimeout(() => void this.run());
  }

  private setState(state: LiveState): void {
    this.state = state;
    for (const { stateChanged } of this.all()) stateChanged(state);
  }

  private *all(): Iterable<Listener> {
    for (const own of this.listeners.values()) yield* own;
  }

  private async run(): Promise<void> {
    const running = new AbortController();
    this.running = running;
    const token = accessToken(this.store);
    const next = await this.read(running.signal, token).catch(() => 'later' as const);
    if (running.signal.aborted && this.running !== running) return;
    clearTimeout(this.silence);
    if (next === 'paused' || next === 'refused') return this.setState(next);
    this.setState('reconnecting');
    if (next === 'new_token') {
      const renewed = token && (await renewSession(this.store, token));
      if (this.running !== running) return;
      if (renewed && this.failures === 0) {
        this.failures = 1; // until a stream has begun: a second refusal is no matter of the token
        return this.restart();
      }
    }
    this.timer = setTimeout(() => void this.run(), this.wait());
  }

  /** The wait that the server asked for, or else one that doubles with each failure; never the same for all pages. */
  private wait(): number {
    const asked = this.reading.retry;
    this.reading.retry = null;
    if (asked !== null) return asked;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
    this.failures += 1;
    return longest * (0.5 + Math.random() / 2);
  }

  /** Reads one stream to its end; resolves with what to do then. */
  private async read(
    signal: AbortSignal,
    token: string | null,
  ): Promise<'later' | 'new_token' | 'paused' | 'refused'> {
    const topics = [...this.listeners.keys()].sort().join(',');
    const { lastEventId } = this.reading;
    this.watchSilence();
    const answer = await fetch(`/api/live/?topics=${encodeURIComponent(topics)}`, {
      headers: {
        Accept: 'text/event-stream',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(lastEventId && { 'Last-Event-ID': lastEventId }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    });
    if (answer.status === 401) return 'new_token';
    if (answer.status === 429 || answer.status >= 500) {
      const seconds = Number(answer.headers.get('Retry-After'));
      if (seconds > 0) this.reading.retry = seconds * 1_000 * (1 + Math.random());
      return 'later';
    }
    if (!answer.ok || !answer.body) return 'refused';
    for await (const { event, data } of readEvents(answer.body, this.reading)) {
      this.watchSilence();
      const facts = JSON.parse(data) as { reset?: boolean; topic?: string; ids?: string[]; reason?: string };
      if (event === 'open') this.begin(facts.reset === true, lastEventId);
      else if (event === 'change') this.tell(facts.topic!, facts.ids!);
      else if (event === 'end') return afterEnd(facts.reason);
    }
    return 'later';
  }

  private begin(reset: boolean, resumed: string | null): void {
    this.failures = 0;
    this.setState('live');
    if (reset || (resumed === null && Date.now() - this.firstAsked > LATE_MS))
      for (const topic of this.listeners.keys()) this.tell(topic, []);
  }

  private tell(topic: string, ids: LiveChange): void {
    for (const { changed } of this.listeners.get(topic) ?? []) changed(ids);
  }

  /** Neither an error nor an end comes from a network that is gone without a word. */
  private watchSilence(): void {
    clearTimeout(this.silence);
    const running = this.running;
    this.silence = setTimeout(() => running?.abort(), SILENCE_MS);
  }
}

const afterEnd = (reason: string | undefined): 'later' | 'new_token' | 'paused' =>
  reason === 'replaced'
    ? 'paused'
    : reason === 'token_expired' || reason === 'session_ended'
      ? 'new_token'
      : 'later';
