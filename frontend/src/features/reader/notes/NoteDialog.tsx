import { useState, type FormEvent } from 'react';
import type { User } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import type { MarkColour } from '../../../shared/reader/protocol.ts';
import type { Note } from './note.ts';
import styles from './Notes.module.css';
import { colourName, MARK_COLOURS } from './SelectionBar.tsx';
import type { Refusal } from './useNotes.ts';

interface NoteDialogProps {
  note: Note;
  /** It has not been saved yet. */
  isNew: boolean;
  user: User | null;
  language: string;
  onSave: (note: Note) => Promise<Refusal>;
  onRemove: (id: string) => void;
  onClose: () => void;
}

const LONGEST = 2000;

/** Writes a note, or shows and changes one. A classmate's note is read-only. */
export function NoteDialog({ note, isNew, user, language, onSave, onRemove, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note.text);
  const [colour, setColour] = useState<MarkColour>(note.colour);
  const classes = user?.classes ?? [];
  const [shared, setShared] = useState(note.classId !== null);
  const [classId, setClassId] = useState(note.classId ?? classes[0]?.id ?? null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isTeacher = user?.role === 'teacher';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (!words && isNew && !note.quote) return setErrors({ note: t('Write something first.') });
    const refusal = await onSave({
      ...note,
      kind: words ? 'note' : note.quote ? 'highlight' : note.kind,
      text: words,
      colour,
      classId: shared ? classId : null,
    });
    if (!refusal) onClose();
    else setErrors(Object.keys(refusal.fields).length > 0 ? refusal.fields : { note: refusal.message });
  };

  const quote = note.quote && (
    <blockquote className={styles['quote']} data-colour={colour} lang={language} dir="auto">
      {note.quote}
    </blockquote>
  );
  if (note.writer !== null)
    return (
      <Dialog open onClose={onClose} title={t('{name} wrote', { name: note.writer })}>
        <div className={styles['form']}>
          {quote}
          <p dir="auto">{note.text}</p>
        </div>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={isNew ? t('New note') : t('Your note')}>
      <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        {quote}
        <TextAreaField
          label={t('Your words')}
          name="note"
          rows={4}
          dir="auto"
          maxLength={LONGEST}
          value={text}
          error={errors['note']}
          onChange={(event) => setText(event.target.value)}
        />
        {note.quote && (
          <fieldset className={styles['colours']}>
            <legend>{t('Colour')}</legend>
            {MARK_COLOURS.map((one) => (
              <label key={one} data-colour={one} title={colourName(one)}>
                <input
                  type="radio"
                  name="colour"
                  aria-label={colourName(one)}
                  checked={one === colour}
                  onChange={() => setColour(one)}
                />
              </label>
            ))}
          </fieldset>
        )}
        {classes.length > 0 && (
          <Checkbox
            label={
              isTeacher ? t('Show it to my class') : t('Share it with my class. My teacher reads it first.')
            }
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
        {shared && classes.length > 1 && (
          <SelectField
            label={t('Class')}
            name="class_id"
            value={classId ?? ''}
            error={errors['class_id']}
            onChange={(event) => setClassId(event.target.value)}
          >
            {classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <div className={styles['ways']}>
          <Button tone="main" type="submit">
            {t('Keep it')}
          </Button>
          {!isNew && (
            <Button
              onClick={() => {
                onRemove(note.id);
                onClose();
              }}
            >
              {t('Take it away')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
