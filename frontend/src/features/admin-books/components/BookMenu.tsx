import { useState } from 'react';
import type { Book } from '../../../api/types.ts';
import { bookFormPath, bookPath, moderatedBookPath, paths } from '../../../app/paths.ts';
import { useLocation } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { RowMenu, type RowAction } from '../../../ui/table/RowMenu.tsx';
import { canArchive, canPublish } from '../model.ts';
import { OffersDialog } from './OffersDialog.tsx';
import { useBookActions } from './useBookActions.ts';

/** Menu with the actions for one book. */
export function BookMenu({ book }: { book: Book }) {
  const { publish, archive } = useBookActions();
  const [prices, setPrices] = useState(false);
  const area = useLocation().pathname.startsWith(paths.platform) ? 'platform' : 'school';
  const actions: RowAction[] = [
    { label: t('Open'), icon: 'eye', to: bookPath(book.slug) },
    { label: t('What is said of it'), icon: 'edit', to: bookFormPath(area, book.id) },
    { label: t('Findings and history'), icon: 'shield', to: moderatedBookPath(area, book.id) },
    // A free book is not sold in any kind.
    ...(book.price ? [{ label: t('Prices'), icon: 'card' as const, run: () => setPrices(true) }] : []),
    ...(canPublish(book)
      ? [{ label: t('Publish'), icon: 'check' as const, run: () => publish([book]) }]
      : []),
    ...(canArchive(book)
      ? [{ label: t('Archive'), icon: 'archive' as const, run: () => archive([book]) }]
      : []),
  ];
  return (
    <>
      <RowMenu label={t('More for {title}', { title: book.title })} actions={actions} />
      {book.price && (
        <OffersDialog book={prices ? book.id : null} title={book.title} onClose={() => setPrices(false)} />
      )}
    </>
  );
}
