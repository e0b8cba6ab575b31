import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import type { PaymentView } from '../api.ts';
import { pathOfPaid } from '../model.ts';
import styles from './Result.module.css';

/** The server has confirmed the payment of a gift. */
export function GiftThanks({ payment: { order, amount } }: { payment: PaymentView }) {
  const path = pathOfPaid(order);
  usePageTitle(t('Thank you'));
  return (
    <section className={styles['thanks']}>
      <Art file="money" name="thanks" viewBox="0 0 640 420" fit="xMidYMax slice" />
      <div>
        <h1>{t('Thank you')}</h1>
        <p className={styles['lead']}>{t('We have your {sum}.', { sum: formatMoney(amount) })}</p>
        <Timeline
          label={t('Your gift')}
          entries={[
            {
              key: 'paid',
              state: 'done',
              title: t('Given'),
              text: order?.lines.map(({ title }) => title).join(', '),
            },
            {
              key: 'sent',
              state: 'next',
              title: t('On the way to the charity'),
              text: t('It goes out with the next payment, which two people check.'),
            },
          ]}
        />
        <div className={styles['actions']}>
          {path && (
            <ButtonLink tone="main" size="lg" to={path}>
              {t('See my gift')}
            </ButtonLink>
          )}
          <ButtonLink size="lg" to={paths.charities}>
            {t('See the charities')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
