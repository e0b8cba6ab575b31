import { t } from '../../../i18n/index.ts';
import { Beside } from '../../../shared/giving/GivingPage.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { useListSupportersQuery } from '../api.ts';
import styles from './GiveCard.module.css';

const SHOWN = 12;

/** Who gave and agreed to be named; others are “A friend”. Nothing while nobody gave. */
export function Supporters({ of }: { of: { project: string; fundraiser?: string } | { charity: string } }) {
  const { data } = useListSupportersQuery({ ...of, limit: SHOWN });
  if (!data || data.results.length === 0) return null;
  return (
    <Beside title={t('{count, plural, one {# gift} other {# gifts}}', { count: data.count })}>
      <ul className={styles['wall']}>
        {data.results.map(({ given_at: at, name, amount }, index) => (
          <li key={`${at} ${index}`}>
            <bdi>{name ?? t('A friend')}</bdi> <b className="num">{formatMoney(amount)}</b>
          </li>
        ))}
      </ul>
    </Beside>
  );
}
