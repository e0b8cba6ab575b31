import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths, trackOrderPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { leaveForPayment } from '../../../shared/leaveForPayment.ts';
import { providerLabel, type Provider } from '../../../shared/providerLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRetryPaymentMutation, type PaymentView } from '../api.ts';
import { chargedText, isGiving, pathOfPaid, reasonOf } from '../model.ts';
import styles from './Result.module.css';

/** The payment did not go through: whether money moved, and how to pay the same order. */
export function Failed({ payment, token }: { payment: PaymentView; token: string }) {
  const { order, provider, retry: ways, charged, status } = payment;
  const title = status === 'cancelled' ? t('You stopped the payment') : t('The payment did not go through');
  usePageTitle(title);
  const [retry, { isLoading }] = useRetryPaymentMutation();
  const dispatch = useDispatch();
  const keys = useRef<Partial<Record<Provider, string>>>({});
  const again = async (chosen: Provider) => {
    if (isLoading) return;
    const key = (keys.current[chosen] ??= newKey());
    const { data, error } = await retry(withKey({ token, retryPaymentBody: { provider: chosen } }, key));
    if (data) return leaveForPayment(data.redirect_url);
    const problem = normalizeError(error);
    if (problem.status !== 0) delete keys.current[chosen];
    dispatch(showToast('bad', problem.message));
  };
  const isGift = isGiving(payment);
  // What a sponsor owes may have changed: its page begins the payment anew.
  const anew = order?.purpose === 'sponsor' ? pathOfPaid(order) : null;
  const same = ways.includes(provider);
  const others = ways.filter((way) => way !== provider);
  return (
    <section className={`${styles['two']} ${styles['failed']}`}>
      <div>
        <h1>{title}</h1>
        <p className={styles['lead']}>{reasonOf(payment)}</p>
        <dl className={styles['answers']}>
          <div>
            <Icon name="card" />
            <dt>{t('Was I charged?')}</dt>
            <dd>{chargedText(charged)}</dd>
          </div>
          {ways.length > 0 && (
            <div>
              <Icon name="wallet" />
              <dt>{t('What do I pay now?')}</dt>
              <dd>
                {t('{sum}, with every way to pay. The total stays as it was.', {
                  sum: formatMoney(payment.amount),
                })}
              </dd>
            </div>
          )}
          {!isGift && (
            <div>
              <Icon name="cart" />
              <dt>{t('Is my order safe?')}</dt>
              <dd>
                {ways.length > 0
                  ? t('Yes. It waits for you, and you can pay the same order now.')
                  : t('Yes. Everything is still in your cart.')}
              </dd>
            </div>
          )}
        </dl>
        <div className={styles['actions']}>
          {same && (
            <Button
              tone="main"
              size="lg"
              aria-disabled={isLoading || undefined}
              onClick={() => void again(provider)}
            >
              {t('Try again with {provider}', { provider: providerLabel(provider) })}
            </Button>
          )}
          {others.map((way) => (
            <Button
              key={way}
              size="lg"
              tone={same ? 'line' : 'main'}
              aria-disabled={isLoading || undefined}
              onClick={() => void again(way)}
            >
              {t('Pay with {provider}', { provider: providerLabel(way) })}
            </Button>
          ))}
          <ButtonLink
            size="lg"
            tone={ways.length > 0 ? 'plain' : 'main'}
            to={isGift ? (anew ?? paths.charities) : paths.cart}
          >
            {!isGift ? t('To the cart') : anew ? t('Try again') : t('See the charities')}
          </ButtonLink>
        </div>
        <p className={styles['help']}>
          <TextLink to={`${paths.report}?about=money`}>{t('Report a problem')}</TextLink>
          {order && !isGift && (
            <TextLink to={trackOrderPath(order.number, order.access_token)}>
              {t('Order {number}', { number: order.number })}
            </TextLink>
          )}
        </p>
      </div>
      <Art file="money" name="kite" viewBox="0 0 480 340" fit="xMidYMax slice" className={styles['kite']} />
    </section>
  );
}
