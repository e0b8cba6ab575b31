import type { Clock } from './clock.ts';
import type { Keys } from './keys.ts';
import type { Lies } from './lies.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** What every provider is built with. */
export interface Tools {
  store: Store;
  clock: Clock;
  keys: Keys;
  lies: Lies;
  webhooks: Webhooks;
  /** Origin of the sandbox, once it listens. */
  url: () => string;
}
