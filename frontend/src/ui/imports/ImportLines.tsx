import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { Button } from '../Button.tsx';
import { Pager } from '../Pager.tsx';
import { QueryView, type QueryLike } from '../QueryView.tsx';
import { State } from '../State.tsx';
import { Status, type StatusKind } from '../Status.tsx';
import { withParams } from '../table/params.ts';
import { cell, Table, TableSkeleton } from '../table/Table.tsx';
import { Tab, Tabs } from '../table/Tabs.tsx';
import styles from './Imports.module.css';

const LINES_AT_ONCE = 20;
const VERDICTS = ['problem', 'create', 'update', 'same', 'skip'] as const;
/** What an import line would do, or did. */
export type Verdict = (typeof VERDICTS)[number];
export type VerdictTexts = Record<Verdict | 'all' | 'problems', string>;
const KINDS: Record<Verdict, StatusKind> = {
  create: 'info',
  update: 'wait',
  same: 'ok',
  problem: 'bad',
  skip: 'off',
};

/** The lines that the address selects. */
export function useLinesShown(): { verdict: Verdict | undefined; page: { limit: number; offset: number } } {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  return {
    verdict: VERDICTS.find((one) => one === params.get('lines')),
    page: { limit: LINES_AT_ONCE, offset: (page - 1) * LINES_AT_ONCE },
  };
}

/** The lines of an import by their effect, with tabs that show the number of each. */
export function ImportLines<Line extends { line: number }>({
  found,
  words,
  label,
  failed,
  columns,
  query,
  children,
}: {
  found: Record<Verdict, number> & { lines_total: number };
  words: VerdictTexts;
  label: string;
  failed: string;
  /** Column headings. */
  columns: string[];
  query: QueryLike<{ results: Line[]; count: number }>;
  children: (line: Line) => ReactNode;
}) {
  const [params] = useSearchParams();
  const { verdict } = useLinesShown();
  return (
    <>
      <Tabs label={label}>
        <Tab
          to={withParams(params, { lines: '' })}
          label={words.all}
          count={found.lines_total}
          selected={!verdict}
        />
        {VERDICTS.filter((one) => found[one] > 0 || one === verdict).map((one) => (
          <Tab
            key={one}
            to={withParams(params, { lines: one })}
            label={one === 'problem' ? words.problems : words[one]}
            count={found[one]}
            selected={one === verdict}
          />
        ))}
      </Tabs>
      <br />
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={failed}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('Nothing here any more')} />}
      >
        {({ results, count }) => (
          <>
            <Table
              stacked
              caption={label}
              head={columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            >
              {results.map((line) => children(line))}
            </Table>
            <Pager count={count} size={LINES_AT_ONCE} />
          </>
        )}
      </QueryView>
    </>
  );
}

/** One line: its number, its subject, a detail, its effect, and what changes; with a form for corrections below. */
export function ImportLine({
  line,
  verdict,
  word,
  who,
  fact,
  problems,
  change,
  mend,
}: {
  line: number;
  verdict: Verdict;
  word: string;
  who: ReactNode;
  fact: ReactNode;
  problems: { message: string }[];
  change: ReactNode;
  mend: ReactNode;
}) {
  const bad = verdict === 'problem' ? '' : undefined;
  return (
    <>
      <tr className={mend ? styles['broken'] : undefined} data-bad={bad}>
        <td className={`${cell.select} num`}>{line}</td>
        <td className={`${cell.main} ${styles['who']}`}>{who}</td>
        <td>{fact}</td>
        <td>
          <Status kind={KINDS[verdict]} label={word} />
        </td>
        <td>
          {verdict === 'problem' ? (
            <b className={styles['why']}>{problems.map(({ message }) => message).join(' ')}</b>
          ) : null}
          {change}
        </td>
      </tr>
      {mend && (
        <tr className={styles['fix']} data-bad="">
          <td className={cell.select} aria-hidden="true" />
          <td colSpan={4}>{mend}</td>
        </tr>
      )}
    </>
  );
}

interface ImportCorrectionProps {
  line: number;
  isBusy: boolean;
  /** Sends the corrected fields; undefined where no field can be corrected. */
  onSave: (() => void) | undefined;
  onLeaveOut: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The invalid fields of a line, to be corrected in place, or the line to be left out. */
export function ImportCorrection({ line, isBusy, onSave, onLeaveOut, children }: ImportCorrectionProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave?.();
  };
  return (
    <form className={styles['mend']} onSubmit={save}>
      {children}
      {onSave && (
        <Button type="submit" tone="main" disabled={isBusy}>
          {t('Fix line {line}', { line })}
        </Button>
      )}
      <Button tone="plain" disabled={isBusy} onClick={onLeaveOut}>
        {t('Leave out')}
      </Button>
    </form>
  );
}

/** Takes a line that was left out into the import again. */
export const IncludeLineButton = ({ onInclude }: { onInclude: () => void }) => (
  <Button size="sm" tone="plain" onClick={onInclude}>
    {t('Take it in again')}
  </Button>
);
