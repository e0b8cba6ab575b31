import { useState } from 'react';
import { liveRoomPath } from '../../app/paths.ts';
import { t } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useListLiveQuery } from './api.ts';
import { hourIn } from './times.ts';
import styles from './LiveToday.module.css';

/** The next live lesson of today, with the way to its room; nothing where there is none. */
export function LiveToday() {
  const [{ from, to }] = useState(() => {
    const now = new Date();
    const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    return { from: now.toISOString(), to: end.toISOString() };
  });
  const { data } = useListLiveQuery(
    { from, to, limit: 10 },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  );
  const next = data?.results.find(({ state }) => state === 'open' || state === 'planned');
  if (!next) return null;
  return (
    <section className={styles['live']} aria-labelledby="live-today">
      <h2 id="live-today">
        {next.state === 'open' ? t('Live now') : t('Live at {time}', { time: hourIn(next.starts_at) })}
      </h2>
      <p>
        <b dir="auto">{next.title}</b>
        <bdi>
          {[next.class_name, t('{count, plural, one {# minute} other {# minutes}}', { count: next.minutes })]
            .filter(Boolean)
            .join(', ')}
        </bdi>
      </p>
      {next.may_come && (
        <ButtonLink tone="ink" icon="play" to={liveRoomPath(next.id)}>
          {t('Go to the lobby')}
        </ButtonLink>
      )}
    </section>
  );
}
