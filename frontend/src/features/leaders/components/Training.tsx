import { LEADER_LIMITS } from '@bookgrove/contract';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { useFinishLeaderStepMutation, type LeaderStory } from '../api.ts';
import { stepsOf } from '../trainingSteps.ts';
import { useSubmit } from '../useSubmit.ts';
import styles from './Leaders.module.css';

type Step = ReturnType<typeof stepsOf>[number];

/** The steps of the training: read, then answer, do or reflect. The next one is open. */
export function Training({ story }: { story: LeaderStory }) {
  const steps = stepsOf(story.kind);
  const done = new Map(story.steps.map((step) => [step.step, step]));
  const next = steps.find(({ key }) => !done.has(key))?.key;
  const label = t('{done} of {all} steps done', { done: done.size, all: steps.length });
  return (
    <section aria-labelledby="training">
      <h2 id="training" className={styles['title']}>
        {t('Your training')}
      </h2>
      <div className={styles['progress']}>
        <Progress label={label} value={(done.size / steps.length) * 100} />
        <span className="num">{label}</span>
      </div>
      {!next && (
        <p className={styles['note']} role="status">
          {t('Everything is done. Our team looks at it and sends you the badge.')}
        </p>
      )}
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step.key} data-done={done.has(step.key)}>
            <details open={step.key === next}>
              <summary>
                <span className={`${styles['number']} num`}>
                  {done.has(step.key) ? <Icon name="check" /> : formatNumber(index + 1)}
                </span>
                <b>{t(step.title)}</b>
                <small>
                  {done.has(step.key)
                    ? t('Done')
                    : t('{count, plural, one {# minute} other {# minutes}}', { count: step.minutes })}
                </small>
              </summary>
              <StepBody
                key={`${done.has(step.key)}`}
                step={step}
                reflection={done.get(step.key)?.reflection}
              />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepBody({ step, reflection }: { step: Step; reflection: string | undefined }) {
  const [finish] = useFinishLeaderStepMutation();
  const { busy, wrong, send, setWrong } = useSubmit();
  const [text, setText] = useState(reflection ?? '');
  const [answer, setAnswer] = useState<number | null>(null);
  const isDone = reflection !== undefined;
  const quiz = step.form === 'quiz';
  const submit = () => {
    if (quiz && answer === null) return setWrong({ answer: t('Choose an answer.') });
    if (!quiz && text.trim().length < LEADER_LIMITS.reflectionMin)
      return setWrong({
        reflection: t('Write at least {count} letters, in your own words.', {
          count: LEADER_LIMITS.reflectionMin,
        }),
      });
    void send(
      () =>
        finish({
          step: step.key,
          stepBody: quiz ? { answer: answer ?? 0 } : { reflection: text.trim() },
        }),
      t('Done. Well thought.'),
    );
  };
  return (
    <div className={styles['step']}>
      {step.text.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {quiz ? (
          <fieldset
            className={styles['quiz']}
            {...(wrong['answer'] && { 'aria-describedby': `${step.key}-wrong` })}
          >
            <legend>{t(step.task)}</legend>
            {step.answers?.map((words, index) => (
              <label key={words}>
                <input
                  type="radio"
                  name={`answer-${step.key}`}
                  checked={isDone && answer === null ? index === step.right : answer === index}
                  disabled={isDone}
                  onChange={() => setAnswer(index)}
                />
                <span>{t(words)}</span>
              </label>
            ))}
            <p id={`${step.key}-wrong`} role="alert" className={styles['wrong']}>
              {wrong['answer']}
            </p>
          </fieldset>
        ) : (
          <TextAreaField
            label={t(step.task)}
            name={`reflection-${step.key}`}
            rows={5}
            maxLength={LEADER_LIMITS.textMax}
            value={text}
            error={wrong['reflection']}
            hint={t('At least {count} letters. Our team reads it; leave children’s names out.', {
              count: LEADER_LIMITS.reflectionMin,
            })}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {!(quiz && isDone) && (
          <div className={styles['row']}>
            <Button type="submit" tone={isDone ? 'line' : 'main'} aria-disabled={busy || undefined}>
              {isDone ? t('Save again') : t('This step is done')}
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}
