import { itemOf, may, readItem } from '@bookgrove/contract';
import { currentTenantKind, type Principal } from '../../../../platform/context.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { wrongGift, type GiftDetails } from '../../orders/claim-codes/gift.rules.ts';
import type { Priced } from '../pricing/pricing.ts';

/** A gift as the buyer described it. */
export type WishedGift = GiftDetails & { item: string };

/**
 * The details of each line of kind `gift`, by its item.
 * @throws AppError 422 with `gifts.<index>.<member>`, `gift_details_needed` for a gift without them
 */
export function giftsOf(
  wished: readonly WishedGift[],
  { items }: Pick<Priced, 'items'>,
  now: Date,
): Map<string, GiftDetails> {
  const wrong: Record<string, string[]> = {};
  wished.forEach((gift, index) => {
    for (const [member, reasons] of Object.entries(wrongGift(gift, now)))
      wrong[`gifts.${index}.${member}`] = reasons;
  });
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  const gifts = new Map<string, GiftDetails>();
  for (const { asked, line } of items) {
    if (line.kind !== 'gift') continue;
    const found = wished.find(({ item }) =>
      [asked, line.item].includes(itemOf(readItem(item.toLowerCase()))),
    );
    if (!found)
      throw invalidFields(
        { gifts: [`Please say who gets “${line.book.title}”, and where the gift is sent.`] },
        'gift_details_needed',
      );
    const { item: _item, ...details } = found;
    gifts.set(line.item, details);
  }
  return gifts;
}

/** @throws AppError 403 `teachers_only` for a class pack that is bought by somebody who teaches no class */
export function assertMayBuy(person: Principal | null, { lines }: Pick<Priced, 'lines'>): void {
  if (!lines.some(({ kind }) => kind === 'class_pack')) return;
  if (person && may(person.role, 'class.teach', currentTenantKind())) return;
  throw new AppError(
    'forbidden',
    'teachers_only',
    'Class packs are bought by teachers, who hand them out in their class.',
  );
}
