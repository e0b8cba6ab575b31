import { formatPrice } from '@bookgrove/contract';
import { Link } from 'react-router-dom';
import { useListBooksQuery } from '../../../api/books.ts';
import type { Book } from '../../../api/types.ts';
import { bookPath, libraryPath } from '../../../app/paths.ts';
import { formatNumber, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { goalLabel, valueName } from '../../../shared/books/facetLabels.ts';
import styles from './BookDetails.module.css';

/** What an accessibility feature (a schema.org term) does for a reader. */
const helps = (feature: string): string | undefined =>
  ({
    alternativeText: t('Its pictures are described in words.'),
    longDescription: t('Its pictures are described in words.'),
    synchronizedAudioText: t('The words light up while they are read.'),
    displayTransformability: t('Letters and colours can be changed.'),
    tableOfContents: t('It has a table of contents.'),
    structuralNavigation: t('One can jump from heading to heading.'),
    readingOrder: t('A voice reads its parts in the right order.'),
    ttsMarkup: t('A voice says its words as they are meant.'),
    captions: t('Its films have captions.'),
    transcript: t('What is said in it can be read, too.'),
    signLanguage: t('It is told in sign language as well.'),
    largePrint: t('Its letters are large.'),
    highContrastDisplay: t('Its letters stand out from the page.'),
    describedMath: t('Its sums are described in words.'),
  })[feature];

/** Contributors, series and accessibility of the book. */
export function BookDetails({ book }: { book: Book }) {
  const rows = [
    book.translators.length > 0 && [t('Translated by'), book.translators.join(', ')],
    book.narrators.length > 0 && [t('Read aloud by'), book.narrators.join(', ')],
    book.series && [
      t('Series'),
      book.series_position
        ? t('{series}, book {number}', { series: book.series, number: book.series_position })
        : book.series,
    ],
    book.publisher && [t('Publisher'), book.publisher],
    book.form && [t('Written as a'), valueName('form', book.form)],
    book.license && [t('Licence'), book.license],
  ].filter((row): row is [string, string] => Array.isArray(row));
  const sentences = [
    ...new Set(book.accessibility_features.map(helps).filter((words) => words !== undefined)),
  ];
  return (
    <>
      <Series book={book} />
      {(rows.length > 0 || sentences.length > 0 || book.accessibility_summary) && (
        <div className={styles['grid']}>
          {rows.length > 0 && (
            <dl>
              {rows.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {(sentences.length > 0 || book.accessibility_summary) && (
            <div>
              <h3>{t('Good to know for reading')}</h3>
              {book.accessibility_summary && (
                <p lang={book.language} dir="auto">
                  {book.accessibility_summary}
                </p>
              )}
              <ul>
                {sentences.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** The global goals of the book, each with its number. */
export function Goals({ goals }: { goals: number[] }) {
  if (goals.length === 0) return null;
  return (
    <ul className={styles['goals']} aria-label={t('Goals for the world')}>
      {goals.map((goal) => (
        <li key={goal}>
          <Link to={libraryPath({ goal: String(goal) })} data-goal={goal}>
            <b className="num">{formatNumber(goal)}</b>
            {goalLabel(goal)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Languages of the book: this one, and links to the others. */
export function Languages({ book }: { book: Book }) {
  const { data } = useListBooksQuery({ work: book.work_id ?? '', limit: 20 }, { skip: !book.work_id });
  const others = data?.results.filter(({ id }) => id !== book.id) ?? [];
  if (others.length === 0) return null;
  return (
    <Chips label={t('Languages of this book')}>
      {/* The chip of the current book: selected, and without a `lang` attribute. */}
      <Chip to={bookPath(book.slug)} label={languageName(book.language)} selected />
      {others.map((other) => (
        <Chip
          key={other.id}
          to={bookPath(other.slug)}
          label={languageName(other.language)}
          lang={other.language}
        />
      ))}
    </Chips>
  );
}

/** The other books of the series, in order. */
function Series({ book }: { book: Book }) {
  const { data } = useListBooksQuery({ series: book.series ?? '', limit: 20 }, { skip: !book.series });
  const others = (data?.results ?? [])
    .filter(({ id }) => id !== book.id)
    .sort((one, other) => (one.series_position ?? 0) - (other.series_position ?? 0));
  if (others.length === 0) return null;
  return (
    <div className={styles['languages']}>
      <p className={styles['label']}>{t('In the same series')}</p>
      <Chips label={t('In the same series')}>
        {others.map((other) => (
          <Chip
            key={other.id}
            to={bookPath(other.slug)}
            label={
              other.series_position ? `${formatNumber(other.series_position)}. ${other.title}` : other.title
            }
            lang={other.language}
          />
        ))}
      </Chips>
    </div>
  );
}

/** A price in the format of schema.org: `4.50` and `GBP`. */
function offerOf(price: NonNullable<Book['price']>) {
  const [amount, priceCurrency] = formatPrice(price).split(' ');
  return { '@type': 'Offer', price: amount, priceCurrency, category: 'Paid' };
}

/** Structured data for search engines. Books made by students are excluded. */
export function BookData({ book }: { book: Book }) {
  if (book.student_made || book.visibility !== 'public' || book.status !== 'published') return null;
  const people = (names: string[]) => names.map((name) => ({ '@type': 'Person', name }));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: book.title,
    author: people(book.authors),
    illustrator: people(book.illustrators),
    translator: people(book.translators),
    url: new URL(bookPath(book.slug), location.href).href,
    image: book.cover ? new URL(book.cover.large, location.href).href : undefined,
    bookFormat: 'https://schema.org/EBook',
    publisher: book.publisher ? { '@type': 'Organization', name: book.publisher } : undefined,
    inLanguage: book.language === 'und' ? undefined : book.language,
    numberOfPages: book.pages || undefined,
    description: book.summary || undefined,
    isbn: book.isbn ?? undefined,
    license: book.license ? `https://spdx.org/licenses/${book.license}.html` : undefined,
    typicalAgeRange: book.age_range ? `${book.age_range.min}-${book.age_range.max}` : undefined,
    accessibilityFeature: book.accessibility_features,
    accessibilitySummary: book.accessibility_summary ?? undefined,
    isAccessibleForFree: book.price === null,
    offers: book.price ? offerOf(book.price) : undefined,
    aggregateRating: book.rating
      ? { '@type': 'AggregateRating', ratingValue: book.rating.average, reviewCount: book.rating.count }
      : undefined,
  };
  return (
    <>
      <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>
      {/* Link for reading apps and browser extensions; React places it in the head of the page. */}
      <link
        rel="alternate"
        type="application/opds-publication+json"
        href={`/api/opds/books/${book.id}`}
        title={book.title}
      />
      <link
        rel="alternate"
        type="application/atom+xml;type=entry;profile=opds-catalog"
        href={`/api/opds/v1.2/books/${book.id}`}
        title={book.title}
      />
    </>
  );
}
