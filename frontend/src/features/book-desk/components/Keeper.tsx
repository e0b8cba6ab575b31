import { LONG_WAIT_DAYS } from '@bookgrove/contract';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import type { DeskCard } from '../api.ts';
import styles from './Desk.module.css';

const DAY = 86_400_000;
export const daysOf = ({ since }: DeskCard): number => (Date.now() - Date.parse(since)) / DAY;

/** How long it waits, as a shape and words. */
export function Age({ card }: { card: DeskCard }) {
  const days = daysOf(card);
  const settled = card.stage === 'live' || card.stage === 'withdrawn';
  const tone = settled || days < 2 ? 'ok' : days < LONG_WAIT_DAYS ? 'wait' : 'bad';
  return (
    <time
      className={`${styles['age']} num`}
      data-tone={tone}
      dateTime={card.since}
      title={formatDateTime(card.since)}
    >
      {formatAgo(card.since)}
    </time>
  );
}

export function Owner({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span className={styles['owner']}>
      <i aria-hidden="true">{initials}</i>
      {name}
    </span>
  );
}
