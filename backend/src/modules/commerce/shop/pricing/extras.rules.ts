import { minorUnits } from '@bookgrove/contract';
import { feeCoverOf, type ProviderFee } from '../../payments/providers/provider-fees.rules.ts';

export { feeCoverOf };

/** What a buyer may pay beside the order, in minor units. Both are offered, and neither is chosen for them. */
export interface Extra {
  amount: number;
  chosen: boolean;
}

export interface Extras {
  /** A donation that rounds the total up; null when there is nothing to pay. */
  round_up: Extra | null;
  /** The provider's fee; null when there is nothing to pay, and while no provider with a known fee is chosen. */
  fee_cover: Extra | null;
}

/** Sums that people call round, in minor units, where it is not one whole unit of the currency. */
const ROUND: Readonly<Record<string, number>> = { INR: 10_00, JPY: 100, KES: 10_00 };

/** What is missing to the next round sum; a whole step where the total is round already. Minor units. */
export function roundUpOf(total: number, currency: string): number {
  const step = ROUND[currency] ?? 10 ** minorUnits(currency);
  return step - (total % step);
}

/**
 * What a buyer may add to a total, the fee cover computed on what the chosen donation makes of it.
 * @param fee of the chosen provider; null while none is chosen, and for one without a known fee
 * @returns the extras, and the total with those that are chosen
 */
export function withExtras(
  total: number,
  currency: string,
  fee: ProviderFee | null,
  chosen: { round_up?: boolean | undefined; fee_cover?: boolean | undefined },
): Extras & { total: number } {
  if (total === 0) return { round_up: null, fee_cover: null, total };
  const round_up = { amount: roundUpOf(total, currency), chosen: chosen.round_up ?? false };
  const net = total + (round_up.chosen ? round_up.amount : 0);
  const cover = fee ? feeCoverOf(net, fee) : 0;
  const fee_cover = cover > 0 ? { amount: cover, chosen: chosen.fee_cover ?? false } : null;
  return { round_up, fee_cover, total: net + (fee_cover?.chosen ? cover : 0) };
}

const DONATION: Readonly<Record<string, string>> = {
  en: 'Rounded up for a charity',
  fr: 'Arrondi pour une association',
  ar: 'تقريب المبلغ لصالح جمعية خيرية',
  hi: 'दान के लिए पूरी की गई राशि',
};
const DONATION_TO: Readonly<Record<string, string>> = {
  en: 'Rounded up for {charity}',
  fr: 'Arrondi pour {charity}',
  ar: 'تقريب المبلغ لصالح {charity}',
  hi: '{charity} के लिए पूरी की गई राशि',
};
const FEE_COVER: Readonly<Record<string, string>> = {
  en: 'Cost of the payment',
  fr: 'Frais de paiement',
  ar: 'تكلفة الدفع',
  hi: 'भुगतान का खर्च',
};

/** Titles of the lines of an order. */
export const donationTitle = (language: string, charity?: string): string =>
  charity === undefined
    ? (DONATION[language] ?? DONATION['en']!)
    : (DONATION_TO[language] ?? DONATION_TO['en']!).replace('{charity}', () => charity);
export const feeCoverTitle = (language: string): string => FEE_COVER[language] ?? FEE_COVER['en']!;
