/** As what a book is sold: to read here, on paper, for a class, or to give away. */
export const OFFER_KINDS = ['digital', 'print', 'class_pack', 'gift'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** As what something is sold: a book in one of its kinds, or a course. */
export const ITEM_KINDS = [...OFFER_KINDS, 'course'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The most copies of one printed book in an order. */
export const MAX_QUANTITY = 99;

/** A book, or a course for the kind `course`, by id or slug; and the kind in which it is meant. */
export interface ItemRef {
  book: string;
  kind: ItemKind;
}

/** The item of a cart: the id of the book for its digital edition, `<book id>:<kind>` for the other kinds, `<course id>:course`. */
export const itemOf = ({ book, kind }: ItemRef): string => (kind === 'digital' ? book : `${book}:${kind}`);

/** What an item means. Text that is not an item is read as the reference of a digital book, which is found nowhere. */
export function readItem(item: string): ItemRef {
  const colon = item.lastIndexOf(':');
  const kind = ITEM_KINDS.find((one) => one !== 'digital' && one === item.slice(colon + 1));
  return colon > 0 && kind ? { book: item.slice(0, colon), kind } : { book: item, kind: 'digital' };
}

/** How many of an item are bought: 1 to 99 of printed books, 1 of the others. */
export const quantityFor = (kind: ItemKind, wanted: number | undefined): number =>
  kind === 'print' && wanted !== undefined ? Math.min(Math.max(Math.trunc(wanted), 1), MAX_QUANTITY) : 1;
