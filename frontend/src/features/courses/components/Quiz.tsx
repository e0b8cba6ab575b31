import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { lessonPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAnswerQuestionMutation, type LessonView } from '../api.ts';
import { levelName, skillName } from '../labels.ts';
import { AnswerFields, startOf } from './AnswerFields.tsx';
import styles from './Lesson.module.css';

type Question = LessonView['questions'][number];

/** The questions of a quiz, each checked by itself. A wrong answer says what to read, and can be tried again. */
export function Quiz({ lesson }: { lesson: LessonView }) {
  return (
    <>
      {lesson.questions.map((question, index) => (
        <AskedQuestion key={question.id} {...{ question, lesson }} number={index + 1} />
      ))}
      {lesson.questions.some(({ tries }) => tries > 0) && <Results results={lesson.results} />}
    </>
  );
}

/** What the learner showed, skill by skill. */
export function Results({ results }: { results: LessonView['results'] }) {
  return (
    <section className={styles['box']} aria-labelledby="showed">
      <h2 id="showed">{t('What you showed')}</h2>
      <ul className={styles['result']}>
        {results.map(({ skill, questions, first, later, level }) => (
          <li key={skill}>
            <b>{skillName(skill)}</b>
            <span className="num">
              {t('{first} of {questions} at the first try', { first, questions })}
              {later > 0 && ` ${t('{later} after looking back', { later })}`}
            </span>
            <span>{levelName(level)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskedQuestion({
  question,
  lesson,
  number,
}: {
  question: Question;
  lesson: LessonView;
  number: number;
}) {
  const dispatch = useDispatch();
  const [given, setGiven] = useState(() => startOf(question));
  const [result, setResult] =
    useState<Awaited<ReturnType<ReturnType<typeof useAnswerQuestionMutation>[0]>>['data']>();
  const [answer, answering] = useAnswerQuestionMutation();
  const right = result?.correct ?? question.correct === true;
  const own = lesson.enrolment;
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (!own || answering.isLoading) return;
    const { data, error } = await answer({
      id: own.id,
      lesson: lesson.id,
      question: question.id,
      answerBody: { answer: given },
    });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    setResult(data);
  };
  return (
    <form
      className={styles['question']}
      data-state={right ? 'right' : undefined}
      onSubmit={(event) => void check(event)}
      aria-labelledby={`q${question.id}`}
      noValidate
    >
      <span className={styles['skill']}>{skillName(question.skill)}</span>
      <h2 id={`q${question.id}`} dir="auto">
        {number}. {question.kind === 'cloze' ? t('Fill the gaps') : question.text}
      </h2>
      <AnswerFields {...{ question, given, setGiven }} disabled={right || !own} />
      {result && !result.correct && (
        <div className={styles['help']} role="status">
          <b>{t('Not yet.')}</b> <span dir="auto">{result.help}</span>{' '}
          {result.help_lesson && (
            <Link to={lessonPath(lesson.course, result.help_lesson)} target="_blank">
              {t('Open “{title}”', { title: result.help_lesson.title })}
            </Link>
          )}
        </div>
      )}
      {right ? (
        <p role="status">
          <b>{t('Right.')}</b>
        </p>
      ) : (
        own && (
          <p>
            <Button tone="main" type="submit" disabled={answering.isLoading}>
              {result || question.tries > 0 ? t('Try again') : t('Check my answer')}
            </Button>
          </p>
        )
      )}
    </form>
  );
}
