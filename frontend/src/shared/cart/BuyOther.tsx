import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.ts';
import type { Book, User } from '../../api/types.ts';
import { paths } from '../../app/paths.ts';
import { t } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { formatMoney } from '../../ui/Money.tsx';
import { cartApi, type CartLine } from './api.ts';
import { useCart, useShop } from './useCart.ts';

type OtherKind = 'class_pack' | 'gift';

/** As what a book is offered to this person beside their own copy: class packs to those who teach or lead. */
export const kindsFor = (user: Pick<User, 'role'> | null): OtherKind[] =>
  user?.role === 'student'
    ? []
    : user?.role === 'teacher' || user?.role === 'school_admin'
      ? ['gift', 'class_pack']
      : ['gift'];

/** A gift, and for teachers and heads a class pack, where the school sells them: into the cart, beside the book itself. */
export function BuyOther({ book, className }: { book: Pick<Book, 'id'>; className?: string | undefined }) {
  const user = useSelector(selectUser);
  const shop = useShop();
  const asked = shop
    ? kindsFor(user)
        .map((kind) => `${book.id}:${kind}`)
        .join(',')
    : '';
  const [quote, { data }] = cartApi.useQuoteCartMutation();
  useEffect(() => {
    if (asked) void quote({ items: asked.split(',') });
  }, [asked, quote]);
  if (!asked || !data) return null;
  return data.lines
    .filter(({ state }) => state === 'ok')
    .map((line) => <Kind key={line.item} line={line} className={className} />);
}

function Kind({
  line: { item, kind, seats, unit_price: price },
  className,
}: {
  line: CartLine;
  className: string | undefined;
}) {
  const cart = useCart();
  const isGift = kind === 'gift';
  if (cart.has(item))
    return (
      <ButtonLink size="lg" icon="cart" className={className} to={paths.cart}>
        {isGift ? t('Gift, in your cart') : t('Class pack, in your cart')}
      </ButtonLink>
    );
  const sum = price ? formatMoney(price) : '';
  return (
    <Button
      size="lg"
      icon={isGift ? 'star' : 'people'}
      className={className}
      disabled={!cart.ready}
      onClick={() => cart.add(item)}
    >
      {isGift
        ? t('Give it as a gift, {price}', { price: sum })
        : t('Class pack for {seats, plural, one {one reader} other {# readers}}, {price}', {
            seats: seats ?? 0,
            price: sum,
          })}
    </Button>
  );
}
