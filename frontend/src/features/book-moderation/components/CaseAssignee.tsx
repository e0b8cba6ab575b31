import { LONG_WAIT_DAYS } from '@bookgrove/contract';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import type { ModerationCard } from '../api.ts';
import styles from './Moderation.module.css';

const DAY = 86_400_000;
export const daysOf = ({ since }: ModerationCard): number => (Date.now() - Date.parse(since)) / DAY;

/** How long a case has waited, as icon and text. */
export function WaitingTime({ card }: { card: ModerationCard }) {
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

export function Assignee({ name }: { name: string }) {
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
