import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookCall } from '../../../../platform/webhooks/webhook-source.ts';

/** Whether PhonePe made a call. */
export type PhonePeVerifier = (call: WebhookCall) => boolean;

/**
 * `Authorization` is SHA-256 of `user:password` in hex
 * (https://developer.phonepe.com/payment-gateway/website-integration/standard-checkout/api-integration/api-reference/webhook).
 * It is the same for each call and depends neither on the body nor on the time, so a call only causes a read of the
 * order.
 */
export const bySharedHash =
  (user: string, password: string): PhonePeVerifier =>
  ({ headers }) =>
    sameText(
      (headers.authorization ?? '')
        .replace(/^SHA256\s*/i, '')
        .trim()
        .toLowerCase(),
      createHash('sha256').update(`${user}:${password}`).digest('hex'),
    );

/** The newer mode: HMAC-SHA256 of the body in hex, in a header whose name PhonePe states when the mode is switched on. */
export const byHmac =
  (header: string, secret: string): PhonePeVerifier =>
  ({ body, headers }) => {
    const value = headers[header.toLowerCase()];
    return (
      typeof value === 'string' &&
      sameText(value.toLowerCase(), createHmac('sha256', secret).update(body).digest('hex'))
    );
  };

/** Compares in a time that does not depend on where the texts differ. */
function sameText(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
