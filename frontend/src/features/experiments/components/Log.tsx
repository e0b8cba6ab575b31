import type { ExperimentNoteView, ExperimentView } from '@bookgrove/api-client';
import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useForm } from '../../content/components/useForm.ts';
import {
  useAddNoteMutation,
  useGetNoteDrawingQuery,
  useListNotesQuery,
  useRemoveNoteMutation,
} from '../api.ts';
import { keepLocalNotes, localNotes, type LocalNote } from '../localNotes.ts';
import { Drawing } from './Drawing.tsx';
import styles from './Experiments.module.css';

/** What is written down, before it is kept. */
interface Draft {
  text: string;
  number: number | null;
  drawing: string | null;
}

/** The log of an experiment: on the server for people with an account, in the browser for everybody else. */
export function Log({ experiment }: { experiment: ExperimentView }) {
  const user = useSelector(selectUser);
  return (
    <section className={styles['log']} aria-labelledby="log">
      <h2 id="log">{t('What I saw')}</h2>
      {user && user.role !== 'community' ? (
        <OwnLog experiment={experiment} />
      ) : (
        <VisitorLog experiment={experiment} />
      )}
    </section>
  );
}

function OwnLog({ experiment }: { experiment: ExperimentView }) {
  const { slug } = experiment;
  const query = useListNotesQuery(slug);
  const [add, { isLoading }] = useAddNoteMutation();
  const [remove] = useRemoveNoteMutation();
  const { form, errors, settle } = useForm();
  return (
    <>
      <p className="soft">{t('Only you can see your log.')}</p>
      <NoteForm
        experiment={experiment}
        form={form}
        errors={errors}
        busy={isLoading}
        onKeep={async ({ text, number, drawing }) =>
          settle(
            (
              await add({
                slug,
                noteBody: { text, ...(number !== null && { number }), ...(drawing && { drawing }) },
              })
            ).error,
          )
        }
      />
      <QueryView query={query} skeleton={<SkeletonLine height={80} />} failed={t('Your log did not load')}>
        {(notes) => (
          <Notes
            notes={notes}
            unit={experiment.unit}
            onRemove={async (id) => settle((await remove(id)).error)}
          />
        )}
      </QueryView>
    </>
  );
}

function VisitorLog({ experiment }: { experiment: ExperimentView }) {
  const { slug } = experiment;
  const [notes, setNotes] = useState(() => localNotes(slug));
  const { form, errors } = useForm();
  const dispatch = useDispatch();
  const keep = (next: LocalNote[]): boolean => {
    const kept = keepLocalNotes(slug, next);
    if (kept) setNotes(next);
    else dispatch(showToast('bad', t('This browser has no room for your note. Log in to keep it with us.')));
    return kept;
  };
  return (
    <>
      <p className="soft">{t('Your log stays in this browser. Log in to have it everywhere.')}</p>
      <NoteForm
        experiment={experiment}
        form={form}
        errors={errors}
        busy={false}
        onKeep={({ text, number, drawing }) =>
          Promise.resolve(
            keep([
              {
                id: crypto.randomUUID(),
                text,
                number,
                has_drawing: drawing !== null,
                picture: drawing && `data:image/png;base64,${drawing}`,
                created_at: new Date().toISOString(),
              },
              ...notes,
            ]),
          )
        }
      />
      <Notes
        notes={notes}
        unit={experiment.unit}
        onRemove={(id) => Promise.resolve(keep(notes.filter((note) => note.id !== id)))}
      />
    </>
  );
}

function NoteForm({
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
  // A new sheet after each note.
  const [sheet, setSheet] = useState(0);
  const [empty, setEmpty] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const nothing = text.trim() === '' && number === '' && drawing === null;
    setEmpty(nothing);
    if (nothing) return;
    const measured = number === '' ? null : Number(number);
    if (!(await onKeep({ text: text.trim(), number: measured, drawing }))) return;
    setText('');
    setNumber('');
    setDrawing(null);
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
          error={empty ? t('Write something, give a number, or draw.') : errors['text']}
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

function Notes({
  notes,
  unit,
  onRemove,
}: {
  notes: (ExperimentNoteView & { picture?: string | null })[];
  unit: string;
  onRemove: (id: string) => Promise<boolean>;
}) {
  const [said, setSaid] = useState('');
  const take = async (id: string) => {
    if (await onRemove(id)) setSaid(t('The note is gone.'));
  };
  return (
    <>
      <p className="sr" role="status">
        {said ||
          t('{count, plural, =0 {Your log is empty} one {# note in your log} other {# notes in your log}}', {
            count: notes.length,
          })}
      </p>
      {notes.length > 0 && (
        <ol className={styles['notes']}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles['when']}>{formatDateTime(note.created_at)}</p>
              {note.number !== null && (
                <p className={styles['measure']}>
                  {formatNumber(note.number)} {unit}
                </p>
              )}
              {note.text && <p dir="auto">{note.text}</p>}
              {note.picture ? (
                <img src={note.picture} alt={t('Your drawing')} />
              ) : (
                note.has_drawing && <KeptDrawing id={note.id} />
              )}
              <IconButton icon="close" label={t('Take this note away')} onClick={() => void take(note.id)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function KeptDrawing({ id }: { id: string }) {
  const { data } = useGetNoteDrawingQuery(id);
  return data ? <img src={data.picture} alt={t('Your drawing')} /> : <SkeletonLine height={120} />;
}
