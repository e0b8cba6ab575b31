import { useState } from 'react';
import { useListBooksQuery } from '../../../api/books.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { useAttachCover } from '../useAttachCover.ts';
import { CoverDialog } from './CoverDialog.tsx';

/**
 * Chooses the book that gets the design as its cover: one of the person's own, or for administrators any book of the
 * school.
 */
export default function BookCoverDialog({
  everybodys,
  picture,
  onClose,
}: {
  /** Whether to offer all books of the school instead of the person's own. */
  everybodys: boolean;
  /** Renders the design on demand; resolves with Base64. */
  picture: () => Promise<string>;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const words = useDebounced(search, 300);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useListBooksQuery({
    status: 'all',
    limit: 24,
    ...(everybodys ? { own: true } : { mine: true }),
    ...(words && { search: words }),
  });
  const { giveCover, isLoading } = useAttachCover();
  const books = query.data?.results ?? [];
  const book = books.find(({ id }) => id === chosen);
  const send = async () => {
    if (book && (await giveCover(book, picture))) onClose();
  };
  return (
    <CoverDialog
      open
      of="books"
      title={t('Use as book cover')}
      find={t('Search books')}
      search={search}
      onSearch={setSearch}
      query={query}
      failed={t('The books did not load')}
      empty={<p>{t('There is no book that you could give a cover. Upload one first.')}</p>}
      choices={books.map((one) => ({
        id: one.id,
        title: one.title,
        cover: <Cover book={one} sizes="96px" decorative />,
      }))}
      chosen={book ? chosen : null}
      onChoose={setChosen}
      give={t('Put it on the book')}
      busy={isLoading}
      onGive={() => void send()}
      onClose={onClose}
    />
  );
}
