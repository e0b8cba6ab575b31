import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { bookPath, readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { rowsApi } from '../../../shared/books/rowsApi.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { skillName } from '../../courses/index.ts';
import {
  useFinishQuizAttemptMutation,
  useGetBookQuizQuery,
  useStartQuizAttemptMutation,
  type BookQuizView,
} from '../api.ts';
import styles from '../components/Comprehension.module.css';
import { QuestionCard } from '../components/QuestionCard.tsx';
import { SkillWords } from '../components/SkillWords.tsx';

const FORMS = ['corner', 'pre', 'post'] as const;
type Form = (typeof FORMS)[number];

/** The questions about a book: before reading, the book, the questions, telling it back, and the result in words. */
export default function QuizPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const form = FORMS.find((one) => one === params.get('form')) ?? 'corner';
  const query = useGetBookQuizQuery({ slug, form });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={720} />}
      failed={t('The questions did not load')}
      missing={<NotFoundPage />}
    >
      {(quiz) => <Quiz key={`${quiz.id} ${quiz.form}`} quiz={quiz} />}
    </QueryView>
  );
}

type Step = 'before' | 'questions' | 'retell' | 'result';

function Quiz({ quiz }: { quiz: BookQuizView }) {
  const { book, form, attempt } = quiz;
  usePageTitle(t('Questions about “{title}”', { title: book.title }));
  const finished = attempt?.finished_at != null;
  const [step, setStep] = useState<Step>(() =>
    finished ? 'result' : attempt || form !== 'corner' ? 'questions' : 'before',
  );
  const { begin, finish, busy } = useAttempt(quiz, setStep);
  const steps: [Step, string, boolean][] = [
    ['before', t('Before you read'), form === 'corner'],
    ['questions', t('Questions'), true],
    ['retell', t('Tell it back'), quiz.retell !== null],
    ['result', t('How it went'), finished],
  ];
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <BackLink to={bookPath(book.slug)}>{book.title}</BackLink>
        <h1>
          {form === 'pre'
            ? t('Before the practice')
            : form === 'post'
              ? t('After the practice')
              : t('Comprehension corner')}
        </h1>
        <p lang={book.language} dir="auto">
          {book.title}
        </p>
        <Forms quiz={quiz} />
      </header>
      <ol className={styles['steps']}>
        {steps
          .filter(([, , shown]) => shown)
          .map(([name, label]) => (
            <li key={name}>
              <button
                type="button"
                aria-current={step === name ? 'step' : undefined}
                onClick={() => setStep(name)}
              >
                {label}
              </button>
            </li>
          ))}
      </ol>
      {step === 'before' && <Before quiz={quiz} go={() => setStep('questions')} />}
      {step === 'questions' && (
        <>
          <Begin {...{ quiz, begin, busy }} />
          <Asked quiz={quiz} finish={finish} busy={busy} />
        </>
      )}
      {step === 'retell' && quiz.retell && (
        <>
          <Begin {...{ quiz, begin, busy }} />
          <QuestionCard key={attempt?.id} question={quiz.retell} quiz={quiz} title="" picture={null} />
        </>
      )}
      {step === 'result' && attempt && <Result quiz={quiz} again={begin} busy={busy} />}
    </div>
  );
}

function useAttempt({ slug, form, attempt }: BookQuizView, setStep: (step: Step) => void) {
  const dispatch = useDispatch();
  const [start, starting] = useStartQuizAttemptMutation();
  const [end, ending] = useFinishQuizAttemptMutation();
  const busy = starting.isLoading || ending.isLoading;
  const told = (error: Parameters<typeof normalizeError>[0] | undefined) => {
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    return !error;
  };
  const begin = async () => {
    if (!busy && told((await start({ slug, attemptBody: { form } })).error)) setStep('questions');
  };
  const finish = async () => {
    if (!busy && attempt && told((await end(attempt.id)).error)) setStep('result');
  };
  return { begin: () => void begin(), finish: () => void finish(), busy };
}

function Forms({ quiz: { slug, forms, form } }: { quiz: BookQuizView }) {
  if (forms.length < 2) return null;
  const name = (one: Form) =>
    one === 'pre' ? t('Before the practice') : one === 'post' ? t('After the practice') : t('Questions');
  return (
    <nav className={styles['tools']} aria-label={t('Forms of this quiz')}>
      {forms.map((one) => (
        <Link
          key={one}
          to={`/comprehension-corner/${encodeURIComponent(slug)}${one === 'corner' ? '' : `?form=${one}`}`}
          aria-current={one === form ? 'page' : undefined}
        >
          {name(one)}
        </Link>
      ))}
    </nav>
  );
}

function Before({ quiz: { book, predict, words }, go }: { quiz: BookQuizView; go: () => void }) {
  return (
    <section className={styles['sheet']} lang={book.language} dir="auto">
      <Cover book={book} sizes="140px" decorative className={styles['cover']} />
      {predict && <h2>{predict}</h2>}
      {words.length > 0 && (
        <>
          <h3>{t('Words to know')}</h3>
          <dl className={styles['words']}>
            {words.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={styles['tools']}>
        <ButtonLink tone="book" icon="read" to={readPath(book.slug)}>
          {t('Read the book')}
        </ButtonLink>
        <Button tone="main" onClick={go}>
          {t('To the questions')}
        </Button>
      </p>
    </section>
  );
}

function Begin({ quiz, begin, busy }: { quiz: BookQuizView; begin: () => void; busy: boolean }) {
  if (quiz.attempt?.finished_at === null) return null;
  return quiz.may_begin ? (
    <p>
      <Button tone="main" size="lg" disabled={busy} onClick={begin}>
        {quiz.attempt ? t('Begin again') : t('Begin')}
      </Button>
    </p>
  ) : (
    <p>{t('You can read the questions. Students who have logged in answer them and keep their results.')}</p>
  );
}

function Asked({ quiz, finish, busy }: { quiz: BookQuizView; finish: () => void; busy: boolean }) {
  const { questions, attempt, book } = quiz;
  const { data } = rowsApi.useGetBookSampleQuery(book.id, {
    skip: !questions.some(({ picture }) => picture !== null && picture > 0),
  });
  const picture = (at: number | null) =>
    at === null
      ? null
      : at === 0
        ? book.cover && { url: book.cover.xlarge, alt: book.cover.alt }
        : (data?.pages.flatMap((page) => page.picture ?? [])[at - 1] ?? null);
  return (
    <>
      {questions.map((question, index) => (
        <QuestionCard
          key={`${attempt?.id} ${question.id}`}
          question={question}
          quiz={quiz}
          title={`${index + 1}.`}
          picture={picture(question.picture)}
        />
      ))}
      <div className={styles['tools']}>
        <span>{t('No clock. Your place is kept.')}</span>
        {attempt?.finished_at === null && (
          <Button tone="main" size="lg" disabled={busy} onClick={finish}>
            {t('I am done')}
          </Button>
        )}
      </div>
    </>
  );
}

function Result({ quiz, again, busy }: { quiz: BookQuizView; again: () => void; busy: boolean }) {
  const { attempt, book, own, comparison } = quiz;
  const { data } = rowsApi.useListSimilarBooksQuery(book.id);
  const next = data?.books[0]?.book;
  if (!attempt) return null;
  return (
    <>
      <section className={styles['sheet']} aria-labelledby="went">
        <h2 id="went">{t('How it went, in words')}</h2>
        <p className="num">
          {t('{right} right at the first try, {later} right after you looked back.', {
            right: attempt.right_first,
            later: attempt.right_later,
          })}
        </p>
        {attempt.waiting > 0 && (
          <p className="num">
            {t('{count, plural, one {# answer waits} other {# answers wait}} for your teacher.', {
              count: attempt.waiting,
            })}
          </p>
        )}
        <SkillWords results={attempt.results} />
        {own && own.attempts > 1 && (
          <p className="num">
            {t('Best: {right} of {all} at the first try', {
              right: own.best.right_first,
              all: own.best.questions,
            })}
          </p>
        )}
        <p>
          <Button icon="retry" disabled={busy} onClick={again}>
            {t('Try again')}
          </Button>
        </p>
      </section>
      {comparison.length > 0 && (
        <section className={styles['sheet']} aria-labelledby="compared">
          <h2 id="compared">{t('Before and after')}</h2>
          <ul>
            {comparison.map((one) => (
              <li key={one.skill} className="num">
                {skillName(one.skill)}:{' '}
                {t('{pre} of {preAll} before, {post} of {postAll} after', {
                  pre: one.pre_first,
                  preAll: one.pre_questions,
                  post: one.post_first,
                  postAll: one.post_questions,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {next && (
        <section className={styles['sheet']} aria-labelledby="next-book">
          <h2 id="next-book">{t('Next for you')}</h2>
          <Cover book={next} sizes="140px" decorative className={styles['cover']} />
          <Link to={bookPath(next.slug)} lang={next.language} dir="auto">
            {next.title}
          </Link>
        </section>
      )}
    </>
  );
}
