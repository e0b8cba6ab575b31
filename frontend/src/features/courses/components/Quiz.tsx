import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { lessonPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { resourcesApi } from '../../resources/index.ts';
import { useAnswerQuestionMutation, useGetLessonAnswerMediaQuery, type LessonView } from '../api.ts';
import { levelName, skillName } from '../labels.ts';
import { AnswerFields, startOf } from './AnswerFields.tsx';
import styles from './Lesson.module.css';
import { GivenAnswer, MarkedAnswer, NOTHING } from './MarkedAnswer.tsx';

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
  const byTeacher = question.kind === 'audio' || question.kind === 'drawing';
  const [marked, setMarked] = useState(NOTHING);
  const { data: shown } = resourcesApi.useGetResourceQuery(question.resource ?? '', {
    skip: !question.resource,
  });
  const picture = shown?.file ? { url: shown.file, alt: shown.alt } : null;
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (!own || answering.isLoading) return;
    const { data, error } = await answer({
      id: own.id,
      lesson: lesson.id,
      question: question.id,
      answerBody: byTeacher
        ? {
            answer: [marked.text],
            ...(marked.sound && { sound: marked.sound }),
            ...(marked.picture && { picture: marked.picture }),
          }
        : { answer: given },
    });
    if (error) {
      const { message, fields } = normalizeError(error);
      dispatch(showToast('bad', Object.values(fields)[0] ?? message));
    } else if (byTeacher) setMarked(NOTHING);
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
      {byTeacher ? (
        <>
          {own && question.tries > 0 && <OwnAnswer {...{ question, lesson }} enrolment={own.id} />}
          {own && !right && (
            <MarkedAnswer
              key={question.tries}
              kind={question.kind === 'drawing' ? 'drawing' : 'audio'}
              value={marked}
              change={setMarked}
            />
          )}
        </>
      ) : (
        <AnswerFields {...{ question, given, setGiven, picture }} disabled={right || !own} />
      )}
      {result?.correct === false && (
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
              {byTeacher
                ? question.tries > 0
                  ? t('Send it again')
                  : t('Send it')
                : result || question.tries > 0
                  ? t('Try again')
                  : t('Check my answer')}
            </Button>
          </p>
        )
      )}
    </form>
  );
}

/** What the learner said, drew or wrote, with what the teacher says about it. */
function OwnAnswer({
  question: { id: question, answer, has_sound, has_picture, comment, waits },
  lesson: { id: lesson },
  enrolment: id,
}: {
  question: Question;
  lesson: LessonView;
  enrolment: string;
}) {
  const of = { id, lesson, question };
  const sound = useGetLessonAnswerMediaQuery({ ...of, kind: 'sound' }, { skip: !has_sound });
  const picture = useGetLessonAnswerMediaQuery({ ...of, kind: 'picture' }, { skip: !has_picture });
  return (
    <GivenAnswer
      text={answer?.[0] ?? ''}
      sound={(has_sound && sound.data?.content) || null}
      picture={(has_picture && picture.data?.content) || null}
      comment={comment}
      waits={waits}
    />
  );
}
