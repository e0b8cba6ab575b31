import type { Tools } from '../core/tools.ts';
import { Refusal } from '../core/types.ts';
import { stripeError } from './errors.ts';

/** The answer of the first call with a key. */
interface KeptAnswer {
  request: string;
  status: number;
  body: unknown;
  at: number;
  request_id: string;
}

const KEPT_MS = 24 * 3600_000;

/**
 * Idempotency keys (docs.stripe.com/api/idempotent_requests): the first answer of a key is replayed for 24 hours, errors
 * of the server included; refusals of the parameters are not kept; other parameters are an `idempotency_error`.
 */
export class IdempotencyKeys {
  private readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** @throws Refusal 400 for a key that was used with other parameters */
  find(key: string, request: string): KeptAnswer | null {
    if (key.length > 255)
      throw new Refusal(
        400,
        stripeError('invalid_request_error', 'Idempotency keys can have up to 255 characters.'),
      );
    const kept = this.tools.store.get<KeptAnswer>('stripe.key', key);
    if (!kept || kept.at + KEPT_MS < this.tools.clock.now()) return null;
    if (kept.request !== request)
      throw new Refusal(
        400,
        stripeError(
          'idempotency_error',
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        ),
      );
    return kept;
  }

  keep(key: string, answer: Omit<KeptAnswer, 'at'>): void {
    this.tools.store.put('stripe.key', key, { ...answer, at: this.tools.clock.now() });
  }

  /** Keeps an error of the server that came instead of the answer of the call `requestId`. */
  replace(key: string, requestId: string, { status, body }: { status: number; body: unknown }): void {
    const kept = this.tools.store.get<KeptAnswer>('stripe.key', key);
    if (kept?.request_id === requestId) this.tools.store.put('stripe.key', key, { ...kept, status, body });
  }
}
