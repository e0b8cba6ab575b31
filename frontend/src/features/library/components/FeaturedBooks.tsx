import { useBookStats, useListBooksQuery } from '../../../api/books.ts';
import { libraryPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { featuredOrder } from '../featuredOrder.ts';
import { BookStrip, BookStripSkeleton } from './BookStrip.tsx';

/** The featured books, those in the language of the page first; `leads` are books that lead a row already. */
export function FeaturedBooks({ leads = [] }: { leads?: readonly string[] }) {
  const query = useListBooksQuery({ featured: true, limit: 12 });
  const stats = useBookStats();
  const heading = (
    <>
      <h2>{t('Featured this week')}</h2>
      <TextLink to={libraryPath({ featured: 'true' })}>
        {stats ? t('See all {count}', { count: formatNumber(stats.featured_book) }) : t('See all')}
      </TextLink>
    </>
  );
  if (query.data?.count === 0) return null;
  return (
    <section className="sec" data-row="featured">
      <QueryView query={query} skeleton={<BookStripSkeleton />} failed={t('The featured books did not load')}>
        {({ results }) => <BookStrip books={featuredOrder(results, leads, locale())} heading={heading} />}
      </QueryView>
    </section>
  );
}
