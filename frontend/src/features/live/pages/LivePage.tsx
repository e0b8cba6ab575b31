import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { liveRoomPath, webinarPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useListLiveQuery, type LiveTimeView } from '../api.ts';
import { CalendarLink } from '../CalendarLink.tsx';
import { audienceName } from '../labels.ts';
import styles from '../Live.module.css';
import { cityOf, dayIn, hourIn, leafOf, ownZone } from '../times.ts';

type Audience = LiveTimeView['audience'];
const DAYS = 21;

/** What is held live: the next lesson, those of three weeks by day, and recordings. */
export default function LivePage() {
  usePageTitle(t('Live'));
  const user = useSelector(selectUser);
  const [now] = useState(() => Date.now());
  const [params] = useSearchParams();
  const audience = params.get('for') as Audience | null;
  const query = useListLiveQuery(
    {
      from: new Date(now).toISOString(),
      to: new Date(now + DAYS * 86_400_000).toISOString(),
      limit: 100,
    },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  );
  const zone = ownZone();
  const times = query.data?.results ?? [];
  const next = times.find(({ state }) => state === 'open') ?? times.find(({ state }) => state === 'planned');
  const audiences = [...new Set(times.map((time) => time.audience))];
  const shown = times.filter((time) => audience === null || time.audience === audience);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{t('Live')}</h1>
        <p>
          <Icon name="clock" />{' '}
          {t('Times are for {city}. It is {time}.', {
            city: cityOf(zone),
            time: hourIn(new Date(now).toISOString()),
          })}
        </p>
      </header>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The live lessons did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State
            scene="empty"
            title={t('Nothing is planned for the next three weeks')}
            actions={user ? <CalendarLink /> : undefined}
          />
        }
      >
        {() => (
          <>
            {next && <Next time={next} />}
            <section className={styles['part']} aria-labelledby="coming">
              <div className={styles['head']}>
                <h2 id="coming">{t('The next three weeks')}</h2>
                {user && <CalendarLink />}
              </div>
              {audiences.length > 1 && (
                <Chips label={t('For whom')}>
                  <Chip label={t('All')} selected={audience === null} to={{ search: '' }} />
                  {audiences.map((one) => (
                    <Chip
                      key={one}
                      label={audienceName({ ...times.find((time) => time.audience === one)! })}
                      selected={audience === one}
                      to={{ search: `?for=${one}` }}
                    />
                  ))}
                </Chips>
              )}
              <ul className={styles['rows']}>
                {shown.map((time) => (
                  <TimeRow key={time.id} time={time} />
                ))}
              </ul>
            </section>
          </>
        )}
      </QueryView>
      <Again />
    </div>
  );
}

function Next({ time }: { time: LiveTimeView }) {
  const zone = ownZone();
  return (
    <section className={styles['hero']} aria-labelledby="next-live">
      <div>
        <Status
          kind={time.state === 'open' ? 'ok' : 'wait'}
          label={time.state === 'open' ? t('Open now') : dayIn(time.starts_at)}
        />
        <h2 id="next-live" dir="auto">
          {time.title}
        </h2>
        {time.summary && <p dir="auto">{time.summary}</p>}
        <p className={styles['zones']}>
          <span>
            {t('In {city}', { city: cityOf(zone) })} <b>{hourIn(time.starts_at)}</b>
          </span>
          {time.time_zone !== zone && (
            <span>
              {t('In {city}', { city: cityOf(time.time_zone) })}{' '}
              <b>{hourIn(time.starts_at, time.time_zone)}</b>
            </span>
          )}
        </p>
        <div className={styles['acts']}>
          <Way time={time} main />
        </div>
        <p>{t('{count, plural, one {# minute} other {# minutes}}', { count: time.minutes })}</p>
      </div>
      <Art file="categories" name="feelings" viewBox="0 0 56 56" />
    </section>
  );
}

function TimeRow({ time }: { time: LiveTimeView }) {
  const leaf = leafOf(time.starts_at);
  const people = [time.leader_name, time.second_name, time.guest_name].filter(Boolean);
  return (
    <li className={styles['row']}>
      <span className={styles['leaf']}>
        <b>{leaf.day}</b>
        {leaf.weekday}
      </span>
      <span>
        <b>{hourIn(time.starts_at)}</b>
        <small>{t('{count} min', { count: time.minutes })}</small>
      </span>
      <div>
        <h3 dir="auto">{time.title}</h3>
        {people.length > 0 && <p dir="auto">{t('With {names}', { names: people.join(', ') })}</p>}
        <div className={styles['acts']}>
          <TimeStatus time={time} />
          <small>{audienceName(time)}</small>
          {time.reason && <small dir="auto">{time.reason}</small>}
        </div>
      </div>
      <div className={styles['acts']}>
        <Way time={time} />
      </div>
    </li>
  );
}

function TimeStatus({ time }: { time: LiveTimeView }) {
  if (time.state === 'cancelled') return <Status kind="bad" label={t('Cancelled')} />;
  if (time.state === 'open') return <Status kind="ok" label={t('Open now')} />;
  if (time.moved_from)
    return (
      <Status
        kind="wait"
        label={t('Was {day}, {time}', { day: dayIn(time.moved_from), time: hourIn(time.moved_from) })}
      />
    );
  if (time.registered) return <Status kind="ok" label={t('You are in')} />;
  if (time.places_left !== null)
    return (
      <Status
        kind={time.places_left > 0 ? 'info' : 'off'}
        label={t('{count, plural, =0 {No place left} one {# place left} other {# places left}}', {
          count: time.places_left,
        })}
      />
    );
  return null;
}

/** The way in, or to the page of a webinar. */
function Way({ time, main = false }: { time: LiveTimeView; main?: boolean }) {
  const tone = main ? ({ tone: 'main' } as const) : {};
  return (
    <>
      {time.may_come && (
        <ButtonLink tone="main" icon="camera" to={liveRoomPath(time.id)}>
          {t('Go to the lobby')}
        </ButtonLink>
      )}
      {time.audience === 'webinar' && (
        <ButtonLink {...(time.may_come ? {} : tone)} to={webinarPath(time.slug)}>
          {t('About “{title}”', { title: time.title })}
        </ButtonLink>
      )}
    </>
  );
}

/** Lessons that were recorded. */
function Again() {
  const { data } = useListLiveQuery({ show: 'again', limit: 12 });
  const [all, setAll] = useState(false);
  if (!data || data.count === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="again">
      <h2 id="again">{t('Watch again')}</h2>
      <ul className={styles['rows']}>
        {data.results.slice(0, all ? undefined : 3).map((time) => (
          <li key={time.id} className={styles['row']}>
            <span className={styles['leaf']}>
              <b>{leafOf(time.starts_at).day}</b>
              {leafOf(time.starts_at).weekday}
            </span>
            <span>{t('{count} min', { count: time.minutes })}</span>
            <div>
              <h3 dir="auto">{time.title}</h3>
              <small>{dayIn(time.starts_at)}</small>
            </div>
            <a href={time.recording_url} target="_blank" rel="noreferrer">
              {t('Open the recording')}
            </a>
          </li>
        ))}
      </ul>
      {data.results.length > 3 && !all && (
        <Button onClick={() => setAll(true)}>{t('All {count}', { count: data.results.length })}</Button>
      )}
    </section>
  );
}
