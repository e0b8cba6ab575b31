import { t, translated } from '../../../i18n/index.ts';
import type { CartLine } from '../../../shared/cart/api.ts';
import { useCart } from '../../../shared/cart/useCart.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import styles from './Cart.module.css';

/** A short account of what changed: at sign-in, and in the prices since the books were put in. */
export function CartChanges({ lines }: { lines: CartLine[] }) {
  const { merged, closeMerged } = useCart();
  const moved = lines.filter(({ price_before, unit_price }) => price_before && unit_price);
  if (!merged && moved.length === 0) return null;
  return (
    <section className={styles['changes']} aria-labelledby="cart-changes">
      <h2 id="cart-changes">
        <Icon name="info" />
        {t('What changed since you were last here')}
      </h2>
      <ul>
        {merged && merged.added > 0 && (
          <li>
            {t('{count, plural, one {One item} other {# items}} from this device came into your cart.', {
              count: merged.added,
            })}
          </li>
        )}
        {merged?.dropped.map(({ title, reason }) => (
          <li key={title + reason} dir="auto">
            {title && <b>{title}</b>} {translated(reason)}
          </li>
        ))}
        {moved.map(({ item, title, price_before, unit_price }) => (
          <li key={item} className="num" dir="auto">
            {unit_price!.amount < price_before!.amount
              ? t('{title} costs less now: {now}, it was {before}.', {
                  title,
                  now: formatMoney(unit_price!),
                  before: formatMoney(price_before!),
                })
              : t('{title} costs more now: {now}, it was {before}.', {
                  title,
                  now: formatMoney(unit_price!),
                  before: formatMoney(price_before!),
                })}
          </li>
        ))}
      </ul>
      {merged && (
        <IconButton icon="close" label={t('Close')} onClick={closeMerged} className={styles['close']} />
      )}
    </section>
  );
}
