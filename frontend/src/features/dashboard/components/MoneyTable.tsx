import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import type { MoneyOfCurrency } from '../api.ts';
import styles from './Dashboard.module.css';

/** Money of 30 days by currency with its last eight weeks; the numbers of the weeks are in its text for screen readers. */
export function MoneyTable({
  title,
  money,
  link,
  empty,
}: {
  title: string;
  money: MoneyOfCurrency[];
  link: { to: string; label: string };
  empty: string;
}) {
  return (
    <section className={styles['section']}>
      <div className={styles['title']}>
        <h2>{title}</h2>
        <TextLink to={link.to}>{link.label}</TextLink>
      </div>
      {money.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <>
          <table className={styles['money']}>
            <thead>
              <tr>
                <th scope="col">{t('Currency')}</th>
                <th scope="col">{t('8 weeks')}</th>
                <th scope="col">{t('Total')}</th>
              </tr>
            </thead>
            <tbody>
              {money.map((one) => (
                <tr key={one.currency}>
                  <th scope="row">{one.currency}</th>
                  <td>
                    <Weeks money={one} />
                  </td>
                  <td className="num">
                    <b>{formatMoney({ amount: one.total, currency: one.currency })}</b>
                    <small>{change(one)}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={`${styles['note']} soft`}>{t('Currencies are never added together.')}</p>
        </>
      )}
    </section>
  );
}

const change = ({ total, before }: MoneyOfCurrency): string => {
  if (before === 0) return t('Nothing in the 30 days before');
  const share = Math.round(((total - before) / before) * 100);
  return `${share > 0 ? '+' : ''}${formatNumber(share)} %`;
};

function Weeks({ money: { weeks, currency } }: { money: MoneyOfCurrency }) {
  const most = Math.max(1, ...weeks);
  return (
    <>
      <svg className={styles['weeks']} viewBox="0 0 80 28" aria-hidden="true">
        {weeks.map((sum, index) => {
          const height = sum > 0 ? Math.max(2, (sum / most) * 28) : 1;
          return <rect key={index} x={index * 10} y={28 - height} width={8} height={height} />;
        })}
      </svg>
      <span className="sr">{weeks.map((sum) => formatMoney({ amount: sum, currency })).join(', ')}</span>
    </>
  );
}
