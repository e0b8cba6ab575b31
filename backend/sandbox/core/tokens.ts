import { randomId } from './ids.ts';
import type { Tools } from './tools.ts';
import type { Provider } from './types.ts';

/** Access tokens of a provider, which end by the clock. */
export class Tokens {
  private readonly tools: Tools;
  private readonly provider: Provider;
  private readonly seconds: number;

  constructor(tools: Tools, provider: Provider, seconds: number) {
    this.tools = tools;
    this.provider = provider;
    this.seconds = seconds;
  }

  issue(): { token: string; seconds: number } {
    const token = randomId(97);
    this.tools.store.put(this.kind, token, this.tools.clock.now() + this.seconds * 1000);
    return { token, seconds: this.seconds };
  }

  valid(token: string): boolean {
    return (this.tools.store.get<number>(this.kind, token) ?? 0) > this.tools.clock.now();
  }

  /** Ends all tokens at once. */
  forget(): void {
    this.tools.store.dropAll(this.kind);
  }

  private get kind(): string {
    return `${this.provider}.token`;
  }
}
