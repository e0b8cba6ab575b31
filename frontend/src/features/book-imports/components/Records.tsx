import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';

import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { withParams } from '../../../ui/table/params.ts';
import styles from '../../roster/components/Roster.module.css';
import { importsApi, type BookImportLineView, type BookImportView } from '../api.ts';
import { useImportPlaces } from '../places.ts';
import { fieldWord } from '../words.ts';

const SIZE = 20;
const VERDICTS = ['problem', 'create', 'update', 'same', 'skip'] as const;
type Verdict = (typeof VERDICTS)[number];
const KINDS: Record<Verdict, StatusKind> = {
  create: 'info',
  update: 'wait',
  same: 'ok',
  problem: 'bad',
  skip: 'off',
};
const verdictWord = (verdict: Verdict): string =>
  ({ create: t('New'), update: t('Changes'), same: t('Same'), problem: t('Problem'), skip: t('Left out') })[
    verdict
  ];

/** The records of a list with what each does; while it is checked, they can be mended in place. */
export function Records({ found }: { found: BookImportView }) {
  const [params] = useSearchParams();
  const verdict = VERDICTS.find((one) => one === params.get('lines'));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = importsApi.useListBookImportLinesQuery({
    id: found.id, limit: SIZE, offset: (page - 1) * SIZE, ...(verdict && { verdict }),
  }); // prettier-ignore
  return (
    <>
      <Tabs label={t('Records')}>
        <Tab to={withParams(params, { lines: '' })} label={t('All records')} count={found.lines_total} selected={!verdict} />
        {VERDICTS.filter((one) => found[one] > 0 || one === verdict).map((one) => (
          <Tab
            key={one}
            to={withParams(params, { lines: one })}
            label={one === 'problem' ? t('Problems') : verdictWord(one)}
            count={found[one]}
            selected={one === verdict}
          />
        ))}
      </Tabs>
      <br />
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The records did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('Nothing here any more')} />}
      >
        {({ results, count }) => (
          <>
            <Table stacked caption={t('Records of the list')} head={<>
                    <th scope="col">{t('Line')}</th>
                    <th scope="col">{t('Book')}</th>
                    <th scope="col">{t('ISBN')}</th>
                    <th scope="col">{t('Result')}</th>
                    <th scope="col">{t('What changes')}</th>
                  </>}>
                  {results.map((line) => (
                    <Record key={line.line} line={line} found={found} />
                  ))}
                </Table>
            <Pager count={count} size={SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
} // prettier-ignore

function Record({ line, found }: { line: BookImportLineView; found: BookImportView }) {
  const places = useImportPlaces();
  const mendable = line.verdict === 'problem' && found.status === 'checked';
  const title = line.title || t('No title');
  return (
    <>
      <tr className={mendable ? styles['broken'] : undefined} data-bad={line.verdict === 'problem' ? '' : undefined}>
        <td className={`${cell.select} num`}>{line.line}</td>
        <td className={`${cell.main} ${styles['who']}`}>
          {line.book_id && found.status !== 'undone' ? (
            <Link to={places.book(line.book_id)}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
          {line.authors && (
            <small>
              <bdi>{line.authors}</bdi>
            </small>
          )}
        </td>
        <td className="num" style={{ whiteSpace: 'nowrap' }}>{line.isbn}</td>
        <td>
          <Status kind={KINDS[line.verdict]} label={verdictWord(line.verdict)} />
        </td>
        <td>
          {line.verdict === 'problem' ? (
            <b className={styles['why']}>{line.problems.map(({ message }) => message).join(' ')}</b>
          ) : (
            <Change line={line} found={found} />
          )}
          {line.notes.map((note) => (
            <small key={note} className="soft">
              {' '}
              {note}
            </small>
          ))}
        </td>
      </tr>
      {mendable && (
        <tr className={styles['fix']} data-bad="">
          <td className={cell.select} aria-hidden="true" />
          <td colSpan={4}>
            <Mend line={line} importId={found.id} />
          </td>
        </tr>
      )}
    </>
  );
} // prettier-ignore

const SHOWN = 3;

function Change({ line, found }: { line: BookImportLineView; found: BookImportView }) {
  const [change] = importsApi.useChangeBookImportLineMutation();
  if (line.verdict === 'skip')
    return found.status === 'checked' ? (
      <Button
        size="sm"
        tone="plain"
        onClick={() => void change({ id: found.id, line: line.line, bookImportLineBody: { skip: false } })}
      >
        {t('Take it in again')}
      </Button>
    ) : null;
  if (line.verdict === 'create')
    return line.done ? t('Made: waits for its file') : t('New book, waits for its file');
  if (line.changes.length === 0) return t('Nothing changes');
  return (
    <>
      {line.changes.slice(0, SHOWN).map(({ field, before, after }) => (
        <div key={field} dir="auto">
          {fieldWord(field)}: {before && <span className={styles['old']}>{short(before)}</span>}{' '}
          {short(after)}
        </div>
      ))}
      {line.changes.length > SHOWN &&
        t('{count, plural, one {# more change} other {# more changes}}', {
          count: line.changes.length - SHOWN,
        })}
    </>
  );
}

const LONG = 60;
const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)} …` : text);

/** The members that are wrong, to be typed anew in place. */
function Mend({ line, importId }: { line: BookImportLineView; importId: string }) {
  const dispatch = useDispatch();
  const [change, changing] = importsApi.useChangeBookImportLineMutation();
  const fields = [...new Set(line.problems.map(({ field }) => field))].filter((field) => field !== 'line');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const send = async (bookImportLineBody: Parameters<typeof change>[0]['bookImportLineBody']) => {
    const { error } = await change({ id: importId, line: line.line, bookImportLineBody });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void send({ written: Object.fromEntries(fields.map((field) => [field, typed[field] ?? line.written[field] ?? ''])) });
  };
  return (
    <form className={styles['mend']} onSubmit={save}>
      {fields.map((field) => (
        <Field
          key={field}
          label={fieldWord(field)}
          value={typed[field] ?? line.written[field] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      {fields.length > 0 && (
        <Button type="submit" tone="main" disabled={changing.isLoading}>
          {t('Fix line {line}', { line: line.line })}
        </Button>
      )}
      <Button tone="plain" disabled={changing.isLoading} onClick={() => void send({ skip: true })}>
        {t('Leave out')}
      </Button>
    </form>
  );
} // prettier-ignore
