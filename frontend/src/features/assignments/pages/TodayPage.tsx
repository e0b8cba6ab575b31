import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { CalendarLink, LiveToday } from '../../live/index.ts';
import { workApi, type TodayView } from '../api.ts';
import { AskForHelp } from '../components/AskForHelp.tsx';
import styles from '../components/Today.module.css';
import { KindMark } from '../components/KindMark.tsx';
import { TodayThings } from '../components/TodayThings.tsx';
import { WeekLetter } from '../components/WeekLetter.tsx';
import { rubricLevelName, shortDay, thingFacts, weekdayOf } from '../labels.ts';
import { timeZone } from '../timeZone.ts';

/** What a child has to do today, what comes, and what came back; with `?child=` for a guardian. */
export default function TodayPage() {
  const [params] = useSearchParams();
  const child = params.get('child') ?? undefined;
  const query = workApi.useGetTodayQuery({ timeZone: timeZone(), ...(child && { child }) });
  return (
    <QueryView query={query} skeleton={<SkeletonLine height={480} />} failed={t('The list did not load')}>
      {(view) => <Day view={view} child={child ?? null} />}
    </QueryView>
  );
}

function Day({ view, child }: { view: TodayView; child: string | null }) {
  const own = child === null;
  const { things, coming, given_back: back, today } = view;
  const live = useSelector(selectUser)?.permissions?.includes('live.join') ?? false;
  const week = {
    done: view.week.reduce((sum, day) => sum + day.done, 0),
    open: view.week.reduce((sum, day) => sum + day.open, 0),
  };
  const done = things.filter(({ state }) => state === 'done' || state === 'handed_in').length;
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['hero']}>
        <section className={styles['now']}>
          <div>
            <h1>{own ? t('Today') : t('Today, {name}', { name: view.child })}</h1>
            <p>
              {things.length === 0
                ? t('Nothing is due today. Read what you like.')
                : t('{done} done, {open} to go.', {
                    done: formatNumber(done),
                    open: formatNumber(things.length - done),
                  })}
            </p>
            <TodayThings things={things} today={today} own={own} />
          </div>
          <Art
            file="hero"
            name="reader"
            viewBox="0 0 360 460"
            fit="xMidYMax meet"
            className={styles['scene']}
          />
        </section>
        <div className={styles['beside']}>
          {own && live && <LiveToday />}
          <section className={styles['week']}>
            <h2>{own ? t('My week') : t('The week')}</h2>
            <ol className={styles['days']}>
              {view.week.map(({ day, done: ready, open }) => (
                <li key={day} aria-current={day === today ? 'date' : undefined}>
                  <small>{weekdayOf(day)}</small>
                  <b className="num">{formatNumber(Number(day.slice(8)))}</b>
                  <span role="img" aria-label={t('{done} done, {open} to go.', { done: ready, open })}>
                    {'●'.repeat(Math.min(ready, 4))}
                    {'○'.repeat(Math.min(open, 4))}
                  </span>
                </li>
              ))}
            </ol>
            <p>
              {t('{done} of {count} done this week.', {
                done: formatNumber(week.done),
                count: formatNumber(week.done + week.open),
              })}
            </p>
          </section>
        </div>
      </div>
      {child && <WeekLetter child={child} />}
      {coming.length > 0 && (
        <section>
          <div className={styles['title']}>
            <h2>{t('Coming up')}</h2>
            {own && live && <CalendarLink label={t('Put it into my calendar')} />}
          </div>
          <ul className={styles['cards']}>
            {coming.map((thing) => (
              <li key={thing.id} className={styles['card']}>
                <div className={styles['due']}>
                  <b>{thing.due_on && shortDay(thing.due_on)}</b>
                  <KindMark looks={thing.looks} />
                </div>
                <h3 dir="auto">{thing.title}</h3>
                <p>{thingFacts(thing)}</p>
                {own && (
                  <p>
                    <ButtonLink size="sm" to={thing.path}>
                      {t('Begin now')}
                    </ButtonLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {back.length > 0 && (
        <section>
          <h2>{own ? t('Given back to you') : t('Given back')}</h2>
          <ul className={styles['cards']}>
            {back.map((one) => (
              <li key={one.id} className={styles['card']}>
                <h3 dir="auto">{one.title}</h3>
                <p>
                  {one.levels.map(({ title, level }) => `${title}: ${rubricLevelName(level)}`).join(' · ')}
                </p>
                {one.note && <p dir="auto">“{one.note}”</p>}
                {one.from && <p>{t('From {name}', { name: one.from })}</p>}
                {own && one.path && (
                  <p>
                    <ButtonLink size="sm" tone={one.again ? 'main' : 'line'} to={one.path}>
                      {one.again ? t('Try again') : t('Open')}
                    </ButtonLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {own && <AskForHelp things={[...things, ...coming]} />}
    </div>
  );
}
