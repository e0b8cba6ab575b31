import { Link } from 'react-router-dom';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useCart, useShop } from '../../../shared/cart/useCart.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { cart } from '../area/addresses.ts';
import styles from './CartLink.module.css';

/** The cart in the header, with the number of things in it. */
export default function CartLink() {
  const { count } = useCart();
  if (!useShop()) return null;
  return (
    <Link to={cart} className={styles['cart']} title={t('Cart')}>
      <Icon name="cart" />
      {/* Not an aria-label: in Arabic “one book” has no number, and a name must contain the text that is seen. */}
      <span className="sr">
        {t('{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}', { count })}
      </span>
      {count > 0 && (
        <span className={`num ${styles['count']}`} aria-hidden="true">
          {count > 99 ? '99+' : formatNumber(count)}
        </span>
      )}
    </Link>
  );
}
