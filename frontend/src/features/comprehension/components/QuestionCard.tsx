import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useSpeech } from '../../../shared/useSpeech.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { AnswerFields, GivenAnswer, MarkedAnswer, NOTHING, skillName, startOf } from '../../courses/index.ts';
import { useAnswerQuizQuestionMutation, type BookQuizView } from '../api.ts';
import styles from './Comprehension.module.css';
import { useAnswerMedia } from './MarkedAnswer.tsx';

export type Question = BookQuizView['questions'][number];
export interface Picture {
  url: string;
  alt: string;
}

/** One question: it is read aloud on demand, gives a hint, and after a wrong answer leads to the page of the book. */
export function QuestionCard({
  question,
  quiz,
  title,
  picture,
}: {
  question: Question;
  quiz: BookQuizView;
  title: string;
  picture: Picture | null;
}) {
  const dispatch = useDispatch();
  const speak = useSpeech(quiz.book.language);
  const [given, setGiven] = useState(() => startOf(question));
  const [marked, setMarked] = useState(NOTHING);
  const [hinted, setHinted] = useState(false);
  const [answer, { data: result, isLoading }] = useAnswerQuizQuestionMutation();
  const media = useAnswerMedia(question.answer_id, question.has_sound, question.has_picture);
  const byTeacher = question.kind === 'audio' || question.kind === 'drawing';
  const attempt = quiz.attempt?.finished_at === null ? quiz.attempt.id : null;
  const right = question.correct === true || result?.correct === true;
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (!attempt || isLoading) return;
    const { text, sound, picture: drawn } = marked;
    const { error } = await answer({
      id: attempt,
      question: question.id,
      quizAnswerBody: byTeacher
        ? { answer: [text], ...(sound && { sound }), ...(drawn && { picture: drawn }) }
        : { answer: given },
    });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else if (byTeacher) setMarked(NOTHING);
  };
  const lang = quiz.book.language;
  return (
    <form
      className={styles['question']}
      onSubmit={(event) => void check(event)}
      aria-labelledby={`q${question.id}`}
      noValidate
    >
      <div className={styles['top']}>
        <span className={styles['skill']}>{skillName(question.skill)}</span>
        {speak && (
          <IconButton
            icon="audio"
            label={t('Read the question aloud')}
            onClick={() => speak(question.text)}
          />
        )}
      </div>
      <h2 id={`q${question.id}`} lang={lang} dir="auto">
        {title} {question.kind === 'cloze' ? t('Fill the gaps') : question.text}
      </h2>
      {byTeacher ? (
        <>
          {question.answer_id && (
            <GivenAnswer
              text={question.answer?.[0] ?? ''}
              {...media}
              comment={question.comment}
              waits={question.waits}
            />
          )}
          {attempt && (
            <MarkedAnswer
              kind={question.kind === 'drawing' ? 'drawing' : 'audio'}
              value={marked}
              change={setMarked}
            />
          )}
        </>
      ) : (
        <AnswerFields {...{ question, given, setGiven, picture }} disabled={right || !attempt} />
      )}
      {hinted && question.hint && (
        <p className={styles['hint']} role="status" lang={lang} dir="auto">
          {question.hint}
        </p>
      )}
      {result?.correct === false && !right && (
        <div className={styles['help']} role="status">
          <b>{t('Not yet. The page can help.')}</b>
          <p lang={lang} dir="auto">
            {result.help}
          </p>
          {result.passage && (
            <blockquote lang={lang} dir="auto">
              {result.passage}
            </blockquote>
          )}
          {result.page !== null && (
            <Link to={`${readPath(quiz.book.slug)}?page=${result.page}`} target="_blank">
              {t('Open page {page}', { page: result.page })}
            </Link>
          )}
        </div>
      )}
      {right && (
        <p role="status">
          <b>{t('Right.')}</b>
        </p>
      )}
      <div className={styles['tools']}>
        {question.hint && !right && attempt && !hinted && (
          <Button icon="info" onClick={() => setHinted(true)}>
            {t('Give me a hint')}
          </Button>
        )}
        {question.page !== null && (
          <Link to={`${readPath(quiz.book.slug)}?page=${question.page}`} target="_blank">
            {t('Look back at page {page}', { page: question.page })}
          </Link>
        )}
        {attempt && !right && (
          <Button tone="main" type="submit" disabled={isLoading}>
            {byTeacher
              ? question.answer_id
                ? t('Send it again')
                : t('Send it')
              : result || question.tries > 0
                ? t('Try again')
                : t('Check my answer')}
          </Button>
        )}
      </div>
    </form>
  );
}
