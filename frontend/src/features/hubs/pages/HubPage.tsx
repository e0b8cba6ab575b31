import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { goalPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useGetHubQuery,
  useGetOwnHubQuery,
  useTravelHubMutation,
  type HubView,
  type OwnHub,
} from '../api.ts';
import { ClassOnWay } from '../components/ClassOnWay.tsx';
import { HubMap } from '../components/HubMap.tsx';
import styles from '../components/Hubs.module.css';
import { pathOf, routeAges, stateOf, stopKind, stopState, type Route } from '../components/stops.ts';
import { mayMakeHubs } from '../mayMakeHubs.ts';

/** A hub as a map with ways, and as a list. */
export default function HubPage() {
  const { hub = '' } = useParams();
  const query = useGetHubQuery(hub);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={720} />}
      failed={t('The hub did not load')}
      missing={<NotFoundPage />}
    >
      {(found) => <Hub hub={found} />}
    </QueryView>
  );
}

function Hub({ hub }: { hub: HubView }) {
  usePageTitle(hub.title);
  const user = useSelector(selectUser);
  const learns = user?.permissions?.includes('course.learn') ?? false;
  const { data: own } = useGetOwnHubQuery(hub.slug, { skip: !learns });
  const [asList, setAsList] = useState(false);
  const here = hub.routes
    .find(({ id }) => id === own?.route_id)
    ?.stops.find((stop) => ['next', 'started'].includes(stateOf(own, stop)));
  return (
    <div className={`wrap ${styles['page']}`}>
      <nav className={styles['way']} aria-label={t('You are here')}>
        <Link to={paths.hubs}>{t('School hubs')}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page" dir="auto">
          {hub.title}
        </span>
      </nav>
      <header className={styles['head']}>
        <div>
          <h1 dir="auto">{hub.title}</h1>
          <p dir="auto">{hub.intro}</p>
        </div>
        {hub.goals.length > 0 && (
          <ul className={styles['facts']}>
            {hub.goals.map((goal) => (
              <li key={goal}>
                <Link to={goalPath(goal)}>{goalName(goal)}</Link>
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className={styles['tools']}>
        <div className={styles['views']} role="group" aria-label={t('View')}>
          <Button aria-pressed={!asList} icon="globe" onClick={() => setAsList(false)}>
            {t('Map')}
          </Button>
          <Button aria-pressed={asList} icon="list" onClick={() => setAsList(true)}>
            {t('List')}
          </Button>
        </div>
        <ul className={styles['legend']}>
          {hub.routes.map((route, index) => (
            <li key={route.id}>
              <span className={styles['swatch']} data-way={index} aria-hidden="true" />
              <b dir="auto">{route.title}</b> <span className="num">{routeAges(route)}</span>
              {own && <Choose hub={hub} own={own} route={route} />}
            </li>
          ))}
        </ul>
      </div>
      {!asList && <HubMap hub={hub} own={own} />}
      <div className={asList ? undefined : styles['phone']}>
        <Ways hub={hub} own={own} />
      </div>
      {here && (
        <section className={styles['here']}>
          <div>
            <h2 dir="auto">{t('You are here: {title}', { title: here.title })}</h2>
            <p>{stopKind(here.kind)}</p>
          </div>
          <ButtonLink tone="main" iconEnd="next" to={pathOf(own, here)}>
            {t('Go on')}
          </ButtonLink>
        </section>
      )}
      {own && hub.routes.some(({ stops }) => stops.some(byHand)) && <TickedByHand hub={hub} own={own} />}
      {mayMakeHubs(user) && user?.role !== 'platform_admin' && <ClassOnWay hub={hub} />}
    </div>
  );
}

const byHand = ({ kind }: { kind: string }): boolean => kind === 'film' || kind === 'book';

function useTravel(hub: HubView) {
  const dispatch = useDispatch();
  const [travel, { isLoading }] = useTravelHubMutation();
  const go = async (ownHubBody: Parameters<typeof travel>[0]['ownHubBody']): Promise<void> => {
    const { error } = await travel({ idOrSlug: hub.slug, ownHubBody });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return { go, isLoading };
}

function Choose({ hub, own, route }: { hub: HubView; own: OwnHub; route: Route }) {
  const { go, isLoading } = useTravel(hub);
  if (own.route_id === route.id) return <Status kind="ok" label={t('Your way')} />;
  return (
    <Button
      disabled={isLoading}
      aria-label={t('Take the way {title}', { title: route.title })}
      onClick={() => void go({ route_id: route.id })}
    >
      {t('Take it')}
    </Button>
  );
}

/** The ways as lists with the state of each stop. */
function Ways({ hub, own }: { hub: HubView; own: OwnHub | undefined }) {
  return (
    <div className={styles['ways']}>
      {hub.routes.map((route, index) => (
        <section key={route.id} aria-label={route.title}>
          <h2 dir="auto">
            <span className={styles['swatch']} data-way={index} aria-hidden="true" /> {route.title}
          </h2>
          <ol>
            {route.stops.map((stop) => {
              const state = stateOf(own, stop);
              return (
                <li key={stop.id}>
                  <Link to={pathOf(own, stop)} dir="auto">
                    {stop.title}
                  </Link>
                  <small>{stopKind(stop.kind)}</small>
                  {own && (
                    <Status
                      kind={
                        state === 'done'
                          ? 'ok'
                          : state === 'started'
                            ? 'wait'
                            : state === 'next'
                              ? 'info'
                              : 'off'
                      }
                      label={stopState(state)}
                    />
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Films, and books that were read on paper, of the chosen way. */
function TickedByHand({ hub, own }: { hub: HubView; own: OwnHub }) {
  const { go } = useTravel(hub);
  const stops = hub.routes.find(({ id }) => id === own.route_id)?.stops.filter(byHand) ?? [];
  if (stops.length === 0) return null;
  return (
    <section className={styles['ticks']} aria-labelledby="ticks">
      <h2 id="ticks">{t('Tick it yourself')}</h2>
      <p>{t('A film that you have seen, or a book that you have read on paper.')}</p>
      {stops.map((stop) => (
        <Checkbox
          key={stop.id}
          label={stop.title}
          checked={stateOf(own, stop) === 'done'}
          onChange={({ target }) => void go({ stop_id: stop.id, done: target.checked })}
        />
      ))}
    </section>
  );
}
