import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { SessionStore } from '../../../api/reauth.ts';
import { sendFile } from '../../../api/sendFile.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { importsApi, type BookDetailsView } from '../api.ts';
import { remarkLabel } from '../../../shared/books/bookLabels.ts';
import styles from './Duplicates.module.css';

/** Suggestions for better details, and the estimated reading level with a button that applies it. */
export function Remarks({ book, onLevel }: { book: BookDetailsView; onLevel: (level: string) => void }) {
  if (book.remarks.length === 0) return null;
  return (
    <section aria-label={t('Worth a look')}>
      <ul className={styles['remarks']}>
        {book.remarks.map((remark) => (
          <li key={remark}>
            <Icon name="info" />
            {remarkLabel(remark, book.level_guess)}
            {remark === 'level-guess' && (
              <Button size="sm" onClick={() => onLevel(String(book.level_guess))}>
                {t('Take level {level}', { level: book.level_guess ?? 1 })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Uploads the file of a described book, or a corrected one. */
export function FileOf({ book }: { book: BookDetailsView }) {
  const dispatch = useDispatch();
  const store = useStore() as unknown as SessionStore;
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string | undefined>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setState('sending');
    setError(undefined);
    const answer = await sendFile('POST', `/api/books/${book.id}/file/`, file, store);
    setState('error' in answer ? 'idle' : 'sent');
    if ('error' in answer) setError(answer.error.fields['file'] ?? answer.error.message);
    else dispatch(importsApi.util.invalidateTags(['BookImport']));
  };
  if (state === 'sent' || (book.awaits_file && book.ingestion === 'processing'))
    return <p role="status">{t('The file is being checked. You get an e-mail when the book is ready.')}</p>;
  return (
    <FileField
      label={t('File of the book')}
      hint={t('EPUB or PDF, up to 50 MB.')}
      words={state === 'sending' ? t('Sending') : t('Choose its file')}
      accept=".epub,.pdf,application/epub+zip,application/pdf"
      disabled={state === 'sending'}
      error={error}
      onChange={({ target }) => {
        void send(target.files?.[0]);
        target.value = '';
      }}
    />
  );
}
