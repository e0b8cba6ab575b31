import { describe, expect, it } from '@jest/globals';
import type { ListedMovement } from '../listed-movement.ts';
import { compare, dayOf, listedAround, referenceOf, type OwnMovement } from './reconciliation.rules.ts';

const day = dayOf('2026-11-20');
const noon = new Date('2026-11-20T12:00:00Z');
const now = new Date('2026-11-21T03:00:00Z');
const our = (change: Partial<OwnMovement> = {}): OwnMovement => ({
  kind: 'payment',
  id: 'pay-1',
  payment_id: 'pay-1',
  school_id: 'oak',
  refs: ['pi_1'],
  amount: 1_000,
  fee: 44,
  currency: 'GBP',
  state: 'succeeded',
  at: noon,
  ...change,
});
const row = (change: Partial<ListedMovement> = {}): ListedMovement => ({
  kind: 'payment',
  ref: 'pi_1',
  our_id: 'pay-1',
  amount: 1_000,
  fee: 44,
  currency: 'GBP',
  state: 'succeeded',
  settled: true,
  at: noon,
  ...change,
});
const kinds = (theirs: ListedMovement[], ours: OwnMovement[], at = now) =>
  compare(day, theirs, ours, at).breaks.map(({ kind }) => kind);

describe('the comparison with the list of a provider', () => {
  it('matches by our id or the reference', () => {
    expect(compare(day, [row()], [our()], now)).toEqual({ matched: 1, breaks: [] });
    expect(kinds([row({ our_id: null })], [our()])).toEqual([]);
    expect(kinds([row({ ref: 'other' })], [our()])).toEqual([]);
    expect(kinds([row({ kind: 'refund' })], [our()])).toEqual(['missing_here', 'missing_there']);
  });

  it('finds what one side lacks', () => {
    expect(kinds([row()], [])).toEqual(['missing_here']);
    expect(kinds([row({ state: 'failed' })], [])).toEqual([]);
    expect(kinds([], [our()])).toEqual(['missing_there']);
    expect(kinds([], [our({ state: 'open' })])).toEqual([]);
    expect(kinds([row()], [our({ state: 'open' })])).toEqual(['missing_here']);
  });

  it('finds another amount, currency, fee, or state', () => {
    expect(kinds([row({ amount: 999 })], [our()])).toEqual(['amount']);
    expect(kinds([row({ currency: 'USD' })], [our()])).toEqual(['amount']);
    expect(kinds([row({ fee: 45 })], [our()])).toEqual(['fee']);
    expect(kinds([row({ fee: null })], [our()])).toEqual([]);
    expect(kinds([row()], [our({ fee: null })])).toEqual(['fee']);
    expect(kinds([row({ state: 'failed' })], [our()])).toEqual(['state']);
    const refund = { kind: 'refund', id: 'ref-1', refs: ['re_1'], fee: null } as const;
    expect(
      kinds([row({ kind: 'refund', ref: 're_1', our_id: 'ref-1' })], [our({ ...refund, state: 'pending' })]),
    ).toEqual(['state']);
  });

  it('finds a movement that was made twice', () => {
    expect(kinds([row(), row({ ref: 'pi_2' })], [our()])).toEqual(['duplicate']);
    expect(kinds([row(), row({ ref: 'pi_2', state: 'failed' })], [our()])).toEqual([]);
  });

  it('finds what is not settled after five days, on whatever day', () => {
    const old = { at: new Date('2026-11-15T02:59:59Z') };
    expect(kinds([row({ ...old, settled: false })], [our(old)])).toEqual(['unsettled']);
    expect(kinds([row({ at: noon, settled: false })], [our()])).toEqual([]);
    expect(kinds([], [our({ ...old, state: 'pending' })])).toEqual(['unsettled']);
  });

  it('loses nothing around midnight, and leaves other days alone', () => {
    const before = new Date('2026-11-19T23:59:59Z');
    expect(kinds([row({ at: before, amount: 1 })], [our()])).toEqual(['amount']);
    expect(kinds([row({ amount: 1 })], [our({ at: before })])).toEqual(['amount']);
    expect(kinds([row({ at: before, amount: 1 })], [our({ at: before })])).toEqual([]);
    expect(kinds([], [our({ at: before })])).toEqual([]);
    expect(kinds([row({ at: day.to, our_id: null, ref: 'x' })], [])).toEqual([]);
    const around = listedAround(day);
    expect([around.from < before, around.to > day.to]).toEqual([true, true]);
  });

  it('names a break by the reference of the provider, or ours', () => {
    const [missing] = compare(day, [], [our({ refs: [] })], now).breaks;
    expect(referenceOf(missing!)).toBe('pay-1');
    expect(referenceOf(compare(day, [row({ our_id: null, ref: 'x' })], [], now).breaks[0]!)).toBe('x');
  });
});
