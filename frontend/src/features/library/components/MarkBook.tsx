import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useReadingState } from '../../../shared/books/useReadingState.ts';
import styles from '../../../shared/books/MarkBook.module.css';

/** The reader's reading state of a book: wanted, put aside, or read before. */
export default function MarkBook({ book }: { book: Book }) {
  const { may, state, say } = useReadingState(book);
  if (!may) return null;
  const isBegun = state === 'reading' || state === 'abandoned';
  const own = isBegun ? 'abandoned' : 'want';
  const isSaid = state === own;
  const times = book.reading?.finished_at ? book.reading.reread_count + 1 : 0;
  return (
    <>
      <Button
        icon={isSaid ? 'check' : isBegun ? 'archive' : 'ribbon'}
        className={isSaid ? styles['said'] : undefined}
        aria-pressed={isSaid}
        onClick={() => void say(isSaid ? null : own)}
      >
        {isBegun ? t('Put it aside') : t('Want to read')}
      </Button>
      {times > 0 && (
        <p className={styles['times']}>
          {t('{count, plural, one {You have read it once} other {You have read it # times}}', {
            count: times,
          })}
        </p>
      )}
    </>
  );
}
