import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import {
  useChangeRosterLineMutation,
  useListRosterLinesQuery,
  type RosterImportView,
  type RosterLineView,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { personName } from '../../../ui/Work.tsx';
import { bornWords } from '../born.ts';
import styles from './Roster.module.css';

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
const words = (verdict: Verdict): string =>
  ({
    create: t('Create'), update: t('Update'), same: t('Same'), problem: t('Problem'), skip: t('Left out'),
  })[verdict]; // prettier-ignore

/** The lines of a list with what each does; while it is checked, they can be mended in place. */
export function Lines({ found }: { found: RosterImportView }) {
  const [params] = useSearchParams();
  const verdict = VERDICTS.find((one) => one === params.get('lines'));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListRosterLinesQuery({
    id: found.id, limit: SIZE, offset: (page - 1) * SIZE, ...(verdict && { verdict }),
  }); // prettier-ignore
  return (
    <>
      <Tabs label={t('Lines')}>
        <Tab
          to={withParams(params, { lines: '' })}
          label={t('All lines')}
          count={found.lines_total}
          selected={!verdict}
        />
        {VERDICTS.filter((one) => found[one] > 0 || one === verdict).map((one) => (
          <Tab
            key={one}
            to={withParams(params, { lines: one })}
            label={one === 'problem' ? t('Problems') : words(one)}
            count={found[one]}
            selected={one === verdict}
          />
        ))}
      </Tabs>
      <br />
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The lines did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('Nothing here any more')} />}
      >
        {({ results, count }) => (
          <>
            <Table
              stacked
              caption={t('Lines of the list')}
              head={
                <>
                  <th scope="col">{t('Line')}</th>
                  <th scope="col">{t('Student')}</th>
                  <th scope="col">{t('Class')}</th>
                  <th scope="col">{t('Result')}</th>
                  <th scope="col">{t('What changes')}</th>
                </>
              }
            >
              {results.map((line) => (
                <Line key={line.line} line={line} found={found} />
              ))}
            </Table>
            <Pager count={count} size={SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Line({ line, found }: { line: RosterLineView; found: RosterImportView }) {
  const name = personName(line);
  const mendable = line.verdict === 'problem' && found.status === 'checked';
  return (
    <>
      <tr
        className={mendable ? styles['broken'] : undefined}
        data-bad={line.verdict === 'problem' ? '' : undefined}
      >
        <td className={`${cell.select} num`}>{line.line}</td>
        <td className={`${cell.main} ${styles['who']}`}>
          <bdi>{name || t('No name')}</bdi>
          {line.username && <small>{line.username}</small>}
          {line.birth && <small>{bornWords(line.birth)}</small>}
        </td>
        <td>
          <ClassNames names={line.classes} />
        </td>
        <td>
          <Status kind={KINDS[line.verdict]} label={words(line.verdict)} />
        </td>
        <td>
          {line.verdict === 'problem' ? (
            <b className={styles['why']}>{line.problems.map(({ message }) => message).join(' ')}</b>
          ) : (
            <Change line={line} found={found} />
          )}
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
}

/** The first two classes; a student information system may know seven, which open on asking. */
function ClassNames({ names }: { names: string[] }) {
  const [first, second, ...more] = names;
  if (more.length === 0) return [first, second].filter(Boolean).join(', ');
  return (
    <details className={styles['classes']}>
      <summary>{t('{name} and {count} more', { name: first!, count: names.length - 1 })}</summary>
      {names.slice(1).join(', ')}
    </details>
  );
}

function Change({ line, found }: { line: RosterLineView; found: RosterImportView }) {
  const [change] = useChangeRosterLineMutation();
  if (line.verdict === 'skip')
    return found.status === 'checked' ? (
      <Button
        size="sm"
        tone="plain"
        onClick={() => void change({ id: found.id, line: line.line, rosterLineBody: { skip: false } })}
      >
        {t('Take it in again')}
      </Button>
    ) : null;
  if (line.verdict === 'create') return line.done ? t('Made') : t('New student');
  if (line.verdict === 'same' || !line.before) return t('Nothing changes');
  const before = personName(line.before);
  const renamed = before !== personName(line);
  const born = line.birth !== '' && line.birth !== line.before.birth;
  if (!renamed && !born) return t('Joins {names}', { names: line.classes.join(', ') });
  return (
    <>
      {renamed && (
        <>
          <span className={styles['old']}>{before}</span> {personName(line)}
        </>
      )}
      {renamed && born && <br />}
      {born && (
        <>
          {line.before.birth && <span className={styles['old']}>{bornWords(line.before.birth)}</span>}{' '}
          {bornWords(line.birth)}
        </>
      )}
    </>
  );
}

/** The members that are wrong, to be typed anew in place. */
function Mend({ line, importId }: { line: RosterLineView; importId: string }) {
  const dispatch = useDispatch();
  const [change, changing] = useChangeRosterLineMutation();
  const fields = line.problems.map(({ field }) => field);
  const suggestion = line.problems.find((problem) => problem.suggestion)?.suggestion;
  const [first, setFirst] = useState(line.first_name);
  const [last, setLast] = useState(line.last_name);
  const [username, setUsername] = useState(line.username);
  const [className, setClassName] = useState(suggestion ?? line.classes.join('|'));
  const [birth, setBirth] = useState(line.birth);
  const names = fields.some((field) => field === 'first_name' || field === 'last_name' || field === 'line');
  const send = async (rosterLineBody: Parameters<typeof change>[0]['rosterLineBody']) => {
    const { error } = await change({ id: importId, line: line.line, rosterLineBody });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void send({
      ...(names && { first_name: first, last_name: last }),
      ...(fields.includes('username') && { username }),
      ...(fields.includes('class') && { class: className }),
      ...(fields.includes('birth') && { birth }),
    });
  };
  return (
    <form className={styles['mend']} onSubmit={save}>
      {names && (
        <>
          <Field label={t('First name')} value={first} onChange={({ target }) => setFirst(target.value)} />
          <Field label={t('Last name')} value={last} onChange={({ target }) => setLast(target.value)} />
        </>
      )}
      {fields.includes('username') && (
        <Field
          label={t('Username (empty: made for you)')}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
      )}
      {fields.includes('class') && (
        <Field label={t('Class')} value={className} onChange={({ target }) => setClassName(target.value)} />
      )}
      {fields.includes('birth') && (
        <Field
          label={t('Month of birth, e.g. 2016-09')}
          value={birth}
          maxLength={40}
          onChange={({ target }) => setBirth(target.value)}
        />
      )}
      <Button type="submit" tone="main" disabled={changing.isLoading}>
        {t('Fix line {line}', { line: line.line })}
      </Button>
      <Button tone="plain" disabled={changing.isLoading} onClick={() => void send({ skip: true })}>
        {t('Leave out')}
      </Button>
    </form>
  );
}
