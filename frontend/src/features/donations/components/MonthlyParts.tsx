import { t } from '../../../i18n/index.ts';
import { formatMonth } from '../../../i18n/format.ts';
import { formatMoney } from '../../../ui/Money.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { useGetDonationOptionsQuery, type MonthlyGiftView } from '../api.ts';
import { plannedMonths } from '../model.ts';
import styles from '../pages/MonthlyGift.module.css';

/** What of an amount reaches the charity each month, and what the provider takes of it, as far as that is known. */
export function MonthlySplit({ gift, amount }: { gift: MonthlyGiftView; amount: number }) {
  const { currency } = gift.amount;
  const covers = gift.fee_cover.amount > 0;
  const { currentData } = useGetDonationOptionsQuery({
    ...(gift.charity && { charity: gift.charity.slug }),
    currency,
    amount,
    interval: 'month',
  });
  const fee = currentData?.providers.find(({ provider }) => provider === gift.provider)?.fee_cover;
  if (!fee || fee >= amount) return null;
  const money = (value: number) => ({ amount: value, currency });
  return (
    <div>
      <Split
        title={t('Each month {sum}', { sum: formatMoney(money(covers ? amount + fee : amount)) })}
        parts={[
          {
            tone: 'charity',
            name: gift.project?.name ?? gift.charity?.name ?? t('Your monthly gift'),
            value: money(covers ? amount : amount - fee),
          },
          {
            tone: 'fees',
            name: t('Payment fee'),
            note: covers ? t('You add it to your gift') : t('About that much, the provider says it exactly'),
            value: money(fee),
          },
        ]}
      />
    </div>
  );
}

/** The next six months: those that are left out, and what is taken in the others. */
export function PauseCalendar({
  from,
  rest,
  total,
}: {
  from: string;
  rest: number;
  total: MonthlyGiftView['total'];
}) {
  return (
    <ol className={styles['calendar']} aria-label={t('The next six months')}>
      {plannedMonths(from, 6).map((at, index) => (
        <li key={at} data-rest={index < rest || undefined}>
          <b>{formatMonth(at)}</b>
          <span className="num">{index < rest ? t('rest') : formatMoney(total)}</span>
        </li>
      ))}
    </ol>
  );
}
