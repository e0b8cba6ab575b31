import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { personName, WorkHead } from '../../../ui/WorkHead.tsx';
import { workApi, type Gradebook, type WorkToMark } from '../api.ts';
import styles from './Work.module.css';

type Grade = Gradebook['students'][number]['grades'][number];
type Level = WorkToMark['levels'][number]['level'];

const LEVELS: Record<Level, string> = {
  started: 'Started',
  on_the_way: 'On the way',
  good: 'Good',
  very_good: 'Very good',
};
const STATES: Record<Grade['state'], [StatusKind, string]> = {
  not_open: ['off', 'Not open yet'],
  new: ['off', 'Not handed in'],
  started: ['info', 'Started'],
  to_mark: ['wait', 'To mark'],
  redo: ['wait', 'Another try'],
  done: ['ok', 'Done'],
  late: ['bad', 'Late'],
  excused: ['off', 'Excused'],
};

function gradeText({ state, levels, answered, right }: Grade): string {
  if (state !== 'done') return STATES[state][1];
  if (levels.length > 0) return levels.map(({ level }) => LEVELS[level]).join(', ');
  return answered > 0 ? t('{right} of {all}', { right, all: answered }) : STATES.done[1];
}

/** What the students of a class did; a cell opens the work to mark it. */
export default function GradebookPage() {
  const [params] = useSearchParams();
  const asked = params.get('class');
  const query = workApi.useGetGradebookQuery({ ...(asked && { classId: asked }) });
  const [load, loading] = workApi.useLazyExportGradebookQuery();
  const [opened, setOpened] = useState<{ assignment: string; student: string } | null>(null);
  const save = async (classId: string) => {
    const { data } = await load({ classId });
    if (data === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([String(data)], { type: 'text/csv' }));
    link.download = 'gradebook.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={480} />}
      failed={t('The gradebook did not load')}
    >
      {(book) => (
        <div className={styles['page']}>
          <WorkHead
            title={t('Gradebook')}
            lead={t('To mark {mark}, late {late}, not handed in {open}', {
              mark: book.to_mark,
              late: book.late,
              open: book.not_handed_in,
            })}
          >
            {book.class_id && (
              <Button icon="download" disabled={loading.isFetching} onClick={() => void save(book.class_id!)}>
                {t('Export')}
              </Button>
            )}
          </WorkHead>
          <Chips label={t('Class')}>
            {book.classes.map(({ id, name }) => (
              <Chip key={id} to={{ search: `?class=${id}` }} label={name} selected={id === book.class_id} />
            ))}
          </Chips>
          {book.works.length === 0 ? (
            <State scene="empty" title={t('No work was given yet')} />
          ) : (
            <div className={styles['grid']}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('Student')}</th>
                    {book.works.map(({ id, title }) => (
                      <th key={id} scope="col">
                        <bdi>{title}</bdi>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {book.students.map((student) => (
                    <tr key={student.id}>
                      <th scope="row">{personName(student)}</th>
                      {book.works.map(({ id, title }) => {
                        const grade = student.grades.find((one) => one.assignment_id === id);
                        return (
                          <td key={id}>
                            {grade ? (
                              <button
                                type="button"
                                aria-label={`${personName(student)}, ${title}: ${gradeText(grade)}`}
                                onClick={() => setOpened({ assignment: id, student: student.id })}
                              >
                                <Status kind={STATES[grade.state][0]} label={gradeText(grade)} />
                              </button>
                            ) : (
                              '–'
                            )}
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <p className="soft">
            {t('Students see words, never a place in a list. Nothing shows until you give it back.')}
          </p>
          {opened && <Mark {...opened} onClose={() => setOpened(null)} />}
        </div>
      )}
    </QueryView>
  );
}

function Mark({
  assignment,
  student,
  onClose,
}: {
  assignment: string;
  student: string;
  onClose: () => void;
}) {
  const query = workApi.useGetWorkToMarkQuery({ assignment, student });
  return (
    <Dialog
      open
      onClose={onClose}
      title={query.data ? `${personName(query.data)}, ${query.data.title}` : t('Work')}
      shape="sheet"
    >
      <QueryView query={query} skeleton={<SkeletonLine height={200} />} failed={t('The work did not load')}>
        {(work) => <MarkForm key={work.student_id} work={work} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function MarkForm({ work, onClose }: { work: WorkToMark; onClose: () => void }) {
  const dispatch = useDispatch();
  const [levels, setLevels] = useState(work.levels);
  const [note, setNote] = useState(work.note);
  const [days, setDays] = useState(String(work.extra_days));
  const [excused, setExcused] = useState(work.excused);
  const [mark] = workApi.useMarkWorkMutation();
  const [change] = workApi.useChangeAssignmentForChildMutation();
  const ids = { assignment: work.assignment_id, student: work.student_id };
  const told = (error: unknown) => {
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else onClose();
  };
  const give = async (state: 'draft' | 'given_back' | 'redo') =>
    told((await mark({ ...ids, workMarkBody: { levels, note, state } })).error);
  const save = async () =>
    told(
      (
        await change({
          id: work.assignment_id,
          student: work.student_id,
          childChangeBody: { extra_days: Number(days) || 0, excused },
        })
      ).error,
    );
  return (
    <div className={styles['fields']}>
      {work.parts.map((part, index) =>
        part.kind === 'text' ? (
          <p key={index} dir="auto" className={styles['row']}>
            {part.text}
          </p>
        ) : part.kind === 'picture' ? (
          <img key={index} src={part.path ?? ''} alt={part.alt} />
        ) : (
          <audio key={index} src={part.path ?? ''} controls aria-label={part.alt} />
        ),
      )}
      {work.marked && work.parts.length === 0 && <p>{t('Nothing was handed in yet.')}</p>}
      {work.marked && work.parts.length > 0 && (
        <>
          {work.rubric.map(({ title, levels: words }) => (
            <SelectField
              key={title}
              label={title}
              value={levels.find((one) => one.title === title)?.level ?? ''}
              onChange={({ target }) =>
                setLevels([
                  ...levels.filter((one) => one.title !== title),
                  ...(target.value ? [{ title, level: target.value as Level }] : []),
                ])
              }
            >
              <option value="">{t('Please choose')}</option>
              {Object.entries(LEVELS).map(([level, name], index) => (
                <option key={level} value={level}>
                  {words[index] ? `${name}: ${words[index]}` : name}
                </option>
              ))}
            </SelectField>
          ))}
          <TextAreaField
            label={t('A word to {name}', { name: work.first_name })}
            rows={4}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className="row">
            <Button tone="main" onClick={() => void give('given_back')}>
              {t('Give back')}
            </Button>
            <Button onClick={() => void give('redo')}>{t('Ask for another try')}</Button>
            <Button tone="plain" onClick={() => void give('draft')}>
              {t('Keep for later')}
            </Button>
          </div>
        </>
      )}
      <SelectField label={t('Extra days')} value={days} onChange={({ target }) => setDays(target.value)}>
        {[...new Set(['0', '1', '2', '3', '7', '14', String(work.extra_days)])].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t('Excused')}
        checked={excused}
        onChange={({ target }) => setExcused(target.checked)}
      />
      <div className="row">
        <Button onClick={() => void save()}>{t('Save for this child')}</Button>
      </div>
    </div>
  );
}
