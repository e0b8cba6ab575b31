import { Link } from 'react-router-dom';
import { charityPath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { CharityMark } from '../../../shared/giving/Drawings.tsx';
import { GoalTags } from '../../../shared/giving/GoalTags.tsx';
import { inOrder } from '../../../shared/giving/money.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { SplitBar } from '../../../ui/SplitBar.tsx';
import type { CharityListItem } from '../../../shared/giving/charitiesApi.ts';
import styles from './CharityCards.module.css';

/** Charities as cards, each with what came in and what arrived. */
export function CharityCards({ charities }: { charities: readonly CharityListItem[] }) {
  return (
    <ul className={styles['cards']}>
      {charities.map((charity) => (
        <CharityCard key={charity.id} charity={charity} />
      ))}
    </ul>
  );
}

function CharityCard({ charity }: { charity: CharityListItem }) {
  const { slug, name, country, summary, goals, verified_at: checked, supported } = charity;
  const tenant = useTenant();
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <CharityMark of={charity} />
        <div>
          <h2 dir="auto">
            <Link to={charityPath(slug)}>{name}</Link>
          </h2>
          <p>{countryName(country)}</p>
        </div>
      </div>
      <p dir="auto">{summary}</p>
      <GoalTags goals={goals} />
      <Sums charity={charity} own={tenant?.currency ?? undefined} />
      {checked && (
        <p className={styles['checked']}>
          <Icon name="shield" />
          {t('Checked {date}', { date: formatDay(checked) })}
        </p>
      )}
      {supported && tenant && (
        <p className={styles['more']}>{t('Helped by {school}', { school: tenant.school_name })}</p>
      )}
    </li>
  );
}

/** What came in and what arrived, in the currency of the school or the first one. */
function Sums({
  charity: { raised, paid_out: arrived },
  own,
}: {
  charity: CharityListItem;
  own: string | undefined;
}) {
  const [first, ...others] = inOrder(raised ?? [], own);
  if (!first) return null;
  const there = arrived?.find(({ currency }) => currency === first.currency) ?? { ...first, amount: 0 };
  return (
    <div className={styles['money']}>
      <SplitBar
        thin
        parts={[
          { tone: 'making', name: t('Arrived'), value: there },
          {
            tone: 'school',
            name: t('On the way, or fees'),
            value: { ...first, amount: first.amount - there.amount },
          },
        ]}
      />
      <dl className={styles['sums']}>
        <div>
          <dt>{t('came in')}</dt>
          <dd className="num">{formatMoney(first)}</dd>
        </div>
        <div>
          <dt>{t('arrived')}</dt>
          <dd className="num">{formatMoney(there)}</dd>
        </div>
      </dl>
      {others.length > 0 && (
        <p className={`${styles['more']} num`}>
          {t('and {sums}', { sums: others.map(formatMoney).join(', ') })}
        </p>
      )}
    </div>
  );
}
