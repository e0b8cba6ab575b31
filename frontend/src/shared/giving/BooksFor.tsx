import { t } from '../../i18n/index.ts';
import { useListBooksQuery } from '../../api/books.ts';
import { BookGrid } from '../books/BookGrid.tsx';
import { Part } from './GivingPage.tsx';

/** Books whose sale gives a part to a charity or project; nothing without one. */
export function BooksFor(of: { charity: string } | { project: string }) {
  const { data } = useListBooksQuery({ ...of, limit: 12 });
  if (!data || data.results.length === 0) return null;
  return (
    <Part title={t('Books that help')}>
      <BookGrid books={data.results} />
    </Part>
  );
}
