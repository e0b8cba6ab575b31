import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../api/session.ts';
import type { Book } from '../../api/types.ts';
import { paths } from '../../app/paths.ts';
import { t } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { formatMoney } from '../../ui/Money.tsx';
import { cartApi } from './api.ts';
import { useCart, useShop } from './useCart.ts';

/** The printed book, where the school sells one: into the cart, beside the digital book. Students ask for that one. */
export function BuyPrint({ book, className }: { book: Pick<Book, 'id'>; className?: string | undefined }) {
  const user = useSelector(selectUser);
  const cart = useCart();
  const shop = useShop() && user?.role !== 'student';
  const item = `${book.id}:print`;
  const [quote, { data }] = cartApi.useQuoteCartMutation();
  useEffect(() => {
    if (shop) void quote({ items: [item] });
  }, [shop, item, quote]);
  const line = data?.lines[0];
  if (!shop || !line || !['ok', 'sold_out', 'not_sent'].includes(line.state)) return null;
  if (cart.has(item))
    return (
      <ButtonLink size="lg" icon="cart" className={className} to={paths.cart}>
        {t('Printed, in your cart')}
      </ButtonLink>
    );
  if (line.state === 'sold_out') return <p className={className}>{t('All printed copies are sold.')}</p>;
  return (
    <Button
      size="lg"
      icon="print"
      className={className}
      disabled={!cart.ready}
      onClick={() => cart.add(item)}
    >
      {line.unit_price
        ? t('Printed on paper, {price}', { price: formatMoney(line.unit_price) })
        : t('Printed on paper')}
    </Button>
  );
}
