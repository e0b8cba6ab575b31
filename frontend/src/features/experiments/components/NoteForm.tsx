import type { ExperimentView } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './ExperimentLog.module.css';
import { PhotoField } from './PhotoField.tsx';

/** Content of a note before it is saved. */
export interface Draft {
  text: string;
  number: number | null;
  drawing: string | null;
  photo: string | null;
}

/** Form of a note: text, number, drawing and photo, each optional. */
export function NoteForm({
  experiment: { look, unit, locale, dir },
  form,
  errors,
  busy,
  onKeep,
}: {
  experiment: ExperimentView;
  form: React.RefObject<HTMLFormElement | null>;
  errors: Record<string, string>;
  busy: boolean;
  onKeep: (draft: Draft) => Promise<boolean>;
}) {
  const [text, setText] = useState('');
  const [number, setNumber] = useState('');
  const [drawing, setDrawing] = useState<string | null>(null);
  const [photo, setPhoto] = useState<string | null>(null);
  // Clears the form after each note.
  const [sheet, setSheet] = useState(0);
  const [empty, setEmpty] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const nothing = text.trim() === '' && number === '' && drawing === null && photo === null;
    setEmpty(nothing);
    if (nothing) return;
    const measured = number === '' ? null : Number(number);
    if (!(await onKeep({ text: text.trim(), number: measured, drawing, photo }))) return;
    setText('');
    setNumber('');
    setDrawing(null);
    setPhoto(null);
    setSheet(sheet + 1);
  };
  return (
    <form ref={form} className={styles['note-form']} noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <TextAreaField
          label={t('What did you see?')}
          rows={4}
          maxLength={1000}
          value={text}
          error={empty ? t('Write something, give a number, draw, or add a photo.') : errors['text']}
          onChange={({ target }) => setText(target.value)}
        />
        <div lang={locale} dir={dir}>
          <Field
            label={`${look} (${unit})`}
            type="number"
            inputMode="decimal"
            step="any"
            value={number}
            error={errors['number']}
            onChange={({ target }) => setNumber(target.value)}
          />
        </div>
        <PhotoField photo={photo} error={errors['photo']} onChange={setPhoto} />
        <Button type="submit" tone="main" size="lg" disabled={busy}>
          {busy ? t('Saving') : t('Write it into my log')}
        </Button>
      </div>
      <div>
        <Drawing key={sheet} onChange={setDrawing} />
        {errors['drawing'] && <p role="alert">{errors['drawing']}</p>}
      </div>
    </form>
  );
}
