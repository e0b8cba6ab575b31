import { SURVEY_QUESTION_KINDS } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { questionKindName } from '../labels.ts';
import styles from './Editor.module.css';
import { newOption, newQuestion, type Question } from './model.ts';

/** The questions of a survey: nothing in them is right or wrong. */
export function SurveyQuestions({
  questions,
  change,
}: {
  questions: readonly Question[];
  change: (questions: Question[]) => void;
}) {
  const set = (id: string, part: Partial<Question>) =>
    change(questions.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <>
      {questions.map((question, index) => (
        <section
          key={question.id}
          className={styles['block']}
          aria-label={t('Question {number}', { number: index + 1 })}
        >
          <header>
            <b>{t('Question {number}', { number: index + 1 })}</b>
            <IconButton
              icon="trash"
              label={t('Take out')}
              onClick={() => change(questions.filter(({ id }) => id !== question.id))}
            />
          </header>
          <Field
            label={t('Question')}
            maxLength={1000}
            value={question.text}
            onChange={({ target }) => set(question.id, { text: target.value })}
          />
          <SelectField
            label={t('Kind')}
            value={question.kind}
            onChange={({ target }) => {
              const kind = target.value as Question['kind'];
              set(question.id, {
                kind,
                options:
                  kind === 'short'
                    ? []
                    : question.options.length > 0
                      ? question.options
                      : [newOption(), newOption()],
              });
            }}
          >
            {SURVEY_QUESTION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {questionKindName(kind)}
              </option>
            ))}
          </SelectField>
          {question.kind !== 'short' &&
            question.options.map((option, at) => (
              <div key={option.id} className={styles['answer']}>
                <Field
                  label={t('Answer {number}', { number: at + 1 })}
                  maxLength={300}
                  value={option.text}
                  onChange={({ target }) =>
                    set(question.id, {
                      options: question.options.map((one) =>
                        one.id === option.id ? { ...one, text: target.value } : one,
                      ),
                    })
                  }
                />
                <IconButton
                  icon="trash"
                  label={t('Take out')}
                  onClick={() =>
                    set(question.id, { options: question.options.filter(({ id }) => id !== option.id) })
                  }
                />
              </div>
            ))}
          {question.kind !== 'short' && (
            <Button
              icon="plus"
              size="sm"
              onClick={() => set(question.id, { options: [...question.options, newOption()] })}
            >
              {t('Answer')}
            </Button>
          )}
        </section>
      ))}
      <div className={styles['tools']}>
        <Button icon="plus" onClick={() => change([...questions, newQuestion('choice')])}>
          {t('Question')}
        </Button>
      </div>
    </>
  );
}
