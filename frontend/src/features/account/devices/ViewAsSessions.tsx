import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useListViewAsSessionsQuery, type ViewAsSession } from '../../view-as/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import styles from './DevicesPage.module.css';

/** Members of staff who used a view-as session on this account. */
export function ViewAsSessions() {
  const query = useListViewAsSessionsQuery({ limit: 20 });
  return (
    <section className={styles['looks']} aria-labelledby="looks">
      <h2 id="looks">{t('Who looked at your account')}</h2>
      <p className="soft">
        {t(
          'When you ask for help, somebody may look at your account as you see it. They can change nothing.',
        )}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={60} />}
        failed={t('The list did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<p>{t('Nobody did within the last year.')}</p>}
      >
        {({ results }) => (
          <ul>
            {results.map((look) => (
              <li key={look.id}>
                <p>{sentence(look)}</p>
                {look.reason && (
                  <p className="soft">{t('Their reason: {reason}', { reason: look.reason })}</p>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function sentence({ by, from_platform, started_at, ended_at }: ViewAsSession): string {
  const facts = { name: by || t('Somebody'), date: formatDateTime(started_at) };
  if (!ended_at)
    return from_platform
      ? t('Support ({name}) is looking at your account, since {date}.', facts)
      : t('{name} of your school is looking at your account, since {date}.', facts);
  const minutes = Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 60_000));
  return from_platform
    ? t(
        'Support ({name}) looked at your account on {date}, for {minutes, plural, one {one minute} other {# minutes}}.',
        { ...facts, minutes },
      )
    : t(
        '{name} of your school looked at your account on {date}, for {minutes, plural, one {one minute} other {# minutes}}.',
        { ...facts, minutes },
      );
}
