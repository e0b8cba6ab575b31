import type { ExperimentView } from '@bookgrove/api-client';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import {
  useAddExperimentNoteMutation,
  useListExperimentNotesQuery,
  useRemoveExperimentNoteMutation,
} from '../api.ts';
import { saveLocalNotes, localNotes, MAX_LOCAL_NOTES, type LocalNote } from '../localNotes.ts';
import { removeLocalPhoto, saveLocalPhoto, MAX_LOCAL_PHOTOS } from '../localPhotos.ts';
import styles from './ExperimentLog.module.css';
import { NoteForm } from './NoteForm.tsx';
import { Notes } from './Notes.tsx';

/** Notes on an experiment: on the server for signed-in users, in the browser for visitors. */
export function ExperimentLog({ experiment }: { experiment: ExperimentView }) {
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
  const query = useListExperimentNotesQuery(slug);
  const [add, { isLoading }] = useAddExperimentNoteMutation();
  const [remove] = useRemoveExperimentNoteMutation();
  const { form, errors, settle } = useForm();
  return (
    <>
      <p className="soft">{t('Only you can see your log.')}</p>
      <NoteForm
        experiment={experiment}
        form={form}
        errors={errors}
        busy={isLoading}
        onKeep={async ({ text, number, drawing, photo }) =>
          settle(
            (
              await add({
                slug,
                experimentNoteBody: {
                  text,
                  ...(number !== null && { number }),
                  ...(drawing && { drawing }),
                  ...(photo && { photo }),
                },
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
  const noRoom = () =>
    dispatch(showToast('bad', t('This browser has no room for your note. Log in to keep it with us.')));
  const keep = (next: LocalNote[]): boolean => {
    const kept = saveLocalNotes(slug, next);
    if (kept) setNotes(next);
    else noRoom();
    return kept;
  };
  return (
    <>
      <p className="soft">
        {t(
          'Your log stays in this browser: up to {notes} notes here, and {photos} photos in all. Log in to have it everywhere.',
          {
            notes: MAX_LOCAL_NOTES,
            photos: MAX_LOCAL_PHOTOS,
          },
        )}
      </p>
      <NoteForm
        experiment={experiment}
        form={form}
        errors={errors}
        busy={false}
        onKeep={async ({ text, number, drawing, photo }) => {
          const id = crypto.randomUUID();
          if (notes.length >= MAX_LOCAL_NOTES || (photo && !(await saveLocalPhoto(id, photo)))) {
            noRoom();
            return false;
          }
          const kept = keep([
            {
              id,
              text,
              number,
              has_drawing: drawing !== null,
              has_photo: photo !== null,
              here: true,
              picture: drawing && `data:image/png;base64,${drawing}`,
              created_at: new Date().toISOString(),
            },
            ...notes,
          ]);
          if (!kept) await removeLocalPhoto(id);
          return kept;
        }}
      />
      <Notes
        notes={notes}
        unit={experiment.unit}
        onRemove={async (id) => {
          await removeLocalPhoto(id);
          return keep(notes.filter((note) => note.id !== id));
        }}
      />
    </>
  );
}
