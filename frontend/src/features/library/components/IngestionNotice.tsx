import { Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { booksApi, useGetIngestionQuery, usePublishBookMutation } from '../../../api/books.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { CorrectedFile, bookModerationApi } from '../../book-moderation/index.ts';
import { refusalText, stepText } from '../../../shared/ingestionLabels.ts';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from './IngestionNotice.module.css';

const POLL = 1500;

/** Status of the file check and of publishing, for people who manage the book. */
export function IngestionNotice({ book }: { book: Book }) {
  const unfinished = book.ingestion === 'waiting' || book.ingestion === 'processing';
  const { data } = useGetIngestionQuery(book.id, {
    // For a draft the answer also contains the requested changes.
    skip: book.ingestion === 'ready' && book.status !== 'draft',
    pollingInterval: unfinished ? POLL : 0,
    skipPollingIfUnfocused: true,
  });
  const dispatch = useDispatch();
  const checked = data?.status === 'ready' || data?.status === 'refused';
  // The cached book is from before the check.
  useEffect(() => {
    if (unfinished && checked) dispatch(booksApi.util.invalidateTags([{ type: 'Book', id: book.id }]));
  }, [unfinished, checked, book.id, dispatch]);
  const [publish, publishing] = usePublishBookMutation();
  const [submit, submitting] = bookModerationApi.useSubmitBookMutation();
  const busy = publishing.isLoading || submitting.isLoading;
  const put = async (way: typeof publish | typeof submit) => {
    const { error } = await way(book.id);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  const status = data?.status ?? book.ingestion;
  const asked = book.status === 'draft' ? (data?.asked ?? null) : null;
  const mend = book.status === 'draft' && !book.student_made && data && (
    <Suspense fallback={null}>
      <CorrectedFile bookId={book.id} asked={asked} refused={status === 'refused'} />
    </Suspense>
  );

  if (status === 'refused') {
    return (
      <div className={styles['notice']}>
        <Status kind="bad" label={t('This file was refused')} />
        <p>{data && refusalText(data)}</p>
        {mend}
      </div>
    );
  }
  if (status !== 'ready') {
    return (
      <div className={styles['notice']}>
        <Status kind="wait" label={stepText(data)} />
        <Progress label={t('Checking the file')} value={data?.percentage ?? 0} />
      </div>
    );
  }
  return (
    <div className={styles['notice']}>
      <Status
        kind="off"
        label={
          book.status === 'archived'
            ? t('Archived: only you see this book')
            : book.status === 'in_review'
              ? t('In review: somebody looks at it')
              : t('Draft: only you see this book')
        }
      />
      {!asked && (
        <Button tone="main" disabled={busy} onClick={() => void put(publish)}>
          {t('Publish')}
        </Button>
      )}
      {book.status === 'draft' && (
        <Button tone={asked ? 'main' : 'line'} disabled={busy} onClick={() => void put(submit)}>
          {t('Send for review')}
        </Button>
      )}
      {mend}
    </div>
  );
}
