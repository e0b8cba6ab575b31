import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import type { Wrong } from './checks.ts';

type Failure = Parameters<typeof normalizeError>[0];

interface Form<Values> {
  initial: Values;
  /** What is wrong before anything is sent. */
  check: (values: Values) => Wrong;
  /** Sends it; resolves with the error, or nothing when all went well. */
  send: (values: Values) => Promise<Failure | void>;
}

/**
 * A form that keeps what was typed: checked when it is sent, then at every change; what the server refuses stands beside
 * its field until the field changes. The first wrong field gets the focus, so that it is read out with its message.
 */
export function useForm<Values extends Record<string, string>>({ initial, check, send }: Form<Values>) {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Wrong>({});
  const [trouble, setTrouble] = useState<{ message: string; code: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const wrong: Wrong = tried ? { ...refused, ...check(values) } : refused;

  const set = (name: keyof Values & string, value: string): void => {
    setValues((now) => ({ ...now, [name]: value }));
    setRefused(({ [name]: _gone, ...rest }) => rest);
  };

  const focusFirst = (names: string[]): void => {
    // After the messages are there, so that the field is read out with its own.
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
    /** What a `Field` of this name needs. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, target.value),
      error: wrong[name] && t(wrong[name]),
    }),
    formProps: { ref: form, onSubmit: submit, noValidate: true },
  };
}
