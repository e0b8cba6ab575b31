import { useEffect, useRef, type Dispatch, type FormEvent, type ReactNode, type SetStateAction } from 'react';
import { t } from '../i18n/index.ts';
import styles from './Form.module.css';

/** A titled part of a form. */
export function FormSet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['set']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Fields in two columns, on a phone in one. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles['grid']}>{children}</div>;
}

/** A field with the full width of the form, inside a `FormGrid`. */
export function Whole({ children }: { children: ReactNode }) {
  return <div className={styles['whole']}>{children}</div>;
}

/** Checkboxes in columns. */
export function Ticks({ children }: { children: ReactNode }) {
  return <div className={styles['ticks']}>{children}</div>;
}

/** Handles changes in a form: the error of the field that changes goes away. Fields are found by their `name`. */
export const clearsErrors =
  (setErrors: Dispatch<SetStateAction<Record<string, string>>>) =>
  ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as unknown as HTMLInputElement;
    if (name) setErrors(({ [name]: _right, ...rest }) => rest);
  };

/**
 * The errors of a form, at its top: read out when it appears, while the focus goes to the first wrong field. Each line
 * links to its field, which is found by its `name`.
 */
export function ErrorSummary({ errors, tried }: { errors: Record<string, string>; tried: number }) {
  const box = useRef<HTMLElement>(null);
  const entries = Object.entries(errors);
  const some = entries.length > 0;
  const wrong = useRef(errors);
  wrong.current = errors;
  useEffect(() => {
    if (tried === 0 || !some) return;
    const fields = [...(box.current?.closest('form')?.elements ?? [])] as HTMLInputElement[];
    (fields.find(({ name }) => name in wrong.current) ?? box.current)?.focus();
  }, [tried, some]);
  if (!some) return null;
  return (
    <section ref={box} className={styles['errors']} role="alert" tabIndex={-1}>
      <span className="num" aria-hidden="true">
        {entries.length}
      </span>
      <h2>
        {t('{count, plural, one {One field needs you} other {# fields need you}}', { count: entries.length })}
      </h2>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() =>
                box.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
              }
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A group of radio buttons, each with a line of help. */
export function ChoiceCards<T extends string>({
  name,
  value,
  options,
  disabled,
  onChange,
}: {
  name: string;
  value: T;
  options: readonly { value: T; label: string; help: string }[];
  disabled?: boolean;
  onChange: (value: T) => void;
}) {
  return (
    <div className={styles['choices']}>
      {options.map((option) => (
        <label key={option.value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            <b>{option.label}</b>
            <small>{option.help}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

/** The form's actions. */
export function FormFoot({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <div className={styles['foot']}>
      {children}
      {note && <small>{note}</small>}
    </div>
  );
}
