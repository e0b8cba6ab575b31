import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../Button.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import { Progress } from '../Progress.tsx';
import { Stepper } from '../Stepper.tsx';
import { work } from '../WorkHead.tsx';
import styles from './Imports.module.css';

/** Shared parts of imports (students, books). An import is validated first, then run, and can be undone. */
export { styles as list };

/** The status of an import, as the server returns it. */
export type ImportStatus = 'checking' | 'checked' | 'running' | 'done' | 'undone' | 'failed';
/** Interval in milliseconds at which a running import is polled. */
export const IMPORT_POLL_MS = 700;
export const isUnderWay = (status: ImportStatus): boolean => status === 'checking' || status === 'running';

const AT: Record<ImportStatus, number> = {
  checking: 1,
  checked: 1,
  running: 2,
  done: 3,
  undone: 3,
  failed: 1,
};

/** The current step of an import: four names, the first of them the list itself. */
export function ImportSteps({ names, status }: { names: string[]; status: ImportStatus | null }) {
  const at = status ? AT[status] : 0;
  return (
    <div className={styles['steps']}>
      <Stepper steps={names.map((label, index) => ({ label, done: index < at }))} at={at} />
    </div>
  );
}

/**
 * The progress of the worker. The button that starts it is at the bottom of a long list, so this is scrolled
 * into view and focused.
 */
export function ImportRunning({ label, done, all }: { label: string; done: number; all: number }) {
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
  create: 'plus',
  update: 'retry',
  same: 'check',
  problem: 'info',
};

/** The effects of an import, as shares and numbers; `words` name them in order. */
export function ImportCounts({
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

/** How the list is interpreted: what was detected, and options below. */
export function ImportReading({
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

/** Undoes a whole import within the undo window, after a confirmation. */
export function UndoImportButton({
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
          {t('Yes, undo the import')}
        </Button>
      ) : (
        <Button icon="retry" onClick={() => setSure(true)}>
          {t('Undo the import')}
        </Button>
      )}
      <p className="soft">{note(formatDateTime(until))}</p>
    </>
  );
}
