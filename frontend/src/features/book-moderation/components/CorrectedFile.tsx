import { LIMITS, type BookReason } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { SessionStore } from '../../../api/reauth.ts';
import { sendFile } from '../../../api/sendFile.ts';
import type { Ingestion } from '../../../api/types.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { bookModerationApi } from '../api.ts';
import { reasonLabel } from '../../../shared/books/moderationLabels.ts';
import styles from './CorrectedFile.module.css';

/** For the person who submitted the book: the requested changes, and an upload for the corrected file. */
export default function CorrectedFile({
  bookId,
  asked,
  refused,
}: {
  bookId: string;
  asked: Ingestion['asked'];
  refused: boolean;
}) {
  const [wanted, setWanted] = useState(asked !== null || refused);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const store = useStore() as unknown as SessionStore;
  const dispatch = useDispatch();
  const send = async (file: File) => {
    setProblem('');
    if (file.size > LIMITS.uploadBytes)
      return setProblem(
        t('The file is larger than 50 MB. Make its pictures smaller, or split the book in two.'),
      );
    setShare(0);
    const sent = await sendFile('POST', `/api/books/${bookId}/file`, file, store, setShare);
    setShare(null);
    if ('error' in sent) return setProblem(sent.error.fields['file'] ?? sent.error.message);
    dispatch(bookModerationApi.util.invalidateTags(['Moderation', { type: 'Book', id: bookId }]));
    dispatch(showToast('ok', t('The new file is here. We check it now.')));
  };
  return (
    <div className={styles['mend']}>
      {asked && (
        <div className={styles['asked']}>
          <Status kind="wait" label={t('Please change something')} />
          <p>
            <b>{reasonLabel(asked.reason as BookReason)}</b>{' '}
            <time dateTime={asked.at} title={formatDateTime(asked.at)}>
              {formatAgo(asked.at)}
            </time>
          </p>
          {asked.note && <q dir="auto">{asked.note}</q>}
        </div>
      )}
      {!wanted ? (
        <Button icon="upload" onClick={() => setWanted(true)}>
          {t('Put another file in its place')}
        </Button>
      ) : share === null ? (
        <FileField
          label={t('Replace it with a corrected file')}
          hint={t(
            'EPUB or PDF. It is checked like the first one; its reading level, age and categories stay.',
          )}
          words={t('Choose the file')}
          accept=".epub,.pdf,application/epub+zip,application/pdf"
          error={problem || undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
          }}
        />
      ) : (
        <Progress label={t('Sending the file')} value={share * 100} />
      )}
    </div>
  );
}
