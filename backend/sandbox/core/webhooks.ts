import type { Clock } from './clock.ts';
import type { Store } from './store.ts';
import type { Provider, ProviderDouble } from './types.ts';

/** How webhooks are sent until the mode changes. */
export interface WebhookMode {
  /** Keep events back until `release`. */
  hold: boolean;
  /** How often each event is sent, at once. */
  copies: number;
  /** A wrong signature, a body changed after signing, or a signature of an hour ago. */
  corrupt: 'signature' | 'body' | 'timestamp' | null;
  delay_ms: number;
  /** Send each event after a random part of two seconds. */
  shuffle: boolean;
}

interface WebhookEvent {
  id: string;
  provider: Provider;
  type: string;
  body: string;
  state: 'held' | 'waiting' | 'delivered' | 'failed';
  tries: { at: number; status: number | null }[];
  /** When it is sent next, by the clock with its offset. */
  due: number;
}

/** Pauses between tries in seconds; afterwards the event is given up. */
const PAUSES = [1, 2, 5, 15, 60, 300, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600];
const PATIENCE_MS = 10_000;
const NORMAL: WebhookMode = { hold: false, copies: 1, corrupt: null, delay_ms: 0, shuffle: false };

/** Sends events to the merchant until it answers with 2xx, without any promise of order. */
export class Webhooks {
  private readonly modes = new Map<Provider, WebhookMode>();
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private readonly sending = new Set<string>();
  private stopped = false;
  private readonly doubles = new Map<Provider, ProviderDouble>();

  private readonly store: Store;
  private readonly clock: Clock;
  /** Address in front of `/{provider}`; null keeps all events. */
  private target: string | null;

  constructor(store: Store, clock: Clock, target: string | null) {
    this.store = store;
    this.clock = clock;
    this.target = target;
  }

  use(double: ProviderDouble): void {
    this.doubles.set(double.name, double);
  }

  deliverTo(target: string | null): void {
    this.target = target;
    this.wake();
  }

  mode(provider: Provider): WebhookMode {
    return this.modes.get(provider) ?? NORMAL;
  }

  setMode(provider: Provider, change: Partial<WebhookMode>): void {
    this.modes.set(provider, { ...this.mode(provider), ...change });
  }

  /** Stores an event and sends it soon; the answer of the call that made it may come later. */
  add(provider: Provider, id: string, type: string, body: unknown): void {
    const mode = this.mode(provider);
    const pause = mode.delay_ms + (mode.shuffle ? Math.random() * 2000 : 0);
    this.save({
      id,
      provider,
      type,
      body: JSON.stringify(body),
      state: mode.hold ? 'held' : 'waiting',
      tries: [],
      due: this.clock.now() + pause,
    });
    this.wake();
  }

  list(): WebhookEvent[] {
    return this.store.all<WebhookEvent>('webhook');
  }

  /** Sends what was held back, and does not hold any longer. */
  release(provider: Provider | null, order: 'asc' | 'desc' | 'shuffled'): number {
    for (const name of this.doubles.keys())
      if (!provider || name === provider) this.setMode(name, { hold: false });
    const held = this.list().filter(
      (event) => event.state === 'held' && (!provider || event.provider === provider),
    );
    if (order === 'desc') held.reverse();
    if (order === 'shuffled') held.sort(() => Math.random() - 0.5);
    held.forEach((event, place) =>
      this.save({
        ...event,
        state: 'waiting',
        due: this.clock.now() + place * (order === 'shuffled' ? 1 : 25),
      }),
    );
    this.wake();
    return held.length;
  }

  /** Sends an event again, whatever became of it. */
  async resend(id: string, times: number): Promise<(number | null)[]> {
    const event = this.store.get<WebhookEvent>('webhook', id);
    return event ? Promise.all(Array.from({ length: times }, () => this.post(event))) : [];
  }

  /** Sends what is due, and plans the next look. */
  wake(): void {
    if (this.stopped) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const waiting = this.target ? this.list().filter(({ state }) => state === 'waiting') : [];
      const now = this.clock.now();
      for (const event of waiting) if (event.due <= now && !this.sending.has(event.id)) this.start(event);
      const next = waiting.filter(({ due, id }) => due > now && !this.sending.has(id)).map(({ due }) => due);
      if (next.length > 0 && !this.stopped)
        this.timer = setTimeout(() => this.wake(), Math.min(...next) - now).unref();
    }, 0);
  }

  /** Resolves when no event waits for its first try. */
  async idle(): Promise<void> {
    for (;;) {
      await Promise.all(this.running);
      const fresh = this.list().some(({ state, tries }) => state === 'waiting' && tries.length === 0);
      if (!this.target || (!fresh && this.running.size === 0)) return;
      await new Promise((done) => setTimeout(done, 5));
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await Promise.all(this.running);
  }

  private start(event: WebhookEvent): void {
    this.sending.add(event.id);
    const work = this.send(event).finally(() => {
      this.sending.delete(event.id);
      this.running.delete(work);
      this.wake();
    });
    this.running.add(work);
  }

  private async send(event: WebhookEvent): Promise<void> {
    const { copies } = this.mode(event.provider);
    const answers = await Promise.all(Array.from({ length: copies }, () => this.post(event)));
    if (this.stopped) return;
    const tries = [...event.tries, ...answers.map((status) => ({ at: this.clock.stamp(), status }))];
    const arrived = answers.some((status) => status !== null && status >= 200 && status < 300);
    const pause = PAUSES[Math.ceil(tries.length / copies) - 1];
    if (arrived) this.save({ ...event, tries, state: 'delivered' });
    else if (pause === undefined) this.save({ ...event, tries, state: 'failed' });
    else this.save({ ...event, tries, due: this.clock.now() + pause * 1000 });
  }

  /** One try; null when there was no answer. */
  private async post(event: WebhookEvent): Promise<number | null> {
    const { corrupt } = this.mode(event.provider);
    const at = this.clock.stamp() - (corrupt === 'timestamp' ? 3600_000 : 0);
    const headers = this.doubles.get(event.provider)!.sign(event, at);
    if (corrupt === 'signature')
      for (const name of SIGNATURES) if (headers[name]) headers[name] = spoil(headers[name]);
    const body =
      corrupt === 'body'
        ? event.body.replace(/\d(?=\D*$)/, (digit) => String((+digit + 1) % 10))
        : event.body;
    try {
      const answer = await fetch(`${this.target}/${event.provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return null;
    }
  }

  private save(event: WebhookEvent): void {
    this.store.put('webhook', event.id, event);
  }
}

const SIGNATURES = ['stripe-signature', 'paypal-transmission-sig', 'authorization'];

/** Changes one character of a signature in its middle. */
const spoil = (text: string): string => {
  const place = Math.floor(text.length / 2);
  return text.slice(0, place) + (text[place] === 'a' ? 'b' : 'a') + text.slice(place + 1);
};
