import type { IncomingHttpHeaders } from 'node:http';

/** A call as it came. Signatures are computed over the bytes, so nothing parses them before. */
export interface WebhookCall {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** A provider that reports events by calling `POST /api/webhooks/{name}` at the platform's own address. */
export interface WebhookSource {
  /**
   * Proves that the call comes from the provider, and returns the provider's id of the event. Runs before the call is
   * answered, so it does little else.
   * @throws AppError forbidden for a call that is not the provider's, malformed for one that cannot be read
   */
  verify(call: WebhookCall): Promise<string>;
  /**
   * Does what the event asks for, in a worker and in the platform's context; enters a school's context by `inContext`.
   * May run more than once for one event, and events may come in any order.
   */
  process(body: Buffer): Promise<void>;
}

export const WEBHOOK_SOURCE = Symbol('webhook-source');

/** Declares a provider of webhooks. `name` is the last segment of its address and stays: stored events contain it. */
export const ReceivesWebhooks =
  (name: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(WEBHOOK_SOURCE, name, target);
