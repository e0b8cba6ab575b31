import type { BookOnOffer, CourseOnOffer, ItemKind } from '@bookgrove/contract';
import type { Offer } from '../offers/offer.rules.ts';

/** What something costs in one kind. */
export type OfferOfItem = Omit<Offer, 'kind'> & { kind: ItemKind };

/** A course as the shop prices it: like a book that is sold in the kind `course` alone. */
export interface CourseForSale {
  book: Omit<BookOnOffer, 'state'> & { state: BookOnOffer['state'] | 'not_for_reader' };
  offer: OfferOfItem;
}

/** Nothing of the price of a course is promised to a charity, and nobody is named as its author in the books of account. */
export const courseForSale = ({
  id,
  slug,
  name,
  prices,
  state,
  owned,
  made_by_tenant,
}: CourseOnOffer): CourseForSale => ({
  book: {
    id,
    slug,
    title: name,
    authors: [],
    cover: null,
    price: prices[0] ?? null,
    charity_bps: 0,
    charity: null,
    categories: [],
    state,
    owned,
    maker_ids: [],
    made_by_tenant,
  },
  offer: { kind: 'course', prices: [...prices], stock: null, seats: null },
});
