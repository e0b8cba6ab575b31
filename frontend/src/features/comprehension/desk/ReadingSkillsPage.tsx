import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  GivenMedia,
  levelName,
  skillName,
  useGetLessonAnswerMediaQuery,
  useListLessonAnswersToMarkQuery,
  useMarkLessonAnswerMutation,
  type LessonAnswerToMark,
} from '../../courses/index.ts';
import {
  useGetSkillGridQuery,
  useListAnswersToMarkQuery,
  useMarkAnswerMutation,
  type AnswerToMark,
} from '../api.ts';
import styles from '../components/Comprehension.module.css';
import { AnswerMedia } from '../components/MarkedAnswer.tsx';

const SKILLS = ['facts', 'inference', 'order', 'words', 'thinking'] as const;
const KIND = { practise: 'bad', growing: 'wait', strong: 'ok' } as const;

/** Skills of a class, those who need most help first, and answers that wait for a mark. */
export default function ReadingSkillsPage() {
  usePageTitle(t('Reading skills'));
  const [chosen, setChosen] = useState('');
  const query = useGetSkillGridQuery(chosen || undefined);
  return (
    <>
      <WorkHead
        title={t('Reading skills')}
        lead={t('From the quizzes of books. Those who need most help come first.')}
      />
      <QueryView query={query} skeleton={<SkeletonLine height={320} />} failed={t('The skills did not load')}>
        {({ classes, class_id, students }) =>
          class_id === null ? (
            <State scene="empty" title={t('You have no class yet')} />
          ) : (
            <>
              {classes.length > 1 && (
                <div className={styles['choice']}>
                  <SelectField
                    label={t('Class')}
                    value={class_id}
                    onChange={({ target }) => setChosen(target.value)}
                  >
                    {classes.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </SelectField>
                </div>
              )}
              <div
                className={styles['scroll']}
                tabIndex={0}
                role="group"
                aria-label={t('Skills of the class')}
              >
                <table className={styles['grid']}>
                  <thead>
                    <tr>
                      <th>{t('Student')}</th>
                      {SKILLS.map((skill) => (
                        <th key={skill}>{skillName(skill)}</th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {students.map(({ id, name, cells }) => (
                      <tr key={id}>
                        <th scope="row" dir="auto">
                          {name}
                        </th>
                        {SKILLS.map((skill) => {
                          const cell = cells.find((one) => one.skill === skill);
                          return (
                            <td key={skill}>
                              {cell ? (
                                <Status kind={KIND[cell.level]} label={levelName(cell.level)} />
                              ) : (
                                t('Not tried yet')
                              )}
                            </td>
                          );
                        })}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )
        }
      </QueryView>
      <Waiting />
    </>
  );
}

function Waiting() {
  const query = useListAnswersToMarkQuery({ limit: 20 });
  const lessons = useListLessonAnswersToMarkQuery({ limit: 20 }).data?.results ?? [];
  return (
    <section className={styles['part']} aria-labelledby="waiting">
      <h2 id="waiting">{t('Waiting for you')}</h2>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={160} />}
        failed={t('The answers did not load')}
        isEmpty={({ count }) => count === 0 && lessons.length === 0}
        empty={<p>{t('Nothing waits for you.')}</p>}
      >
        {({ results }) => (
          <>
            {results.map((answer) => (
              <BookAnswer key={answer.id} answer={answer} />
            ))}
          </>
        )}
      </QueryView>
      {lessons.map((answer) => (
        <LessonAnswer key={`${answer.enrolment_id} ${answer.question_id}`} answer={answer} />
      ))}
    </section>
  );
}

/** An answer in the quiz of a book. */
function BookAnswer({ answer }: { answer: AnswerToMark }) {
  const [mark] = useMarkAnswerMutation();
  return (
    <Answer
      answer={answer}
      scored={answer.scored}
      mark={(comment, correct) =>
        mark({ id: answer.id, markBody: { comment, ...(correct !== undefined && { correct }) } })
      }
    >
      <AnswerMedia id={answer.id} hasSound={answer.has_sound} hasPicture={answer.has_picture} />
    </Answer>
  );
}

/** An answer in a lesson of a course. */
function LessonAnswer({ answer }: { answer: LessonAnswerToMark }) {
  const [mark] = useMarkLessonAnswerMutation();
  const { enrolment_id: id, lesson_id: lesson, question_id: question, has_sound, has_picture } = answer;
  const sound = useGetLessonAnswerMediaQuery({ id, lesson, question, kind: 'sound' }, { skip: !has_sound });
  const picture = useGetLessonAnswerMediaQuery(
    { id, lesson, question, kind: 'picture' },
    { skip: !has_picture },
  );
  return (
    <Answer
      answer={{ ...answer, title: `${answer.course}: ${answer.title}` }}
      scored
      mark={(comment, correct = false) =>
        mark({ id, lesson, question, lessonMarkBody: { comment, correct } })
      }
    >
      <GivenMedia sound={sound.data?.content ?? null} picture={picture.data?.content ?? null} />
    </Answer>
  );
}

function Answer({
  answer,
  scored,
  mark,
  children,
}: {
  answer: Pick<AnswerToMark, 'student_name' | 'title' | 'question' | 'text'>;
  scored: boolean;
  mark: (comment: string, correct?: boolean) => Promise<{ error?: unknown }>;
  children: ReactNode;
}) {
  const dispatch = useDispatch();
  const [comment, setComment] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (correct?: boolean) => {
    setBusy(true);
    const { error } = await mark(comment, correct);
    setBusy(false);
    if (!error) return;
    const { message, fields } = normalizeError(error);
    dispatch(showToast('bad', Object.values(fields)[0] ?? message));
  };
  return (
    <article className={styles['sheet']}>
      <h3 dir="auto">
        {answer.student_name}, {answer.title}
      </h3>
      <p dir="auto">{answer.question}</p>
      {answer.text && <blockquote dir="auto">{answer.text}</blockquote>}
      {children}
      <TextAreaField
        label={t('What the student reads')}
        rows={2}
        maxLength={500}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles['tools']}>
        {scored ? (
          <>
            <Button tone="main" disabled={isBusy} onClick={() => void send(true)}>
              {t('Right')}
            </Button>
            <Button disabled={isBusy} onClick={() => void send(false)}>
              {t('Not yet')}
            </Button>
          </>
        ) : (
          <Button tone="main" disabled={isBusy || !comment.trim()} onClick={() => void send()}>
            {t('Answer')}
          </Button>
        )}
      </div>
    </article>
  );
}
