import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import type { FieldErrors } from './validation.ts';

type Failure = Parameters<typeof normalizeError>[0];

interface Form<Values> {
  initial: Values;
  /** Validates the form before anything is sent. */
  check: (values: Values) => FieldErrors;
  /** Sends the form; resolves with the error, or with nothing on success. */
  send: (values: Values) => Promise<Failure | void>;
}

/**
 * Form state: the values are validated on submit and then on every change. An error that the server reports for a
 * field stays beside it until the field changes. The first invalid field gets the focus, so that a screen reader
 * announces it with its message.
 */
export function useForm<Values extends Record<string, string>>({ initial, check, send }: Form<Values>) {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [trouble, setTrouble] = useState<{ message: string; code: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const wrong: FieldErrors = tried ? { ...refused, ...check(values) } : refused;

  const set = (name: keyof Values & string, value: string): void => {
    setValues((now) => ({ ...now, [name]: value }));
    setRefused(({ [name]: _gone, ...rest }) => rest);
  };

  const focusFirst = (names: string[]): void => {
    // After the messages are rendered, so that the field is announced with its message.
    requestAnimationFrame(() => {
      const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
      controls.find(({ name }) => names.includes(name))?.focus();
    });
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setTrouble(null);
    const names = Object.keys(check(values));
    if (names.length > 0) return focusFirst(names);
    setBusy(true);
    void send(values)
      .then((error) => {
        if (!error) return;
        const { message, fields, code } = normalizeError(error);
        setRefused(fields);
        setTrouble({ message, code });
        focusFirst(Object.keys(fields));
      })
      .finally(() => setBusy(false));
  };

  return {
    values,
    wrong,
    busy,
    trouble,
    set,
    setTrouble,
    reset: (next: Values) => {
      setValues(next);
      setTried(false);
      setRefused({});
    },
    /** The props of the `Field` with this name. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, target.value),
      error: wrong[name] && t(wrong[name]),
    }),
    formProps: { ref: form, onSubmit: submit, noValidate: true },
  };
}
