import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { lessonPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useAnswerQuestionMutation, type LessonView } from '../api.ts';
import { levelName, skillName } from '../labels.ts';
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

const startOf = ({ kind, options, lefts, parts, answer }: Question): string[] =>
  answer ??
  (kind === 'order'
    ? options.map(({ id }) => id)
    : kind === 'match'
      ? lefts.map(() => '')
      : kind === 'cloze'
        ? parts.slice(1).map(() => '')
        : kind === 'short'
          ? ['']
          : []);

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

/** The fields of a question; each kind works with the keyboard and with single taps. */
function AnswerFields({
  question,
  given,
  setGiven,
  disabled,
}: {
  question: Question;
  given: string[];
  setGiven: (given: string[]) => void;
  disabled: boolean;
}) {
  const { kind, options, lefts, parts, id, text } = question;
  const put = (at: number, value: string) =>
    setGiven(given.map((one, index) => (index === at ? value : one)));
  const choices = (
    <>
      <option value="">{t('Please choose')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.text}
        </option>
      ))}
    </>
  );
  switch (kind) {
    case 'choice':
    case 'multiple':
      return (
        <fieldset className={styles['options']} disabled={disabled} aria-labelledby={`q${id}`}>
          {options.map((option) => (
            <label key={option.id}>
              <input
                type={kind === 'choice' ? 'radio' : 'checkbox'}
                name={`a${id}`}
                checked={given.includes(option.id)}
                onChange={({ target }) =>
                  setGiven(
                    kind === 'choice'
                      ? [option.id]
                      : target.checked
                        ? [...given, option.id]
                        : given.filter((one) => one !== option.id),
                  )
                }
              />
              <span dir="auto">{option.text}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'order': {
      const move = (at: number, by: number) => {
        const next = [...given];
        [next[at], next[at + by]] = [next[at + by]!, next[at]!];
        setGiven(next);
      };
      return (
        <ol className={styles['options']}>
          {given.map((one, index) => {
            const words = options.find((option) => option.id === one)?.text ?? '';
            return (
              <li key={one}>
                <span dir="auto">
                  {index + 1}. {words}
                </span>
                {!disabled && (
                  <span>
                    <IconButton
                      icon="up"
                      label={t('Move “{text}” up', { text: words })}
                      disabled={index === 0}
                      onClick={() => move(index, -1)}
                    />
                    <IconButton
                      icon="down"
                      label={t('Move “{text}” down', { text: words })}
                      disabled={index === given.length - 1}
                      onClick={() => move(index, 1)}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      );
    }
    case 'match':
      return (
        <>
          {lefts.map((left, index) => (
            <SelectField
              key={left}
              label={left}
              value={given[index] ?? ''}
              disabled={disabled}
              onChange={({ target }) => put(index, target.value)}
            >
              {choices}
            </SelectField>
          ))}
        </>
      );
    case 'cloze':
      return (
        <p className={styles['gaps']} dir="auto">
          {parts.map((part, index) => (
            <span key={index}>
              {index > 0 && (
                <select
                  aria-label={t('Gap {number}', { number: index })}
                  value={given[index - 1] ?? ''}
                  disabled={disabled}
                  onChange={({ target }) => put(index - 1, target.value)}
                >
                  {choices}
                </select>
              )}
              {part}
            </span>
          ))}
        </p>
      );
    case 'short':
      return (
        <Field
          label={t('Your answer')}
          maxLength={300}
          value={given[0] ?? ''}
          disabled={disabled}
          aria-describedby={text ? `q${id}` : undefined}
          onChange={({ target }) => setGiven([target.value])}
        />
      );
  }
}
