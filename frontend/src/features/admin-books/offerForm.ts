import { t } from '../../i18n/index.ts';
import { amountOf, typedPrice, type TypedPrice } from '../../shared/prices/typedPrices.ts';
import type { BookOffers, BookOffersBody } from './offersApi.ts';

export type OfferKind = BookOffers['possible_kinds'][number];

/** What a book costs in one kind, as the form holds it; without prices it is not sold in this kind. */
export interface KindDraft {
  kind: OfferKind;
  prices: TypedPrice[];
  /** Printed copies that are left; empty: as many as are asked for. */
  stock: string;
  /** Readers of one class pack. */
  seats: string;
}

/** Readers of a class pack that was not offered before. */
const SEATS = 30;

/** The form for the offers of a book: the digital book first. */
export function draftsOf({ prices, kinds, possible_kinds: possible }: BookOffers): KindDraft[] {
  const others = possible.filter((kind) => kind !== 'digital');
  return [
    { kind: 'digital', prices: prices.map(typedPrice), stock: '', seats: '' },
    ...others.map((kind): KindDraft => {
      const known = kinds.find((one) => one.kind === kind);
      return {
        kind,
        prices: known?.prices.map(typedPrice) ?? [],
        stock: known?.stock?.toString() ?? '',
        seats: String(known?.seats ?? SEATS),
      };
    }),
  ];
}

const isWhole = (text: string, least: number): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least;

/** Kinds that are sent: those with prices, and those that were sold before. */
const sentKinds = (drafts: readonly KindDraft[], before: BookOffers): KindDraft[] =>
  drafts.filter(
    ({ kind, prices }) =>
      kind !== 'digital' && (prices.length > 0 || before.kinds.some((one) => one.kind === kind)),
  );

/** How the server names what belongs to a kind: `kinds.1.`; for the digital book nothing. */
export function memberOf(kind: OfferKind, drafts: readonly KindDraft[], before: BookOffers): string {
  const index = sentKinds(drafts, before).findIndex((one) => one.kind === kind);
  return kind === 'digital' ? '' : `kinds.${index}.`;
}

/** What is wrong with the form, by the name of the field; the server looks at the rest. */
export function wrongIn(drafts: readonly KindDraft[], before: BookOffers): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const draft of drafts) {
    if (draft.prices.length === 0) continue;
    const member = memberOf(draft.kind, drafts, before);
    draft.prices.forEach((price, index) => {
      if (amountOf(price) === null)
        wrong[`${member}prices.${index}.amount`] = t('Please enter an amount, such as 4.50.');
    });
    if (draft.kind === 'print' && draft.stock.trim() && !isWhole(draft.stock, 0))
      wrong[`${member}stock`] = t('Please enter a number of copies.');
    if (draft.kind === 'class_pack' && !isWhole(draft.seats, 1))
      wrong[`${member}seats`] = t('Please enter a number of readers.');
  }
  return wrong;
}

const pricesOf = (prices: readonly TypedPrice[]) =>
  prices.map((price) => ({ currency: price.currency, amount: amountOf(price) ?? 0 }));

/** The request body; `before` is what the form was opened with, so that copies sold meanwhile are not lost. */
export function bodyOf(drafts: readonly KindDraft[], before: BookOffers): BookOffersBody {
  const kinds = sentKinds(drafts, before).map(({ kind, prices, stock, seats }) => ({
    kind: kind as Exclude<OfferKind, 'digital'>,
    prices: pricesOf(prices),
    ...(kind === 'print' && {
      stock: stock.trim() ? Number(stock) : null,
      stock_seen: before.kinds.find((one) => one.kind === kind)?.stock ?? null,
    }),
    ...(kind === 'class_pack' && { seats: isWhole(seats, 1) ? Number(seats) : SEATS }),
  }));
  return { prices: pricesOf(drafts.find(({ kind }) => kind === 'digital')?.prices ?? []), kinds };
}
