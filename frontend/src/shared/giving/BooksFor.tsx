import { lazy, Suspense } from 'react';
import { t } from '../../i18n/index.ts';
import { useListBooksQuery } from '../../api/books.ts';
import { Part } from './GivingPage.tsx';

// Cards of books are heavy, and these stand far down the page.
const BookGrid = lazy(async () => ({ default: (await import('../books/BookGrid.tsx')).BookGrid }));

/** Books whose sale gives a part to a charity or project; nothing without one. */
export function BooksFor(of: { charity: string } | { project: string }) {
  const { data } = useListBooksQuery({ ...of, limit: 12 });
  if (!data || data.results.length === 0) return null;
  return (
    <Part title={t('Books that help')}>
      <Suspense>
        <BookGrid books={data.results} />
      </Suspense>
    </Part>
  );
}
