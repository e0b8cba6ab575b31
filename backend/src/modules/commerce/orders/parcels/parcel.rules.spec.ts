import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  canMoveParcel,
  contentOf,
  hasArrived,
  leftToSend,
  needsReason,
  nextOfParcel,
  PARCEL_STATUSES,
  slipContent,
  type ParcelStatus,
} from './parcel.rules.ts';

/** Every move that is allowed. Whatever is not in this list must be refused. */
const LISTED: Record<ParcelStatus, string> = {
  pending: 'packed shipped cancelled',
  packed: 'shipped cancelled',
  shipped: 'in_transit out_for_delivery delivered delayed',
  in_transit: 'out_for_delivery delivered delayed lost',
  out_for_delivery: 'delivered attempt_failed',
  delivered: 'returned',
  delayed: 'in_transit out_for_delivery delivered lost',
  attempt_failed: 'out_for_delivery delivered returned',
  lost: '',
  returned: '',
  cancelled: '',
};
const line = (id: string, quantity: number, change = {}) => ({
  id,
  kind: 'print',
  quantity,
  total: 100,
  refunded: 0,
  ...change,
});
const parcel = (status: ParcelStatus, line_id: string, quantity: number) => ({
  status,
  lines: [{ line_id, quantity }],
});

describe('the state machine of parcels', () => {
  it.each(PARCEL_STATUSES.flatMap((from) => PARCEL_STATUSES.map((to) => [from, to] as const)))(
    '%s → %s',
    (from, to) => {
      const listed = LISTED[from].split(' ').includes(to);
      expect(canMoveParcel(from, to)).toBe(listed);
      expect(nextOfParcel(from).includes(to)).toBe(listed);
    },
  );

  it('asks for a reason where something went wrong', () => {
    expect(PARCEL_STATUSES.filter(needsReason)).toEqual([
      'delayed',
      'attempt_failed',
      'lost',
      'returned',
      'cancelled',
    ]);
  });
});

describe('what is left to send', () => {
  it('is what no parcel has', () => {
    const lines = [line('a', 5), line('b', 1), line('c', 1, { kind: 'digital' })];
    expect(leftToSend(lines, [parcel('packed', 'a', 2), parcel('delivered', 'b', 1)])).toEqual([
      { line_id: 'a', quantity: 3 },
    ]);
  });
  it.each<ParcelStatus>(['lost', 'returned', 'cancelled'])('is what was in a parcel that is %s', (status) => {
    expect(leftToSend([line('a', 2)], [parcel(status, 'a', 2)])).toEqual([{ line_id: 'a', quantity: 2 }]);
  });
  it('is nothing of what was paid back whole', () => {
    expect(leftToSend([line('a', 2, { refunded: 100 }), line('b', 1, { refunded: 99 })], [])).toEqual([
      { line_id: 'b', quantity: 1 },
    ]);
  });
  it('and what is in parcels are the line', () => {
    const parcels = fc.array(fc.tuple(fc.constantFrom(...PARCEL_STATUSES), fc.integer({ min: 1, max: 20 })));
    fc.assert(
      fc.property(parcels, (made) => {
        const held: ReturnType<typeof parcel>[] = [];
        for (const [status, quantity] of made) {
          const content = contentOf(leftToSend([line('a', 20)], held), [{ line_id: 'a', quantity }]);
          if (typeof content !== 'string') held.push(parcel(status, 'a', quantity));
        }
        const gone: ParcelStatus[] = ['lost', 'returned', 'cancelled'];
        const inside = held.filter(({ status }) => !gone.includes(status));
        const copies = inside.reduce((sum, { lines }) => sum + lines[0]!.quantity, 0);
        const left = leftToSend([line('a', 20)], held)[0]?.quantity ?? 0;
        expect(copies + left).toBe(20);
      }),
    );
  });
});

describe('a parcel', () => {
  const left = [
    { line_id: 'a', quantity: 3 },
    { line_id: 'b', quantity: 1 },
  ];
  it('has all that is left, or what staff choose of it', () => {
    expect(contentOf(left, null)).toEqual(left);
    expect(contentOf(left, [{ line_id: 'a', quantity: 2 }])).toEqual([{ line_id: 'a', quantity: 2 }]);
  });
  it.each([
    [[], null, 'Everything of this order is in a parcel already.'],
    [left, [], 'Put at least one book into the parcel.'],
    [left, [{ line_id: 'a', quantity: 4 }], 'Only 3 of a line are left to send.'],
    [left, [{ line_id: 'x', quantity: 1 }], 'One of these lines has nothing that is left to send.'],
    [
      left,
      [
        { line_id: 'a', quantity: 1 },
        { line_id: 'a', quantity: 1 },
      ],
      'Name each line once.',
    ],
  ])('of %j cannot have %j', (of, wanted, sentence) => {
    expect(contentOf(of, wanted)).toBe(sentence);
  });
  it('has arrived when every copy was delivered', () => {
    expect(hasArrived(line('a', 3), [parcel('delivered', 'a', 2), parcel('shipped', 'a', 1)])).toBe(false);
    expect(hasArrived(line('a', 3), [parcel('delivered', 'a', 2), parcel('delivered', 'a', 1)])).toBe(true);
  });
});

describe('a packing slip', () => {
  const lines = [line('a', 3), line('b', 1), line('c', 5, { kind: 'digital' })];
  const parcels = [
    { id: '1', ...parcel('shipped', 'a', 2) },
    { id: '2', ...parcel('packed', 'a', 1) },
    { id: '3', ...parcel('lost', 'b', 1) },
  ];

  it('lists the copies that have not left, in a parcel or not', () => {
    expect(slipContent(lines, parcels, null)).toEqual([
      { line_id: 'a', quantity: 1 },
      { line_id: 'b', quantity: 1 },
    ]);
  });

  it('of one parcel lists what is in it, and of an order that has left everything', () => {
    expect(slipContent(lines, parcels, '1')).toEqual([{ line_id: 'a', quantity: 2 }]);
    expect(slipContent(lines, parcels, '9')).toEqual([]);
    const gone = [{ id: '1', ...parcel('delivered', 'a', 3) }];
    expect(slipContent([line('a', 3)], gone, null)).toEqual([{ line_id: 'a', quantity: 3 }]);
    expect(slipContent([line('a', 3, { refunded: 100 })], [], null)).toEqual([]);
  });
});
