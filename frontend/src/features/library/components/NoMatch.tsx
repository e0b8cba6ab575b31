import { useListBooksQuery, type BookFilters } from '../../../api/books.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { State } from '../../../ui/State.tsx';
import { relaxedFilters } from '../relaxedFilters.ts';
import { BookGrid } from '../../../shared/books/BookGrid.tsx';
import styles from './LibraryBrowser.module.css';

const FEW = 3;

/** No book matches: the nearest results, otherwise featured books, and a link to all books. */
export default function NoMatch({
  filters: { limit: _limit, offset: _offset, ...filters },
}: {
  filters: BookFilters;
}) {
  const { search } = filters;
  return (
    <State
      scene="no-match"
      title={search ? t('No book for “{search}”', { search }) : t('No book fits all of that')}
      actions={
        <ButtonLink tone="line" size="lg" to={paths.library}>
          {t('Clear filters')}
        </ButtonLink>
      }
    >
      <p>{t('Try another word, or look at all the books.')}</p>
      <Near wishes={relaxedFilters(filters)} />
    </State>
  );
}

/** Books of the first relaxed filter that has any. */
function Near({ wishes: [wish, ...others] }: { wishes: BookFilters[] }) {
  const { data } = useListBooksQuery({ ...(wish ?? { featured: true }), limit: FEW });
  if (!data) return null;
  if (data.count === 0) return wish ? <Near wishes={others} /> : null;
  return (
    <div className={styles['instead']}>
      <h3>{wish ? t('Nearly what you looked for') : t('Or one of these')}</h3>
      <BookGrid books={data.results} />
    </div>
  );
}
