import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a call may be from ours, before and after, in seconds. */
const TOLERANCE_S = 300;

/**
 * Whether a call has a valid `Stripe-Signature`: `t=<seconds>,v1=<hex>[,v1=…]`, HMAC-SHA256 over `<t>.<body>` with the
 * signing secret as the key (https://docs.stripe.com/webhooks#verify-manually). The official SDK accepts times in the
 * future; here they are refused as old ones are.
 * @param secrets one, or two while the secret is changed
 */
export function isSignedByStripe(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now: Date,
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2));
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '');
  const [time] = times;
  if (times.length !== 1 || !time || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_S) return false;
  const signatures = parts
    .filter(([name]) => name === 'v1')
    .map(([, value]) => Buffer.from(value ?? '', 'hex'))
    .slice(0, 10);
  return secrets
    .filter((secret) => secret !== '')
    .map((secret) => createHmac('sha256', secret).update(`${time}.`).update(body).digest())
    .some((expected) =>
      signatures.some(
        (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
      ),
    );
}
