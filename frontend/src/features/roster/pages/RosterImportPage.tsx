import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  classesApi,
  useChangeRosterMutation,
  useGetRosterImportQuery,
  useListAllClassesQuery,
  useStartRosterMutation,
  useUndoRosterMutation,
  type RosterImportView,
} from '../../../api/classes.ts';
import { LIST } from '../../../api/baseApi.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ADMIN_CLASSES, TEACHER_CLASSES } from '../../classes/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, SelectField } from '../../../ui/Field.tsx';
import { ImportBody } from '../../../ui/imports/ImportBody.tsx';
import { ImportColumns, ImportPage } from '../../../ui/imports/ImportPage.tsx';
import { list, ImportReading, UndoImportButton } from '../../../ui/imports/ImportParts.tsx';
import { useImportAction } from '../../../ui/imports/useImportAction.ts';
import { showToast } from '../../../ui/toasts.ts';
import { studentCountText, work, WorkHead } from '../../../ui/WorkHead.tsx';
import { RosterLines } from '../components/RosterLines.tsx';
import { PasswordSheet } from '../components/PasswordSheet.tsx';
import { stepNames } from '../rosterSteps.ts';
import { saveCsv } from '../../../shared/csv.ts';
import { listName } from './BulkEnrolmentPage.tsx';

/** One import: validation, enrolment, printing, and undo. */
export default function RosterImportPage() {
  const dispatch = useDispatch();
  const onWorked = useCallback(
    () =>
      void dispatch(
        classesApi.util.invalidateTags([
          { type: 'Class', id: LIST },
          { type: 'Roster', id: LIST },
        ]),
      ),
    [dispatch],
  );
  return (
    <ImportPage<RosterImportView>
      useImport={useGetRosterImportQuery}
      onWorked={onWorked}
      back={{ to: paths.bulkEnrolment, label: t('Bulk enrolment') }}
    >
      {(found) => <List found={found} />}
    </ImportPage>
  );
}

function List({ found }: { found: RosterImportView }) {
  const lead = {
    checking: t('The list is being checked.'),
    checked: t('{count} lines. This is a dry run: nothing is saved yet.', {
      count: formatNumber(found.lines_total),
    }),
    running: t('The students are being enrolled. You can leave this page.'),
    done: t('{who} enrolled.', { who: studentCountText(found.lines_done) }),
    undone: t('This import was undone.'),
    failed: t('This list stopped.'),
  }[found.status];
  return (
    <>
      <WorkHead
        title={listName(found)}
        lead={<span role="status">{lead}</span>}
        back={{ to: paths.bulkEnrolment, label: t('Bulk enrolment') }}
      >
        {found.status === 'checked' && (
          <ButtonLink icon="upload" to={paths.bulkEnrolment}>
            {t('Choose another list')}
          </ButtonLink>
        )}
      </WorkHead>
      <ImportBody
        found={found}
        steps={stepNames()}
        running={t('Enrolled')}
        counts={[
          ['create', t('Create')],
          ['update', t('Update')],
          ['same', t('Same')],
          ['problem', t('Problems')],
        ]}
        done={<Done found={found} />}
        reading={<Reading found={found} />}
        lines={
          <>
            {found.status === 'checked' && <SwapNames found={found} />}
            <RosterLines found={found} />
          </>
        }
        start={<Start found={found} />}
        back={paths.bulkEnrolment}
      />
    </>
  );
}

/** How the list is interpreted: which class, and what each column contains. */
function Reading({ found }: { found: RosterImportView }) {
  const act = useImportAction();
  const classes = useListAllClassesQuery();
  const [change] = useChangeRosterMutation();
  const send = (rosterChangeBody: Parameters<typeof change>[0]['rosterChangeBody']) =>
    act(change({ id: found.id, rosterChangeBody }));
  return (
    <ImportReading notes={found.notes}>
      <div className={list['columns']}>
        <SelectField
          label={t('Class of all lines')}
          value={found.class_id ?? ''}
          onChange={({ target }) => void send({ class_id: target.value || null })}
        >
          <option value="">{t('The list says which')}</option>
          {(classes.data?.results ?? []).map(({ id, name, year }) => (
            <option key={id} value={id}>
              {`${name}, ${year}`}
            </option>
          ))}
        </SelectField>
        <ImportColumns
          found={found}
          options={[
            ['first_name', t('First name')],
            ['last_name', t('Last name')],
            ['full_name', t('Whole name')],
            ['username', t('Username')],
            ['class', t('Class')],
            ['birth', t('Month of birth')],
          ]}
          onChange={(fields) => void send({ fields })}
        />
      </div>
      {!found.class_id && (
        <Checkbox
          label={t('Make classes that do not exist yet')}
          checked={found.make_classes}
          onChange={({ target }) => void send({ make_classes: target.checked })}
        />
      )}
    </ImportReading>
  );
}

/** Swaps first and last names of all lines: a list of surnames first says nowhere that it is one. */
function SwapNames({ found }: { found: RosterImportView }) {
  const act = useImportAction();
  const [change, changing] = useChangeRosterMutation();
  return (
    <p className={work['row']}>
      <Button
        icon="retry"
        disabled={changing.isLoading}
        onClick={() =>
          void act(
            change({ id: found.id, rosterChangeBody: { swap_names: true } }),
            t('First and last names are swapped in all lines.'),
          )
        }
      >
        {t('Swap first and last names')}
      </Button>
      {t('Look at the first lines: each says what is read as first and as last name.')}
    </p>
  );
}

function Start({ found }: { found: RosterImportView }) {
  const act = useImportAction();
  const [start, starting] = useStartRosterMutation();
  const count = found.create + found.update;
  return (
    <div className={list['foot']}>
      <Button
        tone="main"
        size="lg"
        disabled={count === 0 || starting.isLoading}
        onClick={() => void act(start(found.id))}
      >
        {found.status === 'failed'
          ? t('Go on')
          : count === 0
            ? t('Nobody to enrol')
            : t('Enrol {who}', { who: studentCountText(count) })}
      </Button>
      {found.problem > 0 && <SaveProblems found={found} />}
      <p className="soft">
        {count === 0
          ? found.problem > 0
            ? t('Fix the lines with problems, or choose another list.')
            : t('Everybody on this list is here already.')
          : t(
              '{created} new, {updated} updated. {problems, plural, =0 {} one {The line with a problem is left out.} other {The # lines with problems are left out.}}',
              {
                created: found.create,
                updated: found.update,
                problems: found.problem,
              },
            )}
      </p>
    </div>
  );
}

const ONCE = 100;

/**
 * Exports the lines that cannot be enrolled as a table, with the errors beside each, to be corrected and
 * imported again.
 */
function SaveProblems({ found }: { found: RosterImportView }) {
  const dispatch = useDispatch();
  const [fetchLines, fetching] = classesApi.endpoints.listRosterLines.useLazyQuery();
  const save = async () => {
    const rows: string[][] = [];
    for (let offset = 0; offset < found.problem; offset += ONCE) {
      const { data, error } = await fetchLines({ id: found.id, verdict: 'problem', limit: ONCE, offset });
      if (error) return void dispatch(showToast('bad', normalizeError(error).message));
      for (const line of data?.results ?? [])
        rows.push([
          String(line.line),
          line.first_name,
          line.last_name,
          line.username,
          line.classes.join('|'),
          line.birth,
          line.problems.map(({ message }) => message).join(' '),
        ]);
    }
    saveCsv(t('problems.csv'), [
      [
        t('Line'),
        t('First name'),
        t('Last name'),
        t('Username'),
        t('Class'),
        t('Month of birth'),
        t('Problem'),
      ],
      ...rows,
    ]);
    return undefined;
  };
  return (
    <Button icon="download" disabled={fetching.isFetching} onClick={() => void save()}>
      {t('Save list of problems')}
    </Button>
  );
}

function Done({ found }: { found: RosterImportView }) {
  const act = useImportAction();
  const user = useSelector(selectUser);
  const places = user?.role === 'school_admin' ? ADMIN_CLASSES : TEACHER_CLASSES;
  const [undo, undoing] = useUndoRosterMutation();
  return (
    <>
      <PasswordSheet found={found} />
      <div className={list['foot']}>
        {found.class_id && (
          <ButtonLink to={places.one(found.class_id)} iconEnd="next">
            {found.class_name ?? t('The class')}
          </ButtonLink>
        )}
        {!found.class_id && <Link to={places.list}>{t('Classes')}</Link>}
        <UndoImportButton
          until={found.undo_until}
          busy={undoing.isLoading}
          note={(time) => t('It can be undone until {time}.', { time })}
          onUndo={() => void act(undo(found.id), t('The import is undone.'))}
        />
      </div>
    </>
  );
}
