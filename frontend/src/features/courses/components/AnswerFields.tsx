import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import type { LessonView } from '../api.ts';
import styles from './Lesson.module.css';

type Question = Pick<
  LessonView['questions'][number],
  'id' | 'kind' | 'text' | 'parts' | 'options' | 'lefts' | 'answer'
>;

/** The answer with which the fields of a question begin. */
export const startOf = ({ kind, options, lefts, parts, answer }: Question): string[] =>
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

/** The fields of a question; each kind works with the keyboard and with single taps. */
export function AnswerFields({
  question,
  given,
  setGiven,
  disabled,
  picture = null,
}: {
  question: Question;
  given: string[];
  setGiven: (given: string[]) => void;
  disabled: boolean;
  /** The picture of a question about one; the named places work without it. */
  picture?: { url: string; alt: string } | null;
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
    case 'hotspot':
      return (
        <Places {...{ question, given, setGiven, disabled }}>
          {picture && <img src={picture.url} alt={picture.alt} />}
        </Places>
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
    // A recorder and a drawing area need more than one list of texts.
    case 'audio':
    case 'drawing':
      return null;
  }
}

/** Letters of the places of a picture. */
const LETTERS = 'ABCDEFGHIJKL';

/** A picture with marked places, and the same places as a list: with a tap on either, and with the keyboard on the list. */
function Places({
  question: { id, options },
  given,
  setGiven,
  disabled,
  children,
}: {
  question: Question;
  given: string[];
  setGiven: (given: string[]) => void;
  disabled: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles['places']}>
      {children && (
        <div className={styles['picture']}>
          {children}
          {options.map((option, index) => (
            // The list beside the picture is for the keyboard and for screen readers.
            <button
              key={option.id}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              disabled={disabled}
              data-chosen={given.includes(option.id) || undefined}
              style={{ '--x': `${option.x ?? 50}%`, '--y': `${option.y ?? 50}%` } as React.CSSProperties}
              onClick={() => setGiven([option.id])}
            >
              {LETTERS[index]}
            </button>
          ))}
        </div>
      )}
      <fieldset className={styles['options']} disabled={disabled} aria-labelledby={`q${id}`}>
        {options.map((option, index) => (
          <label key={option.id}>
            <input
              type="radio"
              name={`a${id}`}
              checked={given.includes(option.id)}
              onChange={() => setGiven([option.id])}
            />
            <b aria-hidden="true">{LETTERS[index]}</b>
            <span dir="auto">{option.text}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
