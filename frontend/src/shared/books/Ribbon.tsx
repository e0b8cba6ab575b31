import type { BookInList } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useReadingState } from './useReadingState.ts';
import styles from './MarkBook.module.css';

/**
 * The ribbon of a card: whether the reader wants to read the book. Not rendered for books that are being read or were
 * put aside.
 */
export default function Ribbon({ book }: { book: BookInList }) {
  const { may, state, say } = useReadingState(book);
  if (!may || state === 'reading' || state === 'abandoned') return null;
  const wanted = state === 'want';
  const label = t('Want to read: {title}', { title: book.title });
  return (
    <button
      type="button"
      className={styles['ribbon']}
      aria-label={label}
      title={t('Want to read')}
      aria-pressed={wanted}
      onClick={() => void say(wanted ? null : 'want')}
    >
      <Icon name={wanted ? 'check' : 'ribbon'} />
    </button>
  );
}
