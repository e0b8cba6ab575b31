import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../Button.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import { Progress } from '../Progress.tsx';
import { work } from '../Work.tsx';
import styles from './Lists.module.css';

/** Parts of every list that comes in from outside: students, books. It is checked first, then run, and can be taken back. */
export { styles as list };

/** How far a list is; the server's word. */
export type ListStatus = 'checking' | 'checked' | 'running' | 'done' | 'undone' | 'failed';
/** Milliseconds between two looks at a list that the server works on. */
export const LIST_POLL_MS = 700;
export const isUnderWay = (status: ListStatus): boolean => status === 'checking' || status === 'running';

const AT: Record<ListStatus, number> = {
  checking: 1, checked: 1, running: 2, done: 3, undone: 3, failed: 1,
}; // prettier-ignore

/** Where one is on the way: four names, the first of them the list itself. */
export function ListSteps({ names, status }: { names: string[]; status: ListStatus | null }) {
  const at = status ? AT[status] : 0;
  return (
    <ol className={styles['steps']}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          data-done={index < at ? '' : undefined}
        >
          <b>{index < at ? <Icon name="check" /> : index + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** How far the worker is. Who asked for it stood at the foot of a long list: this comes into view, with the focus. */
export function ListRunning({ label, done, all }: { label: string; done: number; all: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className={styles['running']} tabIndex={-1}>
      <b className="num">{t('{done} of {all} done', { done, all })}</b>
      <Progress label={label} value={(100 * done) / Math.max(1, all)} />
    </div>
  );
}

export type Counted = 'create' | 'update' | 'same' | 'problem';
const MARKS: Record<Counted, IconName> = {
  create: 'plus', update: 'retry', same: 'check', problem: 'info',
}; // prettier-ignore

/** What the list would do, as shares and numbers; `words` name them in their order. */
export function ListCounts({
  counts,
  words,
}: {
  counts: Record<Counted, number>;
  words: [Counted, string][];
}) {
  return (
    <div className={styles['counts']}>
      <div className={styles['shares']} aria-hidden="true">
        {words.map(
          ([kind]) =>
            counts[kind] > 0 && <i key={kind} data-kind={kind} style={{ flexGrow: counts[kind] }} />,
        )}
      </div>
      <dl className="num">
        {words.map(([kind, label]) => (
          <div key={kind}>
            <dt>{label}</dt>
            <dd>{formatNumber(counts[kind])}</dd>
            <i data-kind={kind} aria-hidden="true">
              <Icon name={MARKS[kind]} />
            </i>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How the list is read: what was noticed of it, and choices below. */
export function ListReading({
  notes,
  open,
  children,
}: {
  notes: string[];
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={work['note']} open={open}>
      <summary>
        <b>{t('How the list is read')}</b>
      </summary>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {children}
    </details>
  );
}

/** Takes a whole list back, asked twice, while there is time. */
export function TakeBack({
  until,
  busy,
  note,
  onUndo,
}: {
  until: string | null;
  busy: boolean;
  note: (time: string) => string;
  onUndo: () => void;
}) {
  const [sure, setSure] = useState(false);
  if (!until) return null;
  return (
    <>
      {sure ? (
        <Button tone="danger" disabled={busy} onClick={onUndo}>
          {t('Yes, take the list back')}
        </Button>
      ) : (
        <Button icon="retry" onClick={() => setSure(true)}>
          {t('Take it back')}
        </Button>
      )}
      <p className="soft">{note(formatDateTime(until))}</p>
    </>
  );
}
