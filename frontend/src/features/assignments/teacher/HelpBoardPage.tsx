import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { personName, WorkHead } from '../../../ui/WorkHead.tsx';
import { workApi, type HelpBoard } from '../api.ts';
import { AskedForHelp } from './AskedForHelp.tsx';
import { GiveWorkDialog } from './GiveWorkDialog.tsx';
import styles from './Work.module.css';

type Student = HelpBoard['students'][number];
type Skill = HelpBoard['skills'][number];
type Level = Student['skills'][number]['level'];

const SKILL_NAMES: Record<Skill, string> = {
  facts: 'Finding facts',
  inference: 'Reading between the lines',
  order: 'The right order',
  words: 'What words mean',
  thinking: 'Your own thoughts',
};
const LEVEL_NAMES = { practise: 'Practise', growing: 'Growing', strong: 'Strong' } as const;
const levelText = (level: Level) => (level ? LEVEL_NAMES[level] : 'Not tried');
const levelKind = (level: Level) =>
  level === 'practise' ? 'bad' : level === 'growing' ? 'wait' : level === 'strong' ? 'ok' : 'off';

/** Who of a class needs help, on what: those who need most come first; each row opens the child's work. */
export default function HelpBoardPage() {
  const [params] = useSearchParams();
  const asked = params.get('class');
  const query = workApi.useGetHelpBoardQuery(asked ?? undefined);
  const [opened, setOpened] = useState<Student | null>(null);
  const [group, setGroup] = useState<string[] | null>(null);
  return (
    <QueryView query={query} skeleton={<SkeletonLine height={480} />} failed={t('The board did not load')}>
      {(board) => (
        <div className={styles['page']}>
          <WorkHead
            title={t('Who needs help, on what')}
            lead={t('The last four weeks. {answered} of {count} have answered something.', {
              answered: board.answered,
              count: board.students.length,
            })}
          />
          <Chips label={t('Class')}>
            {board.classes.map(({ id, name }) => (
              <Chip key={id} to={{ search: `?class=${id}` }} label={name} selected={id === board.class_id} />
            ))}
          </Chips>
          {board.class_id && <AskedForHelp classId={board.class_id} />}
          {board.students.length === 0 && <State scene="empty" title={t('Nobody is in this class yet.')} />}
          {board.groups.length > 0 && (
            <section>
              <h2>{t('Ready-made groups')}</h2>
              <ul className={styles['list']}>
                {board.groups.map(({ skill, students }) => (
                  <li key={skill} className={styles['row']}>
                    <b>{SKILL_NAMES[skill]}</b>
                    <span>
                      {students
                        .map((id) => board.students.find((one) => one.id === id)?.first_name ?? '')
                        .join(', ')}
                    </span>
                    <span>
                      <Button size="sm" icon="plus" onClick={() => setGroup(students)}>
                        {t('Give them work')}
                      </Button>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <h2>{t('Every student')}</h2>
          <div className={styles['grid']}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('Student')}</th>
                  {board.skills.map((skill) => (
                    <th key={skill} scope="col">
                      {SKILL_NAMES[skill]}
                    </th>
                  ))}
                  <th scope="col">{t('Work')}</th>
                </tr>
              </thead>
              <tbody>
                {board.students.map((student) => (
                  <tr key={student.id}>
                    <th scope="row">
                      <Button size="sm" tone="plain" onClick={() => setOpened(student)}>
                        {personName(student)}
                      </Button>
                    </th>
                    {student.skills.map(({ skill, level }) => (
                      <td key={skill}>
                        <Status kind={levelKind(level)} label={levelText(level)} />
                      </td>
                    ))}
                    <td>
                      {[
                        student.late > 0 ? t('{count} late', { count: student.late }) : '',
                        student.redo > 0 ? t('{count} to do again', { count: student.redo }) : '',
                        student.not_begun > 0 ? t('{count} not begun', { count: student.not_begun }) : '',
                      ]
                        .filter(Boolean)
                        .join(', ') || '–'}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {opened && board.class_id && (
            <ChildWork student={opened} classId={board.class_id} onClose={() => setOpened(null)} />
          )}
          {group && board.class_id && (
            <GiveWorkDialog
              start={{ classId: board.class_id, students: group }}
              onClose={() => setGroup(null)}
            />
          )}
        </div>
      )}
    </QueryView>
  );
}

function ChildWork({
  student,
  classId,
  onClose,
}: {
  student: Student;
  classId: string;
  onClose: () => void;
}) {
  const query = workApi.useGetChildWorkQuery({ student: student.id, classId });
  const [giving, setGiving] = useState(false);
  if (giving)
    return <GiveWorkDialog start={{ classId, students: [student.id] }} onClose={() => setGiving(false)} />;
  return (
    <Dialog open onClose={onClose} title={personName(student)} shape="sheet">
      <p>
        <Avatar person={student} size={48} />
      </p>
      <QueryView query={query} skeleton={<SkeletonLine height={200} />} failed={t('The work did not load')}>
        {(work) => (
          <div className={styles['fields']}>
            <h3>{t('Last answers')}</h3>
            {work.missed.length === 0 && <p>{t('Nothing was wrong at the first try.')}</p>}
            <ul className={styles['list']}>
              {work.missed.map((one) => (
                <li key={`${one.path} ${one.question}`} className={styles['row']}>
                  <b dir="auto">{one.question}</b>
                  <span dir="auto">{t('Answer: {answer}', { answer: one.answer })}</span>
                  <Link to={one.path}>{one.title}</Link>
                </li>
              ))}
            </ul>
            <h3>{t('Work')}</h3>
            <ul className={styles['list']}>
              {work.assignments.map((one) => (
                <li key={one.id} className={styles['row']}>
                  {one.path ? <Link to={one.path}>{one.title}</Link> : <b>{one.title}</b>}
                  <span>{one.state.replaceAll('_', ' ')}</span>
                </li>
              ))}
            </ul>
            <Button tone="main" onClick={() => setGiving(true)}>
              {t('Give work to {name}', { name: student.first_name })}
            </Button>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}
