import { t } from '../../../i18n/index.ts';
import { inOrder, whereItIs, type GivenSum } from '../../../shared/giving/money.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { formatMoney } from '../../../ui/Money.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import styles from './MoneyTable.module.css';

/** The open-money table: what came in, and where it is now, in each currency. */
export function MoneyTable({ money }: { money: readonly GivenSum[] }) {
  const own = useTenant()?.currency ?? undefined;
  return (
    <section className={styles['panel']} aria-label={t('Where the money is')}>
      {inOrder(money, own).map((sum, index) => {
        const raised = formatMoney({ amount: sum.raised, currency: sum.currency });
        return (
          <div key={sum.currency}>
            {index === 0 && <h2>{t('Where the money is')}</h2>}
            <b className={`${styles['sum']} num`}>{raised}</b>
            <p className={styles['note']}>
              {t('That much came in. It is read from the books of account each time you open this page.')}
            </p>
            <Split title={t('Where {sum} is', { sum: raised })} parts={whereItIs(sum)} />
            <p className={styles['total']}>
              <span>{t('Total')}</span>
              <span className="num">{raised}</span>
            </p>
          </div>
        );
      })}
    </section>
  );
}
