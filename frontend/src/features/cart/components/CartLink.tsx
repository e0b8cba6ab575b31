import { Link } from 'react-router-dom';
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
    <Link
      to={cart}
      className={styles['cart']}
      aria-label={t('{count, plural, =0 {Cart, empty} one {Cart, # book} other {Cart, # books}}', { count })}
      title={t('Cart')}
    >
      <Icon name="cart" />
      {count > 0 && <span className={`num ${styles['count']}`}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}
