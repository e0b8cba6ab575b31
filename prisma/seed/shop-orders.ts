import { SandboxControl } from '../../backend/sandbox/core/control-client.ts';
import { demoSchools, usernameOf } from './schools.ts';
import { call, signIn, type Server } from './server.ts';
import type { ShopStep } from './shop-step.ts';
import { Purchase, type Wanted } from './shop-purchase.ts';

type Order = Omit<Wanted, 'school' | 'currency'> & { currency?: string };
const at =
  (school: Wanted['school'], currency: string) =>
  (orders: Order[]): Wanted[] =>
    orders.map((order) => ({ school, currency, ...order }));
const greenfield = at('greenfield', 'GBP');
const riverside = at('riverside', 'KES');
const banyan = at('banyan', 'INR');

/** Orders that are made one after the other: the provider lies about the amount of one of them. */
const FIRST: Wanted[] = [
  ...greenfield([
    { buyer: 'parent', books: ['the-moon-bakery'], provider: 'stripe', ending: 'paid' },
    {
      buyer: 'parent',
      books: ['night-train-to-marrakesh', 'where-rivers-sleep'],
      provider: 'paypal',
      ending: 'refund',
    },
    { buyer: 'parent', books: ['the-kite-makers'], provider: 'paypal', ending: 'retry' },
    { buyer: 'teacher', books: ['bees-and-why-we-need-every-one'], provider: 'stripe', ending: 'review' },
    { buyer: 'parent', books: ['the-lantern-tree'], provider: 'stripe', ending: 'unpaid' },
  ]),
  ...riverside([{ buyer: 'parent', books: ['the-moon-bakery'], provider: 'stripe', ending: 'paid' }]),
  ...banyan([
    { buyer: 'parent', books: ['the-tree-with-a-hundred-legs'], provider: 'phonepe', ending: 'paid' },
    { buyer: 'teacher', books: ['sau-pairon-wala-bargad'], provider: 'phonepe', ending: 'paid' },
  ]),
];

/** Orders whose buyers buy at the same time, by the name of their step. */
const TOGETHER: Readonly<Record<string, Wanted[]>> = {
  'printed books, a class pack and a gift': greenfield([
    { buyer: 'head', books: ['STORY:print'], provider: 'paypal', ending: 'packed' },
    { buyer: 'mentor.parent', books: ['STORY:print'], copies: 2, provider: 'stripe', ending: 'shipped' },
    { buyer: 'bursar', books: ['STORY:print'], provider: 'stripe', ending: 'delivered' },
    {
      buyer: 'mentor',
      books: ['bees-and-why-we-need-every-one:class_pack'],
      provider: 'stripe',
      ending: 'paid',
    },
    {
      buyer: 'teacher',
      books: ['the-lantern-tree:gift'],
      provider: 'paypal',
      ending: 'paid',
      gift: {
        recipient_name: 'Rosa',
        recipient_email: 'rosa@friends.test',
        sender_name: 'Daniel',
        message: 'For the evenings when we cannot read together.',
      },
    },
  ]),
  'a parcel that is late': greenfield([
    { buyer: 'mentor', books: ['STORY:print'], provider: 'stripe', ending: 'delayed' },
  ]),
  'a refund that failed': greenfield([
    { buyer: 'bursar', books: ['the-kite-makers'], provider: 'stripe', ending: 'refund fails' },
  ]),
  'copies of a child’s story': greenfield([
    { buyer: 'parent', books: ['STORY'], provider: 'stripe', ending: 'paid', coupon: 'BOOKWEEK' },
    { buyer: 'teacher', books: ['STORY'], provider: 'paypal', ending: 'paid' },
    { buyer: 'mentor', books: ['STORY', 'the-lantern-tree'], provider: 'stripe', ending: 'paid' },
    { buyer: null, books: ['STORY'], provider: 'paypal', ending: 'paid' },
  ]),
  'orders that did not go smoothly': [
    ...greenfield([
      {
        buyer: 'head',
        books: ['the-kite-makers', 'where-rivers-sleep'],
        provider: 'paypal',
        ending: 'refund all',
      },
      { buyer: 'mentor', books: ['night-train-to-marrakesh'], provider: 'stripe', ending: 'dispute' },
      { buyer: 'bursar', books: ['where-rivers-sleep'], provider: 'stripe', ending: 'late' },
      { buyer: 'mentor.parent', books: ['the-kite-makers'], provider: 'stripe', ending: 'expired' },
    ]),
    ...riverside([{ buyer: 'bursar', books: ['the-kite-makers'], provider: 'stripe', ending: 'cancelled' }]),
    ...banyan([
      { buyer: 'head', books: ['the-tree-with-a-hundred-legs'], provider: 'phonepe', ending: 'late' },
      { buyer: 'bursar', books: ['sau-pairon-wala-bargad'], provider: 'phonepe', ending: 'retry' },
    ]),
  ],
  'orders in other currencies, and one without a payment': [
    ...greenfield([
      { buyer: 'mentor.parent', books: ['where-rivers-sleep'], ending: 'paid', coupon: 'SPONSORED' },
      { buyer: 'teacher', books: ['the-moon-bakery'], currency: 'JPY', provider: 'stripe', ending: 'paid' },
    ]),
    ...riverside([
      { buyer: 'head', books: ['where-rivers-sleep'], currency: 'USD', provider: 'paypal', ending: 'paid' },
      { buyer: 'teacher', books: ['the-lantern-tree'], provider: 'stripe', ending: 'paid' },
    ]),
    ...banyan([
      { buyer: 'teacher', books: ['the-tree-with-a-hundred-legs'], provider: 'stripe', ending: 'paid' },
    ]),
  ],
};

/** The book that a student of the first school asks a parent for. */
const WISHED = 'grandmother-s-thousand-buttons';

/** Orders in every state, made through the API and the payment sandbox, and a student's request that waits. */
export async function seedOrders(step: ShopStep, server: Server, sandbox: string): Promise<void> {
  const control = new SandboxControl(sandbox);
  const make = (wanted: Wanted) => new Purchase(server, control, wanted).make();
  for (const wanted of FIRST)
    await step(`order of ${wanted.books.join(' and ')} at ${wanted.school}`, () => make(wanted));
  for (const [name, orders] of Object.entries(TOGETHER))
    await step(name, async () => {
      // All are given their chance before a failure is reported.
      const failed = (await Promise.allSettled(orders.map(make))).find(({ status }) => status === 'rejected');
      if (failed) throw (failed as PromiseRejectedResult).reason;
    });
  await step('request of a student', () => askParent(server));
}

/** The first student of the first school asks the parent for a book, unless that was asked already. */
async function askParent(server: Server): Promise<void> {
  const { key, class: schoolClass } = demoSchools[0]!;
  const token = await signIn(server, key, usernameOf(schoolClass.students[0]![0], schoolClass.suffix));
  const ask = <T>(method: string, path: string, json?: object) =>
    call(server, key, method, path, { token, ...(json && { json }) }) as Promise<T>;
  const { count } = await ask<{ count: number }>('GET', '/api/cart-requests/?limit=1');
  if (count > 0) return;
  const { id } = await ask<{ id: string }>('GET', `/api/books/${WISHED}/`);
  await ask('POST', '/api/cart-requests/', { items: [id] });
}
