import type { ExperimentNoteView } from '@bookgrove/api-client';
import { useEffect, useState } from 'react';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetExperimentNoteDrawingQuery, useGetExperimentNotePhotoQuery } from '../api.ts';
import { localPhoto } from '../localPhotos.ts';
import styles from './ExperimentLog.module.css';

/** The notes, newest first. */
export function Notes({
  notes,
  unit,
  onRemove,
}: {
  notes: (ExperimentNoteView & { picture?: string | null; here?: boolean })[];
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
              {note.has_photo && (note.here ? <LocalPhoto id={note.id} /> : <KeptPhoto id={note.id} />)}
              <IconButton icon="close" label={t('Take this note away')} onClick={() => void take(note.id)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function KeptDrawing({ id }: { id: string }) {
  const { data } = useGetExperimentNoteDrawingQuery(id);
  return data ? <img src={data.picture} alt={t('Your drawing')} /> : <SkeletonLine height={120} />;
}

function KeptPhoto({ id }: { id: string }) {
  const { data, isError } = useGetExperimentNotePhotoQuery(id);
  if (isError) return <p className="soft">{t('The photo did not load')}</p>;
  return data ? <img src={data.picture} alt={t('Your photo')} /> : <SkeletonLine height={160} />;
}

/** A visitor's photo from the browser's storage; the browser may have deleted it. */
function LocalPhoto({ id }: { id: string }) {
  const [picture, setPicture] = useState<string | null | undefined>();
  useEffect(() => {
    let here = true;
    void localPhoto(id).then((found) => here && setPicture(found));
    return () => {
      here = false;
    };
  }, [id]);
  if (picture === null) return <p className="soft">{t('The photo did not load')}</p>;
  return picture ? <img src={picture} alt={t('Your photo')} /> : <SkeletonLine height={160} />;
}
