import type { Book } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { RowMenu, type RowAction } from '../../../ui/table/RowMenu.tsx';
import { canArchive, canPublish } from '../model.ts';
import { useBookActions } from './useBookActions.ts';

/** What can be done with one book. */
export function BookMenu({ book }: { book: Book }) {
  const { publish, archive } = useBookActions();
  const actions: RowAction[] = [
    { label: t('Open'), icon: 'eye', to: bookPath(book.slug) },
    ...(canPublish(book)
      ? [{ label: t('Publish'), icon: 'check' as const, run: () => publish([book]) }]
      : []),
    ...(canArchive(book)
      ? [{ label: t('Archive'), icon: 'archive' as const, run: () => archive([book]) }]
      : []),
  ];
  return <RowMenu label={t('More for {title}', { title: book.title })} actions={actions} />;
}
