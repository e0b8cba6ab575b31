import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { canArchive, canPublish } from '../model.ts';
import { useBookActions } from './useBookActions.ts';
import styles from './BulkBar.module.css';

/** What can be done with the selected books together. */
export function BulkBar({ books, onClear }: { books: Book[]; onClear: () => void }) {
  const { publish, archive } = useBookActions();
  const label = t('{count} selected', { count: books.length });
  return (
    <div className={styles['bar']} role="region" aria-label={label}>
      <b className="num" role="status">
        {label}
      </b>
      <Button
        tone="plain"
        size="sm"
        icon="check"
        disabled={!books.some(canPublish)}
        onClick={() => {
          publish(books);
          onClear();
        }}
      >
        {t('Publish')}
      </Button>
      <Button
        tone="plain"
        size="sm"
        icon="archive"
        disabled={!books.some(canArchive)}
        onClick={() => {
          archive(books);
          onClear();
        }}
      >
        {t('Archive')}
      </Button>
      <Button tone="plain" size="sm" icon="close" onClick={onClear}>
        {t('Clear')}
      </Button>
    </div>
  );
}
