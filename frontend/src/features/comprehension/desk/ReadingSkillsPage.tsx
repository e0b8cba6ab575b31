import { useState } from 'react';
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
import { levelName, skillName } from '../../courses/index.ts';
import {
  useGetSkillGridQuery,
  useListAnswersToMarkQuery,
  useMarkAnswerMutation,
  type AnswerToMark,
} from '../api.ts';
import styles from '../components/Comprehension.module.css';
import { GivenMedia } from '../components/MarkedAnswer.tsx';

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
  return (
    <section className={styles['part']} aria-labelledby="waiting">
      <h2 id="waiting">{t('Waiting for you')}</h2>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={160} />}
        failed={t('The answers did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<p>{t('Nothing waits for you.')}</p>}
      >
        {({ results }) => (
          <>
            {results.map((answer) => (
              <Answer key={answer.id} answer={answer} />
            ))}
          </>
        )}
      </QueryView>
    </section>
  );
}

function Answer({ answer }: { answer: AnswerToMark }) {
  const dispatch = useDispatch();
  const [comment, setComment] = useState('');
  const [mark, marking] = useMarkAnswerMutation();
  const send = async (correct?: boolean) => {
    const { error } = await mark({
      id: answer.id,
      markBody: { comment, ...(correct !== undefined && { correct }) },
    });
    if (error) {
      const { message, fields } = normalizeError(error);
      dispatch(showToast('bad', Object.values(fields)[0] ?? message));
    }
  };
  return (
    <article className={styles['sheet']}>
      <h3 dir="auto">
        {answer.student_name}, {answer.title}
      </h3>
      <p dir="auto">{answer.question}</p>
      {answer.text && <blockquote dir="auto">{answer.text}</blockquote>}
      <GivenMedia id={answer.id} hasSound={answer.has_sound} hasPicture={answer.has_picture} />
      <TextAreaField
        label={t('What the student reads')}
        rows={2}
        maxLength={500}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles['tools']}>
        {answer.scored ? (
          <>
            <Button tone="main" disabled={marking.isLoading} onClick={() => void send(true)}>
              {t('Right')}
            </Button>
            <Button disabled={marking.isLoading} onClick={() => void send(false)}>
              {t('Not yet')}
            </Button>
          </>
        ) : (
          <Button tone="main" disabled={marking.isLoading || !comment.trim()} onClick={() => void send()}>
            {t('Answer')}
          </Button>
        )}
      </div>
    </article>
  );
}
