import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import {
  useArchiveStudentsMutation,
  useListClassStudentsQuery,
  useMoveStudentsMutation,
  useAddStudentsToClassMutation,
  useRemoveStudentsMutation,
  useResetStudentPasswordMutation,
  useRestoreStudentsMutation,
  type ClassCard,
  type ClassStudent,
  type StudentLoginSlip,
} from '../../../api/classes.ts';
import { normalizeError, type AppError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { BulkBar } from '../../../ui/table/BulkBar.tsx';
import { MoreHead, SelectAll, SortableHead, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import type { RowAction } from '../../../ui/table/RowMenu.tsx';
import { ticksOf } from '../../../ui/table/ticks.ts';
import { pageOf, sizeOf } from '../../../ui/table/params.ts';
import { useSelection } from '../../../ui/table/useSelection.ts';
import { studentCountText } from '../../../ui/WorkHead.tsx';
import { guardiansPath, paths } from '../../../app/paths.ts';
import { useClassWeek } from '../../dashboard/index.ts';
import { TEACHER_CLASSES, useClassPaths } from '../paths.ts';
import { useBadges } from '../useBadges.ts';
import { BadgesDialog } from './BadgesDialog.tsx';
import { PasswordSlip } from './PasswordSlip.tsx';
import { ArchiveStudentDialog, MoveStudentDialog } from './StudentDialogs.tsx';
import { BackupCodeDialog, PicturesDialog } from './StudentSignInDialogs.tsx';
import { EditRow } from './StudentForm.tsx';
import { editButtonId, StudentRow } from './StudentRow.tsx';
import { NEEDS, StudentTools } from './StudentTools.tsx';
import styles from './Class.module.css';

const ORDERINGS = [
  'first_name',
  '-first_name',
  'username',
  '-username',
  'last_seen_at',
  '-last_seen_at',
] as const;

const idsOf = (students: ClassStudent[]): string[] => students.map(({ id }) => id);

interface Undo {
  text: string;
  run: () => Promise<{ error?: unknown }>;
}

/** The students of a class with actions for one or several; actions that can be undone offer it. */
export function StudentTable({ schoolClass }: { schoolClass: ClassCard }) {
  const [params] = useSearchParams();
  const dispatch = useDispatch();
  const search = params.get('search') ?? '';
  const group = params.get('group') ?? '';
  const needs = NEEDS.find((one) => one === params.get('needs'));
  const ordering = ORDERINGS.find((one) => one === params.get('ordering')) ?? 'first_name';
  const size = sizeOf(params, 10);
  const { id, archived } = schoolClass;
  // The reading by day is part of a teacher's dashboard, which a head does not have.
  const teaching = useClassPaths() === TEACHER_CLASSES;
  const weekOf = useClassWeek(id, archived || !teaching);
  const query = useListClassStudentsQuery({
    id,
    search,
    ordering,
    limit: size,
    offset: (pageOf(params) - 1) * size,
    ...(group && { group }),
    ...(needs && { needs }),
  });
  const [selected, setSelected] = useSelection<ClassStudent>();
  const [asked, setAsked] = useState<{ what: 'move' | 'archive'; students: ClassStudent[] } | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const stopEditing = (studentId: string) => {
    // After the row is rendered again, with the button that had the focus.
    flushSync(() => setEditing(null));
    document.getElementById(editButtonId(studentId))?.focus();
  };
  const [slip, setSlip] = useState<StudentLoginSlip | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [move] = useMoveStudentsMutation();
  const [remove] = useRemoveStudentsMutation();
  const [addStudents] = useAddStudentsToClassMutation();
  const [archive] = useArchiveStudentsMutation();
  const [restore] = useRestoreStudentsMutation();
  const [reset] = useResetStudentPasswordMutation();

  const badges = useBadges(schoolClass);
  const [dialog, setDialog] = useState<{ what: 'pictures' | 'code'; student: ClassStudent } | null>(null);
  const [badgesOf, setBadgesOf] = useState<{ what: 'print' | 'void'; students: ClassStudent[] } | null>(null);
  /** Asks first when students have badges, because new ones void them. */
  const printFor = (students: ClassStudent[]) => {
    if (students.some(({ badge_printed_at }) => badge_printed_at)) setBadgesOf({ what: 'print', students });
    else void badges.print({ students: students.map((one) => one.id) });
  };

  const done = (text: string, run: Undo['run']) => {
    setSelected(new Map());
    setUndo({ text, run });
  };
  const removeAll = async (ids: string[]) => {
    const { error } = await remove({ id, studentsBody: { student_ids: ids } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else
      done(t('{who} removed from the class.', { who: studentCountText(ids.length) }), () =>
        addStudents({ id, studentsBody: { student_ids: ids } }),
      );
  };
  const moveAll = async (ids: string[], to: ClassCard): Promise<AppError | null> => {
    const { error } = await move({ id, moveStudentsBody: { student_ids: ids, to_class_id: to.id } });
    if (error) return normalizeError(error);
    done(t('{who} moved to {name}.', { who: studentCountText(ids.length), name: to.name }), () =>
      move({ id: to.id, moveStudentsBody: { student_ids: ids, to_class_id: id } }),
    );
    return null;
  };
  const archiveAll = async (ids: string[], reason: string): Promise<AppError | null> => {
    const { error } = await archive({ id, archiveStudentsBody: { student_ids: ids, reason } });
    if (error) return normalizeError(error);
    done(t('{who} archived.', { who: studentCountText(ids.length) }), () => restore({ student_ids: ids }));
    return null;
  };
  const resetOne = async (student: ClassStudent) => {
    const answer = await reset({ id, studentId: student.id });
    if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
    else setSlip(answer.data);
  };
  const actionsFor = (student: ClassStudent): RowAction[] => [
    { label: t('Change details'), icon: 'person', run: () => setEditing(student.id) },
    { label: t('New password'), icon: 'lock', run: () => void resetOne(student) },
    ...(student.is_class_account
      ? []
      : [
          {
            label: t('Set pictures'),
            icon: 'picture',
            run: () => setDialog({ what: 'pictures', student }),
          } as const,
        ]),
    { label: t('One-time code'), icon: 'key', run: () => setDialog({ what: 'code', student }) },
    { label: t('Print the badge'), icon: 'print', run: () => printFor([student]) },
    ...(student.badge_printed_at
      ? [
          {
            label: t('Void the badge'),
            icon: 'close',
            run: () => setBadgesOf({ what: 'void', students: [student] }),
          } as const,
        ]
      : []),
    ...(student.is_class_account
      ? []
      : [{ label: t('Guardians'), icon: 'people', to: guardiansPath(student.id) } as const]),
    { label: t('Move'), icon: 'next', run: () => setAsked({ what: 'move', students: [student] }) },
    { label: t('Remove from class'), icon: 'out', run: () => void removeAll([student.id]) },
    { label: t('Archive'), icon: 'archive', run: () => setAsked({ what: 'archive', students: [student] }) },
  ];
  const runUndo = async () => {
    const answer = await undo?.run();
    setUndo(null);
    if (answer?.error)
      dispatch(
        showToast('bad', normalizeError(answer.error as Parameters<typeof normalizeError>[0]).message),
      );
    else dispatch(showToast('ok', t('Undone.')));
  };

  return (
    <>
      <StudentTools needs={needs} ordering={ordering} />
      <div role="status">
        {undo && (
          <p className={styles['undo']}>
            {undo.text}
            <Button size="sm" onClick={() => void runUndo()}>
              {t('Undo')}
            </Button>
          </p>
        )}
      </div>
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The students did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          search || group || needs ? <State scene="no-match" title={t('No student fits that')} /> : undefined
        }
        empty={
          <State
            scene="empty"
            title={t('No students yet')}
            actions={
              !archived && (
                <ButtonLink tone="main" icon="plus" to={`${paths.bulkEnrolment}?class=${id}`}>
                  {t('Paste a list of names')}
                </ButtonLink>
              )
            }
          >
            <p>{t('A class of thirty takes one paste. First names are enough, e-mails are not needed.')}</p>
          </State>
        }
      >
        {({ results, count }) => {
          const ticks = ticksOf(archived ? [] : results, selected, setSelected);
          const chosen = ticks.chosen.map((student) => student.id);
          return (
            <>
              <Table
                stacked
                caption={t('Students of {name}', { name: schoolClass.name })}
                bar={
                  chosen.length > 0 && (
                    <BulkBar count={chosen.length} onClear={ticks.clear}>
                      <Button
                        tone="plain"
                        size="sm"
                        onClick={() => setAsked({ what: 'move', students: ticks.chosen })}
                      >
                        {t('Move')}
                      </Button>
                      <Button tone="plain" size="sm" onClick={() => void removeAll(chosen)}>
                        {t('Remove')}
                      </Button>
                      <Button
                        tone="plain"
                        size="sm"
                        icon="archive"
                        onClick={() => setAsked({ what: 'archive', students: ticks.chosen })}
                      >
                        {t('Archive')}
                      </Button>
                      <Button
                        tone="plain"
                        size="sm"
                        icon="print"
                        disabled={badges.busy}
                        onClick={() => printFor(ticks.chosen)}
                      >
                        {t('Print badges')}
                      </Button>
                    </BulkBar>
                  )
                }
                head={
                  <>
                    <SelectAll ticks={ticks} />
                    <SortableHead name="first_name" label={t('Student')} ordering={ordering} />
                    <th scope="col">{t('Log in')}</th>
                    <th scope="col">{t('QR badge')}</th>
                    {weekOf ? (
                      <th scope="col">{t('This week')}</th>
                    ) : (
                      <SortableHead name="last_seen_at" label={t('Last log in')} ordering={ordering} />
                    )}
                    <MoreHead />
                  </>
                }
              >
                {results.map((student) =>
                  student.id === editing ? (
                    <EditRow
                      key={student.id}
                      schoolClass={schoolClass}
                      student={student}
                      onClose={() => stopEditing(student.id)}
                    />
                  ) : (
                    <StudentRow
                      key={student.id}
                      student={student}
                      schoolClass={schoolClass}
                      week={weekOf?.(student.id)}
                      selected={selected.has(student.id)}
                      onToggle={(range) => ticks.toggle(student.id, range)}
                      onEdit={() => setEditing(student.id)}
                      actions={actionsFor(student)}
                    />
                  ),
                )}
              </Table>
              <Pager count={count} size={size} sizes />
            </>
          );
        }}
      </QueryView>
      {asked?.what === 'move' && (
        <MoveStudentDialog
          students={asked.students}
          from={id}
          onClose={() => setAsked(null)}
          onMove={(to) => moveAll(idsOf(asked.students), to)}
        />
      )}
      {asked?.what === 'archive' && (
        <ArchiveStudentDialog
          students={asked.students}
          onClose={() => setAsked(null)}
          onArchive={(reason) => archiveAll(idsOf(asked.students), reason)}
        />
      )}
      {dialog?.what === 'pictures' && (
        <PicturesDialog schoolClass={schoolClass} student={dialog.student} onClose={() => setDialog(null)} />
      )}
      {dialog?.what === 'code' && (
        <BackupCodeDialog
          schoolClass={schoolClass}
          student={dialog.student}
          onClose={() => setDialog(null)}
        />
      )}
      {badgesOf && (
        <BadgesDialog
          {...badgesOf}
          badges={badges}
          onClose={() => setBadgesOf(null)}
          onDone={() => setSelected(new Map())}
        />
      )}
      <PasswordSlip slip={slip} onClose={() => setSlip(null)} />
    </>
  );
}
