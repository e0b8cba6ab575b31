import { Link } from 'react-router-dom';
import { invoicePath, paths } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useListOwnDonationsQuery, useListOwnMonthlyGiftsQuery, type DonationView } from '../api.ts';
import { giftPath, monthlyGiftPath } from '../area/addresses.ts';
import { giftStatus, monthlyStatus } from '../giftStatus.ts';
import styles from '../pages/Gifts.module.css';

const SOME = 3;
/** States in which a gift has a receipt. */
const RECEIPTED: ReadonlySet<DonationView['status']> = new Set(['completed', 'partially_refunded']);

/** What somebody gives, on their dashboard: monthly gifts, the newest gifts with their receipts. Nothing without a gift. */
export default function OwnGiving({ className }: { className?: string | undefined }) {
  const { data: gifts } = useListOwnDonationsQuery({ limit: SOME });
  const { data: monthly } = useListOwnMonthlyGiftsQuery();
  const each = monthly?.results ?? [];
  if (!gifts || (gifts.count === 0 && each.length === 0)) return null;
  return (
    <section className={className} aria-labelledby="own-giving">
      <div className={styles['head']}>
        <h2 id="own-giving">{t('My gifts')}</h2>
        <TextLink to={paths.gifts}>{t('All gifts and statements')}</TextLink>
      </div>
      <ul className={styles['gifts']}>
        {each.map(({ id, project, charity, total, status, next_charge_at: next }) => (
          <li key={id}>
            <div>
              <h3 dir="auto">
                <Link to={monthlyGiftPath(id)}>
                  {project?.name ?? charity?.name ?? t('Your monthly gift')}
                </Link>
              </h3>
              {next && <p>{t('Next time: {day}', { day: formatDay(next) })}</p>}
            </div>
            <div className={styles['end']}>
              <b className="num">{formatMoney(total)}</b>
              <Status {...monthlyStatus(status)} />
            </div>
          </li>
        ))}
        {gifts.results.map(({ id, number, project, charity, total, status, created_at: at }) => (
          <li key={id}>
            <div>
              <h3 dir="auto">
                <Link to={giftPath(id)}>{project?.name ?? charity?.name ?? number}</Link>
              </h3>
              <p className="num">
                <time dateTime={at}>{formatDay(at)}</time>
                {RECEIPTED.has(status) && (
                  <>
                    {' '}
                    <Link to={invoicePath('donation', id)}>{t('Receipt')}</Link>
                  </>
                )}
              </p>
            </div>
            <div className={styles['end']}>
              <b className="num">{formatMoney(total)}</b>
              <Status {...giftStatus(status)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
