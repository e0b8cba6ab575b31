import { useState } from 'react';
import {
  useChangeRosterLineMutation,
  useListRosterLinesQuery,
  type RosterImportView,
  type RosterLineView,
} from '../../../api/classes.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import {
  ImportCorrection,
  ImportLine,
  ImportLines,
  IncludeLineButton,
  useLinesShown,
  type VerdictTexts,
} from '../../../ui/imports/ImportLines.tsx';
import { list } from '../../../ui/imports/ImportParts.tsx';
import { useImportAction } from '../../../ui/imports/useImportAction.ts';
import { personName } from '../../../ui/WorkHead.tsx';
import { birthMonthText } from '../birthMonth.ts';
import styles from './Roster.module.css';

const words = (): VerdictTexts => ({
  all: t('All lines'),
  problems: t('Problems'),
  create: t('Create'),
  update: t('Update'),
  same: t('Same'),
  problem: t('Problem'),
  skip: t('Left out'),
});

/** The lines of a list with the effect of each; during validation they can be corrected in place. */
export function RosterLines({ found }: { found: RosterImportView }) {
  const { verdict, page } = useLinesShown();
  const query = useListRosterLinesQuery({ id: found.id, ...page, ...(verdict && { verdict }) });
  return (
    <ImportLines
      found={found}
      words={words()}
      label={t('Lines of the list')}
      failed={t('The lines did not load')}
      columns={[t('Line'), t('Student'), t('Class'), t('Result'), t('What changes')]}
      query={query}
    >
      {(line) => (
        <ImportLine
          key={line.line}
          line={line.line}
          verdict={line.verdict}
          word={words()[line.verdict]}
          who={
            <>
              <bdi>{personName(line) || t('No name')}</bdi>
              {line.first_name && line.last_name && (
                <small>
                  {t('First: {first}, last: {last}', { first: line.first_name, last: line.last_name })}
                </small>
              )}
              {line.username && <small>{line.username}</small>}
              {line.birth && <small>{birthMonthText(line.birth)}</small>}
            </>
          }
          fact={<ClassNames names={line.classes} />}
          problems={line.problems}
          change={line.verdict !== 'problem' && <Change line={line} found={found} />}
          mend={
            line.verdict === 'problem' &&
            found.status === 'checked' &&
            (line.problems[0]?.field === 'same_name' ? (
              <SameName line={line} importId={found.id} />
            ) : (
              <Mend line={line} importId={found.id} />
            ))
          }
        />
      )}
    </ImportLines>
  );
}

/**
 * Up to two classes; of more, the first and a number that opens the others: a student information system may
 * list seven.
 */
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
      <IncludeLineButton
        onInclude={() => void change({ id: found.id, line: line.line, rosterLineBody: { skip: false } })}
      />
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
          <span className={list['old']}>{before}</span> {personName(line)}
        </>
      )}
      {renamed && born && <br />}
      {born && (
        <>
          {line.before.birth && <span className={list['old']}>{birthMonthText(line.before.birth)}</span>}{' '}
          {birthMonthText(line.birth)}
        </>
      )}
    </>
  );
}

/**
 * Whether a line means a child of the same name: one who is in the list before, whose second line is left out, or one of
 * another class, who joins this one.
 */
function SameName({ line, importId }: { line: RosterLineView; importId: string }) {
  const act = useImportAction();
  const [change, changing] = useChangeRosterLineMutation();
  const other = line.problems[0]?.student_id;
  const send = (rosterLineBody: Parameters<typeof change>[0]['rosterLineBody']) =>
    void act(change({ id: importId, line: line.line, rosterLineBody }));
  const name = personName(line);
  return (
    <div className={styles['answer']}>
      <Button
        disabled={changing.isLoading}
        aria-label={t('{name}, line {line}: the same child', { name, line: line.line })}
        onClick={() => send(other ? { same_as: other } : { skip: true })}
      >
        {t('The same child')}
      </Button>
      <Button
        disabled={changing.isLoading}
        aria-label={t('{name}, line {line}: another child', { name, line: line.line })}
        onClick={() => send({ same_as: 'new' })}
      >
        {t('Another child')}
      </Button>
    </div>
  );
}

/** The invalid fields of a line, to be corrected in place. */
function Mend({ line, importId }: { line: RosterLineView; importId: string }) {
  const act = useImportAction();
  const [change, changing] = useChangeRosterLineMutation();
  const fields = line.problems.map(({ field }) => field);
  const suggestion = line.problems.find((problem) => problem.suggestion)?.suggestion;
  const [first, setFirst] = useState(line.first_name);
  const [last, setLast] = useState(line.last_name);
  const [username, setUsername] = useState(line.username);
  const [className, setClassName] = useState(suggestion ?? line.classes.join('|'));
  const [birth, setBirth] = useState(line.birth);
  const names = fields.some((field) => field === 'first_name' || field === 'last_name' || field === 'line');
  const send = (rosterLineBody: Parameters<typeof change>[0]['rosterLineBody']) =>
    void act(change({ id: importId, line: line.line, rosterLineBody }));
  const save = () =>
    send({
      ...(names && { first_name: first, last_name: last }),
      ...(fields.includes('username') && { username }),
      ...(fields.includes('class') && { class: className }),
      ...(fields.includes('birth') && { birth }),
    });
  return (
    <ImportCorrection
      line={line.line}
      isBusy={changing.isLoading}
      onSave={save}
      onLeaveOut={() => send({ skip: true })}
    >
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
    </ImportCorrection>
  );
}
