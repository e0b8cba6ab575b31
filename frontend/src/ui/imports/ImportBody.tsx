import type { ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { ButtonLink } from '../Button.tsx';
import { TableSkeleton } from '../table/Table.tsx';
import { work } from '../WorkHead.tsx';
import { ImportCounts, ImportRunning, ImportSteps, type Counted, type ImportStatus } from './ImportParts.tsx';

/** An import as its page shows it. */
interface ShownImport extends Record<Counted, number> {
  status: ImportStatus;
  error: string | null;
  lines_total: number;
  lines_done: number;
}

interface ImportBodyProps {
  found: ShownImport;
  /** Names of the four steps. */
  steps: string[];
  /** Label of the progress while it runs. */
  running: string;
  /** Names of the numbers of a validated list, in order. */
  counts: [Counted, string][];
  /** Shown when it is done. */
  done: ReactNode;
  /** How the list is interpreted, while it can be changed. */
  reading: ReactNode;
  lines: ReactNode;
  /** Starts a validated import, or continues one that stopped. */
  start: ReactNode;
  /** Address of the page on which another list is chosen. */
  back: string;
}

/** The page of one import below its head, in each of its states. */
export function ImportBody({
  found,
  steps,
  running,
  counts,
  done,
  reading,
  lines,
  start,
  back,
}: ImportBodyProps) {
  const { status, lines_total: total } = found;
  return (
    <>
      <ImportSteps names={steps} status={status} />
      {found.error && (
        <p className={work['bad']} role="alert">
          {found.error}
        </p>
      )}
      {status === 'checking' && <TableSkeleton rows={5} />}
      {status === 'running' && (
        <ImportRunning label={running} done={found.lines_done} all={found.create + found.update} />
      )}
      {status === 'done' && done}
      {total > 0 && status !== 'checking' && (
        <>
          {status === 'checked' && <ImportCounts counts={found} words={counts} />}
          {status === 'checked' && reading}
          {lines}
        </>
      )}
      {(status === 'checked' || (status === 'failed' && total > 0)) && start}
      {status === 'failed' && total === 0 && (
        <p>
          <ButtonLink tone="main" to={back}>
            {t('Choose another list')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
