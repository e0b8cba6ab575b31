import { randomUUID } from 'node:crypto';
import { minorUnits, type Money } from '@bookgrove/contract';
import { demoBooks, type DemoBook } from './books/index.ts';
import { demoSchools } from './schools.ts';
import { call, signIn, type Server } from './server.ts';
import type { ShopStep } from './shop-step.ts';

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

interface Kind {
  kind: 'class_pack' | 'gift';
  /** In pence. */
  price: number;
  seats?: number;
}
/** Other kinds in which a book of the platform is sold, by its key. Printed books are sold by the school that sends them. */
const KINDS: Readonly<Record<string, Kind[]>> = {
  'the-lantern-tree': [{ kind: 'gift', price: 350 }],
  'bees-and-why-we-need-every-one': [{ kind: 'class_pack', price: 6_000, seats: 30 }],
};
/** What sending a parcel costs, in minor units of the school's currency: at home, and everywhere else (`*`). */
const POSTAGE: Readonly<Record<string, { country: string; currency: string; amount: number }[]>> = {
  greenfield: [
    { country: 'GB', currency: 'GBP', amount: 295 },
    { country: '*', currency: 'GBP', amount: 890 },
  ],
  riverside: [{ country: 'KE', currency: 'KES', amount: 35_000 }],
  banyan: [{ country: 'IN', currency: 'INR', amount: 6_000 }],
};

const DAY = 86_400_000;
const day = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
/** Coupons of the first school. A coupon whose last day is over cannot be used. */
const COUPONS = [
  {
    code: 'BOOKWEEK',
    note: 'Book Week: a tenth off everything',
    kind: 'percent',
    percent_bps: 1_000,
    max_uses: 200,
    ends_at: day(21),
  },
  {
    code: 'SPONSORED',
    note: 'One book for each family, paid by the parents’ association',
    kind: 'free_books',
    free_copies: 1,
    max_uses: 25,
    max_per_buyer: 1,
  },
  {
    code: 'EXPIRED',
    note: 'Summer fair, over',
    kind: 'percent',
    percent_bps: 2_000,
    starts_at: day(-90),
    ends_at: day(-60),
  },
];

/** Shops that are open, prices of books in every kind and currency, postage, coupons. */
export async function seedOffers(step: ShopStep, server: Server): Promise<void> {
  for (const { key } of demoSchools) await step(`opening at ${key}`, () => openShop(server, key));
  for (const book of demoBooks)
    if (book.price) await step(`prices of ${book.key}`, () => setPrices(server, book, book.price!));
  for (const book of demoBooks)
    if (book.price && KINDS[book.key])
      await step(`kinds of ${book.key}`, () => setPrices(server, book, book.price!, KINDS[book.key]));
  for (const [school, rates] of Object.entries(POSTAGE))
    await step(`postage of ${school}`, async () => {
      const token = await signIn(server, school, `head@${school}.test`);
      await call(server, school, 'PUT', '/api/shipping-rates/', { token, json: { rates } });
    });
  await step('coupons', () => makeCoupons(server));
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
async function setPrices(server: Server, book: DemoBook, list: Money, kinds: Kind[] = []): Promise<void> {
  const admin = book.owner === 'platform' ? 'admin@bookgrove.test' : `head@${book.owner}.test`;
  const token = await signIn(server, book.owner, admin);
  const { id } = (await call(server, book.owner, 'GET', `/api/books/${book.key}/`, { token })) as {
    id: string;
  };
  const currencies = [...EVERYWHERE, ...(book.key === IN_YEN ? ['JPY'] : [])];
  const prices = currencies
    .filter((currency) => currency !== list.currency)
    .map((currency) => converted(list, currency));
  const others = kinds.map(({ price, ...kind }) => ({
    ...kind,
    prices: EVERYWHERE.map((currency) =>
      currency === 'GBP'
        ? { amount: price, currency }
        : converted({ amount: price, currency: 'GBP' }, currency),
    ),
  }));
  await call(server, book.owner, 'PUT', `/api/book-offers/${id}/`, {
    token,
    json: { prices, ...(others.length > 0 && { kinds: others }) },
  });
}

/** A round price in another currency. Both amounts are in minor units. */
function converted({ amount, currency: from }: Money, currency: string): Money {
  const pounds = amount / 10 ** minorUnits(from) / RATES[from]!.perPound;
  const { perPound, step } = RATES[currency]!;
  const whole = Math.max(1, Math.ceil((pounds * perPound) / step)) * step;
  return { amount: Math.round(whole * 10 ** minorUnits(currency)), currency };
}

/** The coupons of the first school, those that exist left alone. */
async function makeCoupons(server: Server): Promise<void> {
  const school = demoSchools[0]!.key;
  const token = await signIn(server, school, `head@${school}.test`);
  const ask = <T>(method: string, path: string, json?: object) =>
    call(server, school, method, `/api/coupons/${path}`, {
      token,
      ...(json && { json, headers: { 'idempotency-key': randomUUID() } }),
    }) as Promise<T>;
  const { results } = await ask<{ results: { id: string; code: string; state: string }[] }>(
    'GET',
    '?limit=100',
  );
  for (const coupon of COUPONS) {
    const known = results.find(({ code }) => code === coupon.code);
    const { id, state } = known ?? (await ask<{ id: string; state: string }>('POST', '', coupon));
    if (state === 'draft') await ask('POST', `${id}/step/`, { step: 'activate' });
  }
}
