import { useState, type FormEvent } from 'react';
import { useForm } from '../../../shared/forms/useForm.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import type { LessonView } from '../api.ts';
import { useAnswerSurveyMutation } from './api.ts';
import styles from './Activity.module.css';

/** A survey, which is answered once and without a name. */
export function Survey({ lesson }: { lesson: LessonView }) {
  const { form, errors, settle } = useForm();
  const [given, setGiven] = useState<Record<string, string[]>>({});
  const [answer, answering] = useAnswerSurveyMutation();
  const own = lesson.enrolment;
  const set = (question: string, answers: string[]) => setGiven((old) => ({ ...old, [question]: answers }));
  if (lesson.tasks.some(({ task, done }) => task === 'survey' && done))
    return <p role="status">{t('Thank you. Your answers are in.')}</p>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!own || answering.isLoading) return;
    const answers = Object.entries(given).map(([question_id, one]) => ({ question_id, answer: one }));
    const { error } = await answer({ id: own.id, lesson: lesson.id, surveyBody: { answers } });
    settle(error);
  };
  return (
    <form ref={form} className={styles['survey']} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('Nobody sees whose answers they are. Results are shown from five answers on.')}</p>
      {lesson.questions.map(({ id, kind, text, options }) =>
        kind === 'short' ? (
          <TextAreaField
            key={id}
            label={text}
            rows={3}
            maxLength={500}
            value={given[id]?.[0] ?? ''}
            onChange={({ target }) => set(id, [target.value])}
          />
        ) : (
          <fieldset key={id}>
            <legend dir="auto">{text}</legend>
            {options.map((option) => {
              const chosen = given[id]?.includes(option.id) ?? false;
              return (
                <label key={option.id}>
                  <input
                    type={kind === 'choice' ? 'radio' : 'checkbox'}
                    name={id}
                    checked={chosen}
                    onChange={() =>
                      set(
                        id,
                        kind === 'choice'
                          ? [option.id]
                          : chosen
                            ? (given[id] ?? []).filter((one) => one !== option.id)
                            : [...(given[id] ?? []), option.id],
                      )
                    }
                  />
                  <span dir="auto">{option.text}</span>
                </label>
              );
            })}
          </fieldset>
        ),
      )}
      {errors['answers'] && <p role="alert">{errors['answers']}</p>}
      {own && (
        <p>
          <Button tone="main" type="submit" disabled={answering.isLoading}>
            {t('Send the answers')}
          </Button>
        </p>
      )}
    </form>
  );
}
