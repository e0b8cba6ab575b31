import { languageName } from '../../i18n/format.ts';
import { locale, t } from '../../i18n/index.ts';
import { goalName } from '../../shared/books/facetLabels.ts';
import type { BookRow } from '../../shared/books/rowsApi.ts';
import { keepLastKnown, loadStartup } from '../offline-books/index.ts';

/** Rows and books of each that are kept. */
const MAX_ROWS = 4;
const MAX_BOOKS = 6;

/** The heading of a row as one text. */
function headingOf({ kind, list, people, because, goal, theme }: BookRow): string {
  if (kind === 'continue') return t('Go on reading');
  if (kind === 'want') return t('You want to read');
  if (kind === 'for_age') return t('For your age');
  if (kind === 'in_language')
    return t('New books in {language}', { language: languageName(locale().split('-')[0]!) });
  if (list) return list.title;
  if (people) return t('What {name} reads', { name: people.name });
  if (because) return because.title;
  if (goal !== null) return goalName(goal);
  return theme ?? t('Read in another language');
}

/**
 * Keeps the rows of the library's first page for a start without a network. Their small covers are kept
 * beside them.
 */
export function keepRows(person: string, rows: BookRow[]): void {
  const kept = rows.slice(0, MAX_ROWS).map((row) => ({
    heading: headingOf(row),
    books: row.books.slice(0, MAX_BOOKS).map(({ book: { id, title, language, cover } }) => ({
      id,
      title,
      language,
      cover: cover?.small ?? null,
    })),
  }));
  keepLastKnown(person, { rows: kept });
  const covers = kept.flatMap(({ books }) => books.flatMap(({ cover }) => cover ?? []));
  void loadStartup()
    .then(({ keepRowCovers }) => keepRowCovers([...new Set(covers)]))
    // Rows without covers are still rows.
    .catch(() => undefined);
}
