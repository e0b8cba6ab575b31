import { useState } from 'react';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { BulkBar } from '../../../ui/table/BulkBar.tsx';
import { canArchive, canPublish } from '../model.ts';
import { EditDialog } from './EditDialog.tsx';
import { useBookActions } from './useBookActions.ts';

/** Actions for the selected books. */
export function BooksBar({
  books,
  onClear,
  onPublish,
}: {
  books: Book[];
  onClear: () => void;
  onPublish: (books: Book[]) => void;
}) {
  const { archive } = useBookActions();
  const [edited, setEdited] = useState<Book[] | null>(null);
  return (
    <BulkBar count={books.length} onClear={onClear}>
      <Button
        tone="plain"
        size="sm"
        icon="check"
        disabled={!books.some(canPublish)}
        onClick={() => onPublish(books)}
      >
        {t('Publish what is ready …')}
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
      <Button tone="plain" size="sm" icon="edit" onClick={() => setEdited(books)}>
        {t('Change …')}
      </Button>
      <EditDialog
        books={edited}
        onClose={() => setEdited(null)}
        onDone={() => {
          setEdited(null);
          onClear();
        }}
      />
    </BulkBar>
  );
}
