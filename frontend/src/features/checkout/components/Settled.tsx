import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import type { PaymentView } from '../api.ts';
import { isGiving, pathOfPaid } from '../model.ts';
import styles from './Result.module.css';

/** A payment that people look at, or that was paid back. */
export function Settled({ payment: { status, order, amount } }: { payment: PaymentView }) {
  const back = status === 'refunded';
  const title = back ? t('Your money is on its way back') : t('We look at your payment ourselves');
  const path = pathOfPaid(order);
  usePageTitle(title);
  return (
    <section className={styles['two']}>
      <div>
        <h1>{title}</h1>
        <p className={styles['lead']}>
          {back
            ? t('{sum} was paid back. Banks take up to ten days to show it.', { sum: formatMoney(amount) })
            : t(
                'The bank told us another amount than that of your order. Nothing is lost: we write to you within a working day. Please do not pay again.',
              )}
        </p>
        <div className={styles['actions']}>
          {path && (
            <ButtonLink tone="main" size="lg" to={path}>
              {isGiving({ order }) ? t('See my gift') : t('To my order')}
            </ButtonLink>
          )}
          <ButtonLink size="lg" to={paths.library}>
            {t('To the library')}
          </ButtonLink>
        </div>
      </div>
      <Art file="money" name="waiting" viewBox="0 0 320 260" className={styles['cup']} />
    </section>
  );
}
