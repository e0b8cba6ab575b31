import { formatPrice, minorUnits, type ItemKind, type Money, type OfferKind } from '@bookgrove/contract';
import { minimumCharge } from '../../payments/providers/provider-money.rules.ts';

/** What a book costs in one kind, beside the list price of the catalogue. */
export interface Offer {
  kind: OfferKind;
  prices: Money[];
  /** Printed copies that can still be sold; null: as many as are asked for. */
  stock: number | null;
  /** Readers of one class pack; null for other kinds. */
  seats: number | null;
}

/** What is wrong with the offers of a book, by member; empty when they can be sold. */
export function wrongOffers(offers: readonly Offer[], by: { platform: boolean }): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  offers.forEach(({ kind, prices, stock, seats }, index) => {
    const at = `kinds.${index}`;
    if (offers.findIndex((other) => other.kind === kind) !== index)
      wrong[`${at}.kind`] = ['Each kind is named once.'];
    else if (kind === 'print' && by.platform)
      wrong[`${at}.kind`] = ['Printed books are sold by the school that sends them.'];
    if (kind !== 'print' && stock !== null) wrong[`${at}.stock`] = ['Only printed books have a stock.'];
    if (kind === 'class_pack' && seats === null)
      wrong[`${at}.seats`] = ['Please say how many readers one pack is for.'];
    if (kind !== 'class_pack' && seats !== null) wrong[`${at}.seats`] = ['Only class packs have seats.'];
    for (const [member, reasons] of Object.entries(wrongPrices(prices))) wrong[`${at}.${member}`] = reasons;
  });
  return wrong;
}

/** What is wrong with each price, by its member (`prices.0.amount`); empty when all can be charged. */
export function wrongPrices(prices: readonly Money[]): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  prices.forEach(({ amount, currency }, index) => {
    const lowest = minimumCharge(currency);
    if (prices.findIndex((other) => other.currency === currency) !== index)
      wrong[`prices.${index}.currency`] = [`There are two prices in ${currency}.`];
    if (amount < lowest)
      wrong[`prices.${index}.amount`] = [
        `The lowest price that can be paid is ${formatPrice({ amount: lowest, currency })}.`,
      ];
    // Card schemes settle currencies of three decimals with two.
    else if (minorUnits(currency) === 3 && amount % 10 !== 0)
      wrong[`prices.${index}.amount`] = [`A price in ${currency} ends with 0.`];
  });
  return wrong;
}

/**
 * All prices of a book in one kind. Of the digital book, an offer takes the place of the list price in its currency, and
 * the list price comes first. The other kinds have their offers only.
 */
export function pricesOf(list: Money | null, offers: readonly Money[], kind: ItemKind = 'digital'): Money[] {
  if (kind !== 'digital') return [...offers];
  if (!list) return [];
  const own = offers.find(({ currency }) => currency === list.currency);
  return [own ?? list, ...offers.filter(({ currency }) => currency !== list.currency)];
}
