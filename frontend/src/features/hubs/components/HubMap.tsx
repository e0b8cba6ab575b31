import { Link } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { HubView, OwnHub } from '../api.ts';
import styles from './Hubs.module.css';
import { pathOf, stateOf, stopKind, stopState, type Stop } from './stops.ts';

/** Height of a way on the map, in units of its drawing. */
const LANE = 180;
const WIDTH = 1200;

/** The map of a hub: one line for each way, its stops as circles with a card each. The list beside it says the same. */
export function HubMap({ hub, own }: { hub: HubView; own: OwnHub | undefined }) {
  const { routes, finish } = hub;
  const height = LANE * routes.length + 40;
  const middle = height / 2;
  return (
    <div className={styles['map']}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles['hill']}
          d={`M0 ${height} V${height * 0.75} Q300 ${height * 0.55} 620 ${height * 0.85} T${WIDTH} ${height * 0.8} V${height} Z`}
        />
        {routes.map((route, index) => {
          const y = LANE * index + 70;
          const line = `M110 ${middle} L230 ${y} H960 L1090 ${middle}`;
          return (
            <g key={route.id} data-chosen={own?.route_id === route.id || undefined}>
              <path className={styles['edge']} d={line} />
              <path className={styles['line']} data-way={index} d={line} />
            </g>
          );
        })}
      </svg>
      <span className={styles['start']}>{t('Start')}</span>
      <div className={styles['lanes']}>
        {routes.map((route, index) => (
          <ol key={route.id} data-way={index} aria-label={route.title}>
            {route.stops.map((stop) => (
              <li key={stop.id}>
                <StopCard stop={stop} own={own} />
              </li>
            ))}
          </ol>
        ))}
      </div>
      <span className={styles['finish']} dir="auto">
        <Icon name="flag" />
        {finish || t('Finish')}
      </span>
    </div>
  );
}

function StopCard({ stop, own }: { stop: Stop; own: OwnHub | undefined }) {
  const state = stateOf(own, stop);
  return (
    <Link to={pathOf(own, stop)} className={styles['stop']} data-state={state}>
      <span className={styles['circle']}>{state === 'done' && <Icon name="check" />}</span>
      <span className={styles['label']}>
        <b dir="auto">{stop.title}</b>
        <small>
          {stopKind(stop.kind)}
          {own && <span className="sr">, {stopState(state)}</span>}
        </small>
      </span>
    </Link>
  );
}
