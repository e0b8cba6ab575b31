import { MAX_QUANTITY } from '@bookgrove/contract';
import { useDispatch, useSelector } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { cartApi, type CartLine } from '../../../shared/cart/api.ts';
import { keepsCart } from '../../../shared/cart/keepsCart.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './Cart.module.css';

/** How many can be chosen in the list; more are typed in several orders. */
const MOST = 20;

/** How many printed copies; nothing for other kinds, of which a cart holds one. */
export function QuantityField({ line: { item, kind, quantity, stock, title } }: { line: CartLine }) {
  const user = useSelector(selectUser);
  const [change] = cartApi.useSetCartQuantityMutation();
  const dispatch = useDispatch();
  if (kind !== 'print' || !keepsCart(user)) return null;
  const most = Math.max(quantity, Math.min(stock ?? MAX_QUANTITY, MOST));
  const send = async (wanted: number) => {
    const { error } = await change({ item, cartQuantityBody: { quantity: wanted } });
    if (!error) return;
    const { fields, message } = normalizeError(error);
    dispatch(showToast('bad', fields['item'] ?? message));
  };
  return (
    <div className={styles['currency']}>
      <SelectField
        label={t('Copies of {title}', { title })}
        value={quantity}
        onChange={({ target }) => void send(Number(target.value))}
      >
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
