import { t } from '../../../i18n/index.ts';
import { providerLabel } from '../../../shared/providerLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import type { PaymentView } from '../api.ts';
import styles from './Result.module.css';

/** The provider has not said yet whether the payment went through. */
export function Waiting({ payment, late }: { payment: PaymentView; late: boolean }) {
  const title = late ? t('We do not know yet') : t('We are checking your payment');
  usePageTitle(title);
  const steps = [t('Sent'), t('The bank answers'), t('Done')];
  return (
    <section className={styles['two']} aria-busy={!late}>
      <div>
        <h1>{title}</h1>
        <p className={styles['lead']} role="status">
          {late
            ? t('{sum} with {provider}. The bank takes longer than usual. You can leave this page.', {
                sum: formatMoney(payment.amount),
                provider: providerLabel(payment.provider),
              })
            : t('{sum} with {provider}. This takes about ten seconds. Please do not close this page.', {
                sum: formatMoney(payment.amount),
                provider: providerLabel(payment.provider),
              })}
        </p>
        <ol className={styles['steps']}>
          {steps.map((step, index) => (
            <li
              key={step}
              data-state={['done', 'now', 'next'][index]}
              aria-current={index === 1 ? 'step' : undefined}
            >
              {step}
            </li>
          ))}
        </ol>
        <p className={styles['note']}>
          <Icon name="clock" />
          {t(
            'If it takes longer, you can leave. We write to you as soon as we know. You will not be charged twice.',
          )}
        </p>
      </div>
      <Art file="money" name="waiting" viewBox="0 0 320 260" className={styles['cup']} />
    </section>
  );
}
