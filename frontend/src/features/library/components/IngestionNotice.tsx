import { useGetIngestionQuery, usePublishBookMutation } from '../../../api/books.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { refusalText, stepText } from '../../../shared/ingestionWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Status } from '../../../ui/Status.tsx';
import styles from './IngestionNotice.module.css';

const POLL = 1500;

/** For the people who look after the book: how far the check of its file is, and whether it is published. */
export function IngestionNotice({ book }: { book: Book }) {
  const unfinished = book.ingestion === 'waiting' || book.ingestion === 'processing';
  const { data } = useGetIngestionQuery(book.id, {
    skip: book.ingestion === 'ready',
    pollingInterval: unfinished ? POLL : 0,
    skipPollingIfUnfocused: true,
  });
  const [publish, publishing] = usePublishBookMutation();
  const status = data?.status ?? book.ingestion;

  if (status === 'refused') {
    return (
      <div className={styles['notice']}>
        <Status kind="bad" label={t('This file was refused')} />
        <p>{data && refusalText(data)}</p>
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
            : t('Draft: only you see this book')
        }
      />
      <Button tone="main" disabled={publishing.isLoading} onClick={() => void publish(book.id)}>
        {t('Publish')}
      </Button>
    </div>
  );
}
