import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRecordPaperReadingMutation } from '../api.ts';
import styles from './Log.module.css';

interface PaperFormProps {
  person: { id: string; first_name: string };
  isOwn: boolean;
  onDone: () => void;
}

/** Today in the person's time zone. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** Logs reading in a printed book; typed values stay until the server has saved them. */
export function PaperForm({ person, isOwn, onDone }: PaperFormProps) {
  // Created once: when it is sent again after a lost response, it is the same entry.
  const [id] = useState(() => crypto.randomUUID());
  const [note, { isLoading, error }] = useRecordPaperReadingMutation();
  const dispatch = useDispatch();
  const { fields = {}, message } = error ? normalizeError(error) : {};
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const answer = await note({
      id,
      paperReadingBody: {
        ...(isOwn ? {} : { person: person.id }),
        title: text('title'),
        minutes: Number(text('minutes')),
        read_on: text('read_on'),
      },
    });
    if (answer.error) return;
    dispatch(showToast('ok', t('The book is in the log.')));
    onDone();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <h2>
        {isOwn
          ? t('A book of paper that I read')
          : t('A book of paper that {name} read', { name: person.first_name })}
      </h2>
      <div>
        <Field
          name="title"
          label={t('Title of the book')}
          error={fields['title']}
          maxLength={255}
          autoFocus
        />
        <Field
          name="minutes"
          label={t('Minutes')}
          error={fields['minutes']}
          type="number"
          inputMode="numeric"
          min={1}
          max={600}
          defaultValue={15}
        />
        <Field
          name="read_on"
          label={t('Day')}
          error={fields['read_on']}
          type="date"
          max={today()}
          defaultValue={today()}
        />
      </div>
      {message && Object.keys(fields).length === 0 && <p role="alert">{message}</p>}
      <p className={styles['ways']}>
        <Button tone="main" type="submit" disabled={isLoading}>
          {t('Put it in the log')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </p>
    </form>
  );
}
