import type { Language } from '@bookgrove/contract';
import type { GiftDetails } from '../../orders/claim-codes/gift.rules.ts';
import type { OrderLineDraft } from '../../orders/orders.ts';
import { donationTitle, feeCoverTitle } from '../pricing/extras.rules.ts';
import type { Priced } from '../pricing/pricing.ts';
import { shippingTitle } from '../shipping/shipping.rules.ts';

/**
 * The lines of an order: its books, and what is paid beside them: shipping, the donation of a total that is rounded up, and
 * the cover of the provider's fee. They add up to the total.
 * @param rules the version of the royalty rules by book. Of what is no book nothing is divided by it: there it only names
 * how the order was sold.
 */
export function orderLines(
  priced: Priced,
  {
    rules,
    gifts,
    language,
    tenant,
  }: {
    rules: ReadonlyMap<string, string>;
    gifts: ReadonlyMap<string, GiftDetails>;
    language: Language;
    /** The school that sells. */
    tenant: string;
  },
): OrderLineDraft[] {
  const books = priced.lines.map(
    ({ item, kind, quantity, seats, book, price, discount, total, tax, tax_bps }): OrderLineDraft => ({
      item,
      kind,
      book_id: kind === 'course' ? null : book.id,
      course_id: kind === 'course' ? book.id : null,
      title: book.title,
      authors: book.authors,
      quantity,
      seats,
      ...(gifts.has(item) && { gift: gifts.get(item)! }),
      unit_price: price!.amount,
      discount,
      total,
      tax,
      tax_bps,
      charity_bps: book.charity_bps,
      charity_id: book.charity?.id ?? null,
      project_id: book.charity?.project?.id ?? null,
      rule_id: rules.get(book.id)!,
      maker_ids: book.maker_ids,
      made_by_tenant: book.made_by_tenant,
    }),
  );
  const { shipping, round_up, fee_cover } = priced;
  const beside = (kind: 'shipping' | 'donation' | 'fee_cover', title: string, amount: number) => ({
    item: kind,
    kind,
    book_id: null,
    title,
    authors: [],
    quantity: 1,
    unit_price: amount,
    total: amount,
    tax: 0,
    tax_bps: 0,
    charity_bps: kind === 'donation' ? 10_000 : 0,
    charity_id: null,
    project_id: null,
    rule_id: books[0]!.rule_id,
    maker_ids: [],
    made_by_tenant: tenant,
  });
  const { charity } = priced.round_up_charities;
  const donation = (amount: number) => ({
    ...beside('donation', donationTitle(language, charity?.name), amount),
    charity_id: charity?.id ?? null,
    project_id: charity?.project?.id ?? null,
  });
  return [
    ...books,
    ...(shipping
      ? [
          {
            ...beside('shipping', shippingTitle(language), shipping.amount),
            tax: shipping.tax,
            tax_bps: shipping.tax_bps,
          },
        ]
      : []),
    ...(round_up?.chosen ? [donation(round_up.amount)] : []),
    ...(fee_cover?.chosen ? [beside('fee_cover', feeCoverTitle(language), fee_cover.amount)] : []),
  ];
}
