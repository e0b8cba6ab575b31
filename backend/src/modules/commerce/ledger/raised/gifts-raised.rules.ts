/** Who raised a gift: `AttributedGift` of giving. */
interface NamedGift<Source extends string> {
  donation_id: string;
  source: Source;
  ref: string;
  label: string | null;
}

/** Sums of one gift in one currency; `donation_id` null: of all gifts that name nobody who raised them. */
export interface GiftSums {
  donation_id: string | null;
  currency: string;
  raised: number;
  pending: number;
  confirmed: number;
  refunded: number;
  gifts: number;
}

/** Sums by who raised them, as `RaisedByGifts`. */
type SumsOf<Source extends string> = Omit<GiftSums, 'donation_id'> & {
  source: Source | 'other';
  ref: string | null;
  label: string | null;
};

const ADDED = ['raised', 'pending', 'confirmed', 'refunded', 'gifts'] as const;

/** Adds the sums of gifts by who raised them and by currency; the most raised first. */
export function bySource<Source extends string>(
  sums: readonly GiftSums[],
  named: readonly NamedGift<Source>[],
): SumsOf<Source>[] {
  const known = new Map(named.map((gift) => [gift.donation_id, gift]));
  const rows = new Map<string, SumsOf<Source>>();
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
