import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { formatDateTime } from '../i18n/format.ts';
import { t } from '../i18n/index.ts';
import styles from './Timeline.module.css';

/** `done` has happened, `now` is under way, `next` is to come, `bad` went wrong. */
export type TimelineState = 'done' | 'now' | 'next' | 'bad';

export interface TimelineEntry {
  key: string;
  state: TimelineState;
  title: string;
  /** When it happened, ISO 8601. */
  at?: string | null;
  /** Who did it, why, or what it waits for. */
  text?: ReactNode;
  /** Further content, such as a raw event. */
  more?: ReactNode;
}

const stateWord = (state: TimelineState): string =>
  ({ done: t('Done'), now: t('Now'), next: t('To come'), bad: t('Went wrong') })[state];

/** What happened to an order or a payment, one below the other. Each state has a shape, a colour and a word. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles['timeline']} aria-label={label}>
      {entries.map(({ key, state, title, at, text, more }) => (
        <li key={key} data-state={state}>
          <span className={styles['mark']} aria-hidden="true">
            {state === 'done' && <Icon name="check" />}
            {state === 'bad' && <Icon name="close" />}
          </span>
          <div className={styles['body']}>
            <p className={styles['title']}>
              <b>{title}</b>
              <span className="sr">({stateWord(state)})</span>
              {at && (
                <time dateTime={at} className="num">
                  {formatDateTime(at)}
                </time>
              )}
            </p>
            {text && (
              <p className={styles['text']} dir="auto">
                {text}
              </p>
            )}
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}
