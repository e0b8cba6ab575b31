import type { AttributedGift } from '../../../giving/contract/attribution.ts';
import type { RaisedByGifts } from './money-raised.view.ts';

/** Sums of one gift in one currency; `donation_id` null: of all gifts that name nobody who raised them. */
export interface GiftSums extends Pick<
  RaisedByGifts,
  'currency' | 'raised' | 'pending' | 'confirmed' | 'refunded' | 'gifts'
> {
  donation_id: string | null;
}

const ADDED = ['raised', 'pending', 'confirmed', 'refunded', 'gifts'] as const;

/** Adds the sums of gifts by who raised them and by currency; the most raised first. */
export function bySource(sums: readonly GiftSums[], named: readonly AttributedGift[]): RaisedByGifts[] {
  const known = new Map(named.map((gift) => [gift.donation_id, gift]));
  const rows = new Map<string, RaisedByGifts>();
  for (const { donation_id, ...sum } of sums) {
    const { source, ref, label } = (donation_id && known.get(donation_id)) || {
      source: 'other' as const,
      ref: null,
      label: null,
    };
    const key = JSON.stringify([source, ref, sum.currency]);
    const row = rows.get(key);
    if (row) for (const name of ADDED) row[name] += sum[name];
    else rows.set(key, { source, ref, label, ...sum });
  }
  return [...rows.values()].sort((one, other) => other.raised - one.raised);
}
