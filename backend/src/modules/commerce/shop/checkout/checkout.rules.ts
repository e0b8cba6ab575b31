import { createHash } from 'node:crypto';

/** Statuses of a payment that may still become money. */
const OPEN_PAYMENTS: readonly string[] = ['created', 'redirected', 'processing', 'mismatch'];

/** Whether an order waits for a payment that was begun. */
export const waitsForPayment = (payments: readonly { status: string }[]): boolean =>
  payments.some(({ status }) => OPEN_PAYMENTS.includes(status));

/** Who buys: a person by their id, a guest by the token of the browser and the e-mail address. */
export type BasketOwner = { user_id: string } | { guest_token: string; email: string };

/**
 * What makes two checkouts the same one: the same owner, reader, items in any order, currency and total.
 * @returns SHA-256, 32 bytes
 */
export function basketKey(
  owner: BasketOwner,
  basket: { reader_id: string | null; items: readonly string[]; currency: string; total: number },
): Uint8Array<ArrayBuffer> {
  const who =
    'user_id' in owner ? ['user', owner.user_id] : ['guest', owner.guest_token, owner.email.toLowerCase()];
  const { reader_id, items, currency, total } = basket;
  const text = JSON.stringify([who, reader_id, [...items].sort(), currency, total]);
  return new Uint8Array(createHash('sha256').update(text).digest());
}
