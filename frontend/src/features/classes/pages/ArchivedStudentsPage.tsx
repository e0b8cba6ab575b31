import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import {
  useEraseStudentMutation,
  useListArchivedStudentsQuery,
  useListAllClassesQuery,
  useRestoreStudentsMutation,
  type ArchivedStudent,
} from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { cell, MoreHead, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { personName, work, WorkHead } from '../../../ui/WorkHead.tsx';
import { FindOtherAccount } from '../components/FindOtherAccount.tsx';
import { LikelyDuplicates } from '../components/LikelyDuplicates.tsx';
import { MergeDialog } from '../components/MergeDialog.tsx';
import { UndoMergeDialog } from '../components/UndoMerge.tsx';
import styles from '../components/Class.module.css';

const SIZE = 20;

/** Archived students: search, restore, and erasure by an administrator. */
export default function ArchivedStudentsPage() {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const search = params.get('search') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListArchivedStudentsQuery({ search, limit: SIZE, offset: (page - 1) * SIZE });
  const [restoring, setRestoring] = useState<ArchivedStudent | null>(null);
  const [erasing, setErasing] = useState<ArchivedStudent | null>(null);
  const [doubled, setDoubled] = useState<ArchivedStudent | null>(null);
  const [pair, setPair] = useState<[string, string] | null>(null);
  const [undoing, setUndoing] = useState<{ mergeId: string; personId: string } | null>(null);
  const manages = user?.role === 'school_admin';
  return (
    <>
      <WorkHead
        title={t('Archived students')}
        count={query.data?.count}
        lead={t('They cannot log in and stand in no list. Bringing one back takes one step.')}
      />
      {manages && <LikelyDuplicates onCompare={setPair} />}
      <TableTools>
        <TableSearch label={t('Search archived students')} placeholder={t('Name or username')} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The students did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={search ? <State scene="no-match" title={t('No student fits that')} /> : undefined}
        empty={
          <State scene="empty" title={t('Nobody is archived')}>
            <p>{t('Students who leave are archived from their class.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <Table
              stacked
              caption={t('Archived students')}
              head={
                <>
                  <th scope="col">{t('Student')}</th>
                  <th scope="col">{t('Classes')}</th>
                  <th scope="col">{t('Why')}</th>
                  <th scope="col">{t('When')}</th>
                  <MoreHead />
                </>
              }
            >
              {results.map((student) => (
                <tr key={student.id}>
                  <td className={cell.main}>
                    <bdi>{personName(student)}</bdi>
                    <small>{student.username}</small>
                  </td>
                  <td>{student.classes.join(', ') || '–'}</td>
                  <td>{student.archived_reason ?? '–'}</td>
                  <td>
                    {student.archived_at ? formatAgo(student.archived_at) : '–'}
                    {student.archived_by_name && <small>{student.archived_by_name}</small>}
                  </td>
                  <td className={cell.more}>
                    <RowMenu
                      label={t('More for {name}', { name: personName(student) })}
                      actions={[
                        { label: t('Restore'), icon: 'retry', run: () => setRestoring(student) },
                        ...(manages
                          ? [
                              {
                                label: t('Merge with another'),
                                icon: 'merge' as const,
                                run: () => setDoubled(student),
                              },
                              {
                                label: t('Delete for good'),
                                icon: 'close' as const,
                                run: () => setErasing(student),
                              },
                            ]
                          : []),
                      ]}
                    />
                  </td>
                </tr>
              ))}
            </Table>
            <Pager count={count} size={SIZE} />
          </>
        )}
      </QueryView>
      {doubled && (
        <FindOtherAccount
          student={doubled}
          onClose={() => setDoubled(null)}
          onFound={(other) => {
            setPair([other, doubled.id]);
            setDoubled(null);
          }}
        />
      )}
      {pair && <MergeDialog pair={pair} onClose={() => setPair(null)} onUndo={setUndoing} />}
      {undoing && <UndoMergeDialog {...undoing} onClose={() => setUndoing(null)} />}
      {restoring && <RestoreDialog student={restoring} onClose={() => setRestoring(null)} />}
      {erasing && <EraseDialog student={erasing} onClose={() => setErasing(null)} />}
    </>
  );
}

function RestoreDialog({ student, onClose }: { student: ArchivedStudent; onClose: () => void }) {
  const dispatch = useDispatch();
  const classes = useListAllClassesQuery().data?.results ?? [];
  const [restore, restoring] = useRestoreStudentsMutation();
  const [classId, setClassId] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await restore({ student_ids: [student.id], ...(classId && { class_id: classId }) });
    if (error) {
      dispatch(showToast('bad', normalizeError(error).message));
      return;
    }
    dispatch(showToast('ok', t('{name} is back.', { name: personName(student) })));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Restore {name}', { name: personName(student) })}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)}>
        <SelectField label={t('Into')} value={classId} onChange={({ target }) => setClassId(target.value)}>
          <option value="">
            {student.classes.length > 0
              ? t('Their classes: {names}', { names: student.classes.join(', ') })
              : t('No class')}
          </option>
          {classes.map(({ id, name, year }) => (
            <option key={id} value={id}>
              {`${name}, ${year}`}
            </option>
          ))}
        </SelectField>
        <div className={work['row']}>
          <Button type="submit" tone="main" disabled={restoring.isLoading}>
            {t('Restore')}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function EraseDialog({ student, onClose }: { student: ArchivedStudent; onClose: () => void }) {
  const dispatch = useDispatch();
  const [erase, erasing] = useEraseStudentMutation();
  const [typed, setTyped] = useState('');
  const error = erasing.error ? normalizeError(erasing.error) : null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await erase({ id: student.id, eraseStudentBody: { username: typed } });
    if (answer.error) return;
    dispatch(showToast('ok', t('The account is deleted.')));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('Delete {name} for good', { name: personName(student) })}>
      <form className={styles['inline']} onSubmit={(event) => void save(event)} noValidate>
        <p>{t('The account, its log-ins and its memberships go. This cannot be undone.')}</p>
        <Field
          label={t('Type {username} to confirm', { username: student.username })}
          value={typed}
          autoCapitalize="none"
          spellCheck={false}
          error={error?.fields['username'] ?? error?.message}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={work['row']}>
          <Button type="submit" tone="danger" disabled={erasing.isLoading}>
            {t('Delete for good')}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
