import { paths } from '../../../app/paths.ts';
import { t, translated } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { SumCard, SumLine, SumTotal } from '../../../ui/SumCard.tsx';
import { CurrencyField, ItemCover, kindLabel, splitOf, splitParts } from '../../cart/index.ts';
import type { CheckoutItems } from '../useCheckoutItems.ts';
import styles from './Checkout.module.css';

/** What is paid for, and where the money goes. */
export function OrderSum({ items, taxNote }: { items: CheckoutItems; taxNote: string | undefined }) {
  const { lines, total, shipping, roundUp, feeCover, canPay } = items;
  const split = splitOf(lines, roundUp?.chosen ? roundUp.price : null);
  const discount = lines.reduce((sum, line) => sum + (line.discount?.amount ?? 0), 0);
  return (
    <SumCard title={t('Your order')}>
      {lines.map(({ item, title, authors, image, total: price, state, reason, kind, quantity }) => (
        <SumLine
          key={item}
          label={
            quantity > 1
              ? `${quantity} × ${title}`
              : title || (kind === 'course' ? t('A course') : t('A book'))
          }
          note={state === 'ok' ? kindLabel(kind) : reason ? translated(reason) : undefined}
          picture={
            <ItemCover
              title={title}
              authors={authors}
              image={image}
              sizes="64px"
              className={styles['thumb']}
            />
          }
          value={price}
        />
      ))}
      {discount > 0 && total && (
        <p className={styles['small']}>
          {t('{sum} is taken off already.', {
            sum: formatMoney({ amount: discount, currency: total.currency }),
          })}
        </p>
      )}
      {shipping && <SumLine label={t('Postage and packing')} value={shipping.price} />}
      {roundUp?.chosen && (
        <SumLine
          label={
            roundUp.charity
              ? t('Rounded up for {charity}', { charity: roundUp.charity.name })
              : t('Rounded up for a charity')
          }
          value={roundUp.price}
        />
      )}
      {feeCover?.chosen && <SumLine label={t('Cost of the payment')} value={feeCover.price} />}
      {total && <SumTotal label={t('Total')} value={total} />}
      {taxNote && <p className={styles['small']}>{translated(taxNote)}</p>}
      <CurrencyField currencies={items.currencies} currency={items.currency} />
      {total && split && (
        <Split
          title={t('Where your {sum} goes', { sum: formatMoney(total) })}
          parts={splitParts(split, besides(items))}
        />
      )}
      {!canPay && (
        <p className={styles['blocked']}>
          {t('Something in your cart cannot be bought. Take it out to go on.')}
        </p>
      )}
      {!items.request && (
        <TextLink to={paths.cart} icon="cart">
          {t('Back to cart')}
        </TextLink>
      )}
    </SumCard>
  );
}

/** What is paid for neither a book nor a charity. */
const besides = ({ shipping, feeCover }: CheckoutItems) => [
  ...(shipping ? [{ name: t('Postage and packing'), value: shipping.price }] : []),
  ...(feeCover?.chosen ? [{ name: t('Cost of the payment'), value: feeCover.price }] : []),
];
