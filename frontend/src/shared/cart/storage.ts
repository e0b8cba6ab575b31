import { LIMITS, MAX_QUANTITY } from '@bookgrove/contract';
import { EMPTY_CART, type CartItems } from './cart.ts';

/** Key of a visitor's cart in local storage, which signing out clears. */
export const CART_KEY = 'cart';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const numbers = (value: unknown): Record<string, number> | undefined => {
  const valid = Object.entries(value && typeof value === 'object' ? value : {}).filter(
    (entry): entry is [string, number] =>
      Number.isInteger(entry[1]) && Number(entry[1]) > 1 && Number(entry[1]) <= MAX_QUANTITY,
  );
  return valid.length > 0 ? Object.fromEntries(valid) : undefined;
};

/** The cart that this browser keeps; empty when it cannot be read. */
export function readCart(): CartItems {
  try {
    const stored = JSON.parse(localStorage.getItem(CART_KEY) ?? '{}') as Record<string, unknown>;
    return {
      items: texts(stored['items']),
      later: texts(stored['later']),
      quantities: numbers(stored['quantities']),
    };
  } catch {
    return EMPTY_CART;
  }
}

let waiting: CartItems | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenAt = -LIMITS.stateSaveThrottle;

function write(): void {
  if (!waiting) return;
  const { items, later, quantities } = waiting;
  forgetWrite();
  writtenAt = performance.now();
  try {
    if (items.length + later.length === 0) localStorage.removeItem(CART_KEY);
    else localStorage.setItem(CART_KEY, JSON.stringify({ items, later, quantities }));
  } catch (error) {
    // Without storage the cart lasts until the page is closed. Only logged.
    console.error('Error saving state', error);
  }
}

/** Saves the cart; storage is written at most once per `LIMITS.stateSaveThrottle`. */
export function saveCart(cart: CartItems): void {
  waiting = cart;
  if (timer !== undefined) return;
  const rest = LIMITS.stateSaveThrottle - (performance.now() - writtenAt);
  if (rest <= 0) write();
  else timer = setTimeout(write, rest);
}

/** Writes what waits at once, before the page is closed or left. */
export const flushCart = write;

/** Drops what waits to be written, when the cart is no longer a visitor's. */
export function forgetWrite(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting = null;
}

/** Deletes the cart that this browser keeps. */
export function deleteStoredCart(): void {
  forgetWrite();
  try {
    localStorage.removeItem(CART_KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
