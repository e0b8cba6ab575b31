import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { coursePath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { AnswerFields, skillName, startOf } from '../../courses/index.ts';
import { useAnswerRoundMutation, useMoveRoundMutation, type RoundView } from '../api.ts';
import styles from './Round.module.css';
import { useRound } from './useRound.ts';

type Question = NonNullable<RoundView['question']>;

/** A round of a quiz challenge: the class answers together. No clock runs, and nobody is ranked. */
export default function RoundPage() {
  const { roundId = '' } = useParams();
  const { query, round } = useRound(roundId);
  usePageTitle(round?.title ?? t('Together'));
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={420} />}
        failed={t('The round did not load')}
        missing={<NotFoundPage />}
      >
        {(asked) => <Round round={round ?? asked} />}
      </QueryView>
    </div>
  );
}

function Round({ round }: { round: RoundView }) {
  const { question } = round;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <p className={styles['class']} dir="auto">
            {round.class_name}
          </p>
          <h1 dir="auto">{round.title}</h1>
        </div>
        {round.state === 'open' && (
          <p className={`${styles['step']} num`}>
            {t('Question {number} of {count}', {
              number: formatNumber(round.step + 1),
              count: formatNumber(round.count),
            })}
          </p>
        )}
      </header>
      {question ? (
        <div className={styles['stage']}>
          <Asked key={question.id} round={round} question={question} />
          <aside className={styles['side']}>
            <Together round={round} />
            {round.holds && <Hold round={round} />}
          </aside>
        </div>
      ) : (
        <section className={styles['card']} role="status">
          <h2>{t('The round is over')}</h2>
          <Together round={round} />
          <p className={styles['acts']}>
            <ButtonLink tone="main" to={coursePath({ slug: round.course, audience: 'student' })}>
              {t('The same questions, in your own time')}
            </ButtonLink>
            <ButtonLink to={paths.challenges}>{t('Challenges')}</ButtonLink>
          </p>
        </section>
      )}
    </div>
  );
}

function Asked({ round, question }: { round: RoundView; question: Question }) {
  const dispatch = useDispatch();
  const [given, setGiven] = useState(() => startOf(question));
  const [kept, setKept] = useState<string[] | null>(question.answer);
  const [answer, answering] = useAnswerRoundMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (answering.isLoading || given.length === 0) return;
    const { error } = await answer({
      id: round.id,
      roundAnswerBody: { step: round.step, answer: given },
    });
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    setKept(given);
  };
  const { shown, holds } = round;
  const changed = kept === null || kept.join('\n') !== given.join('\n');
  return (
    <form
      className={styles['card']}
      onSubmit={(event) => void submit(event)}
      aria-labelledby={`q${question.id}`}
      noValidate
    >
      <span className={styles['skill']}>{skillName(question.skill)}</span>
      <h2 id={`q${question.id}`} dir="auto">
        {question.kind === 'cloze' ? t('Fill the gaps') : question.text}
      </h2>
      <AnswerFields {...{ question, given, setGiven }} disabled={shown || holds} />
      {shown ? (
        <div className={styles['answer']} role="status" data-right={round.right ?? undefined}>
          {round.right !== null && <b>{round.right ? t('Right.') : t('Not this time.')}</b>}
          <p dir="auto">{t('The answer: {words}', { words: round.solution.join(', ') })}</p>
          {round.help && <p dir="auto">{round.help}</p>}
        </div>
      ) : (
        !holds && (
          <>
            <p className={styles['calm']}>
              {t('Take your time. You can change your answer until it is shown.')}
            </p>
            <p className={styles['acts']}>
              <Button tone="main" type="submit" disabled={answering.isLoading || !changed}>
                {kept === null ? t('This is my answer') : t('Change my answer')}
              </Button>
              {kept !== null && !changed && <span role="status">{t('Your answer is in.')}</span>}
            </p>
          </>
        )
      )}
    </form>
  );
}

/** What the class reached together; it names nobody. */
function Together({ round }: { round: RoundView }) {
  const { together, answered, state, shown } = round;
  const full =
    together && together.answers > 0 ? Math.round((together.right * 100) / together.answers) : null;
  return (
    <section className={styles['together']} aria-labelledby="together">
      <h2 id="together">{t('Together')}</h2>
      {together && full !== null ? (
        <>
          <p className={`${styles['sum']} num`}>
            {t('{right} of {answers} right', {
              right: formatNumber(together.right),
              answers: formatNumber(together.answers),
            })}
          </p>
          <svg className={styles['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={full} height="4" fill="var(--brand)" />
          </svg>
        </>
      ) : (
        <p>{t('We count together, when a few of us have answered.')}</p>
      )}
      {state === 'open' && !shown && (
        <p className="num" role="status">
          {t('{count, plural, =0 {No answers yet} one {# answer is in} other {# answers are in}}', {
            count: answered,
          })}
        </p>
      )}
    </section>
  );
}

/** What the teacher does: show the answer, ask the next question, end. */
function Hold({ round }: { round: RoundView }) {
  const dispatch = useDispatch();
  const [move, moving] = useMoveRoundMutation();
  const go = async (next: 'show' | 'next' | 'end') => {
    const { error } = await move({ id: round.id, roundMoveBody: { move: next } });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  const last = round.step + 1 === round.count;
  return (
    <div className={styles['acts']}>
      {!round.shown ? (
        <Button tone="main" disabled={moving.isLoading} onClick={() => void go('show')}>
          {t('Show the answer')}
        </Button>
      ) : (
        !last && (
          <Button tone="main" disabled={moving.isLoading} onClick={() => void go('next')}>
            {t('Next question')}
          </Button>
        )
      )}
      <Button
        {...(round.shown && last && { tone: 'main' as const })}
        disabled={moving.isLoading}
        onClick={() => void go('end')}
      >
        {t('End the round')}
      </Button>
    </div>
  );
}
