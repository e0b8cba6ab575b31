import { useSelector } from 'react-redux';
import { selectSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { CheckoutForm } from '../components/CheckoutForm.tsx';
import { useCheckoutItems } from '../useCheckoutItems.ts';
import { useCheckoutPrices } from '../useCheckoutPrices.ts';

/** The checkout on one page: who, how, and the sum. */
export default function CheckoutPage() {
  const { phase, user } = useSelector(selectSession);
  const { items, coupon, extras } = useCheckoutPrices(useCheckoutItems());
  const toCart = (
    <ButtonLink tone="main" size="lg" to={paths.cart}>
      {t('To the cart')}
    </ButtonLink>
  );
  if (phase === 'member' && !user?.permissions?.includes('order.place'))
    return (
      <div className="wrap">
        <State asPage scene="gate" title={t('Only grown-ups pay')} actions={toCart}>
          <p>{t('Put what you would like into your cart, and ask a grown-up from there.')}</p>
        </State>
      </div>
    );
  return (
    <div className="wrap">
      <QueryView
        query={items}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The checkout did not load')}
        isEmpty={({ lines }) => lines.length === 0}
        empty={
          <State asPage scene="empty" title={t('There is nothing to pay')} actions={toCart}>
            <p>{t('Your cart is empty, or you have everything in it already.')}</p>
          </State>
        }
        missing={<State asPage scene="lost" title={t('This link does not open a wish')} actions={toCart} />}
      >
        {(data) => <CheckoutForm items={data} coupon={coupon} extras={extras} refetch={items.refetch} />}
      </QueryView>
    </div>
  );
}
