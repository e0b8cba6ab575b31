import type { Client } from 'pg';
import { minorUnits, type Money } from '@bookgrove/contract';
import { demoBooks, type DemoBook } from './books/index.ts';
import { once } from './platform.ts';
import { demoSchools } from './schools.ts';
import { call, signIn, type Server } from './server.ts';
import { seedOrders } from './shop-orders.ts';

/** What one pound is in each currency of the demo's prices, and the step of its prices, in whole units of the currency. */
const RATES: Readonly<Record<string, { perPound: number; step: number }>> = {
  GBP: { perPound: 1, step: 0.5 },
  USD: { perPound: 1.3, step: 0.5 },
  INR: { perPound: 107, step: 10 },
  KES: { perPound: 165, step: 10 },
  JPY: { perPound: 190, step: 10 },
};
const EVERYWHERE = ['GBP', 'USD', 'INR', 'KES'];
/** The book that has a price in a currency without minor units. */
const IN_YEN = 'the-moon-bakery';

/**
 * The shop of the demo schools: open, with prices in several currencies, and with orders where the payment sandbox
 * runs. A step that fails is reported and tried again at the next start; the demo goes on without it.
 */
export async function seedShop(owner: Client, server: Server): Promise<void> {
  const step = (name: string, work: () => Promise<void>) =>
    once(owner, `shop: ${name}`, work).catch((error: Error) =>
      console.warn(`The demo shop lacks its ${name}: ${error.message}`),
    );
  for (const { key } of demoSchools) await step(`opening at ${key}`, () => openShop(server, key));
  for (const book of demoBooks)
    if (book.price) await step(`prices of ${book.key}`, () => setPrices(server, book, book.price!));
  if (server.sandbox) await seedOrders(step, server, server.sandbox);
}

/** Switches the shop of a school on; its other features stay as they are. */
async function openShop(server: Server, school: string): Promise<void> {
  const token = await signIn(server, school, `head@${school}.test`);
  const { features } = (await call(server, school, 'GET', '/api/school-settings/', { token })) as {
    features: { name: string; on: boolean }[];
  };
  const on = features.filter((feature) => feature.on || feature.name === 'shop').map(({ name }) => name);
  await call(server, school, 'PATCH', '/api/school-settings/', { token, json: { features: on } });
}

/** Sets the prices of a book beside its list price, as an administrator of those who made it. */
async function setPrices(server: Server, book: DemoBook, list: Money): Promise<void> {
  const admin = book.owner === 'platform' ? 'admin@bookgrove.test' : `head@${book.owner}.test`;
  const token = await signIn(server, book.owner, admin);
  const { id } = (await call(server, book.owner, 'GET', `/api/books/${book.key}/`, { token })) as {
    id: string;
  };
  const prices = [...EVERYWHERE, ...(book.key === IN_YEN ? ['JPY'] : [])]
    .filter((currency) => currency !== list.currency)
    .map((currency) => converted(list, currency));
  await call(server, book.owner, 'PUT', `/api/book-offers/${id}/`, { token, json: { prices } });
}

/** A round price in another currency. Both amounts are in minor units. */
function converted({ amount, currency: from }: Money, currency: string): Money {
  const pounds = amount / 10 ** minorUnits(from) / RATES[from]!.perPound;
  const { perPound, step } = RATES[currency]!;
  const whole = Math.max(1, Math.ceil((pounds * perPound) / step)) * step;
  return { amount: Math.round(whole * 10 ** minorUnits(currency)), currency };
}
