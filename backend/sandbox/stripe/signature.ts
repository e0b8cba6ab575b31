import { createHmac } from 'node:crypto';

/**
 * The header `Stripe-Signature`: HMAC-SHA256 over `<unix seconds>.<body>` with the endpoint's secret as text
 * (docs.stripe.com/webhooks/signature).
 */
export function stripeSignature(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
