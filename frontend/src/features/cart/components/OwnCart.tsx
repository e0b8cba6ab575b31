import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { selectSession } from '../../../api/session.ts';
import { loginPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useCart } from '../../../shared/cart/useCart.ts';
import { TextLink, Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { SumPage } from '../../../ui/SumCard.tsx';
import { useCartView, type CartView } from '../useCartView.ts';
import { CartChanges } from './CartChanges.tsx';
import { CartLineView } from './CartLineView.tsx';
import { CartSum } from './CartSum.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { QuantityField } from './QuantityField.tsx';
import { LaterShelf } from './LaterShelf.tsx';
import styles from './Cart.module.css';

/** The cart of somebody who may buy. */
export function OwnCart() {
  const [params] = useSearchParams();
  const query = useCartView(params.get('currency') ?? undefined);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={420} />}
      failed={t('The cart did not load')}
      isEmpty={({ lines, later }) => lines.length + later.length === 0}
      empty={<EmptyCart />}
    >
      {(view) => <Filled view={view} />}
    </QueryView>
  );
}

function Filled({ view }: { view: CartView }) {
  const { phase } = useSelector(selectSession);
  const { pathname } = useLocation();
  const { remove, keepForLater, quantities } = useCart();
  // The number of a visitor's cart is in this browser, before the prices are read again.
  const copiesOf = ({ item, quantity }: CartView['lines'][number]) => quantities?.[item] ?? quantity;
  const { lines, later } = view;
  return (
    <>
      <SumPage aside={lines.length > 0 && <CartSum view={view} />}>
        <h1>{t('Your cart')}</h1>
        <p className={styles['lead']}>
          {t(
            '{count, plural, =0 {Nothing in it now.} one {One item.} other {# items.}} Prices are checked each time you open this page.',
            { count: lines.length },
          )}
        </p>
        {phase === 'visitor' && (
          <p className={styles['note']}>
            <Icon name="device" />
            <span>
              {t(
                'This cart is kept on this device. Log in and you find it everywhere. You can also pay without an account.',
              )}{' '}
              <TextLink to={loginPath(pathname)} className={styles['inline']}>
                {t('Log in')}
              </TextLink>
            </span>
          </p>
        )}
        <CartChanges lines={lines} />
        {lines.map((line) => (
          <CartLineView key={line.item} line={line}>
            <QuantityField line={line} />
            <Button
              tone="plain"
              icon="clock"
              onClick={() => keepForLater(line.item)}
              aria-label={t('Keep {title} for later', { title: line.title })}
            >
              {t('Later')}
            </Button>
            <Button
              tone="plain"
              icon="trash"
              onClick={() => remove(line.item, line.title, copiesOf(line))}
              aria-label={t('Take out {title}', { title: line.title })}
            >
              {t('Take out')}
            </Button>
          </CartLineView>
        ))}
        <LaterShelf lines={later} />
      </SumPage>
    </>
  );
}
