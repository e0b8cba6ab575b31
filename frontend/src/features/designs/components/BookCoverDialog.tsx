import { useState } from 'react';
import { useListBooksQuery } from '../../../api/books.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { useGiveCover } from '../useGiveCover.ts';
import { CoverDialog } from './CoverDialog.tsx';

/** Choosing the book that gets the drawing as its cover: one's own, or for administrators any of the school. */
export default function BookCoverDialog({
  everybodys,
  picture,
  onClose,
}: {
  /** Any book of the school, and not only one's own. */
  everybodys: boolean;
  /** The drawing in Base64, made when it is wanted. */
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
  const { giveCover, isLoading } = useGiveCover();
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
