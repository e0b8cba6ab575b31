import { MAX_QUANTITY } from '@bookgrove/contract';
import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { cartApi, type CartLine } from '../../../shared/cart/api.ts';
import { quantitySet, selectCart } from '../../../shared/cart/cart.ts';
import { keepsCart } from '../../../shared/cart/keepsCart.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './Cart.module.css';

/** How many printed copies; nothing for other kinds, of which a cart holds one. */
export function QuantityField({ line: { item, kind, quantity: priced, stock, title } }: { line: CartLine }) {
  const user = useSelector(selectUser);
  const [change, { isLoading }] = cartApi.useSetCartQuantityMutation();
  const dispatch = useDispatch();
  const { quantities } = useSelector(selectCart);
  if (kind !== 'print') return null;
  // The cart of a visitor is in this browser: its number shows before the prices are read again.
  const quantity = keepsCart(user) ? priced : (quantities?.[item] ?? 1);
  const most = Math.max(quantity, Math.min(stock ?? MAX_QUANTITY, MAX_QUANTITY));
  const send = async (wanted: number) => {
    if (!keepsCart(user)) {
      dispatch(quantitySet({ item, quantity: wanted }));
      return;
    }
    if (isLoading) return;
    const { error } = await change({ item, cartQuantityBody: { quantity: wanted } });
    if (!error) return;
    const { fields, message } = normalizeError(error);
    dispatch(showToast('bad', fields['item'] ?? message));
  };
  const step = (by: -1 | 1, label: string) => {
    const possible = quantity + by >= 1 && quantity + by <= most;
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={!possible || undefined}
        onClick={() => possible && void send(quantity + by)}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} />
      </button>
    );
  };
  return (
    <div className={styles['copies']} role="group" aria-label={t('Copies of {title}', { title })}>
      {step(-1, t('One copy less'))}
      <output className="num">{formatNumber(quantity)}</output>
      {step(1, t('One copy more'))}
    </div>
  );
}
