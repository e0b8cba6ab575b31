import { useBookStats } from '../../../api/books.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import styles from './ImpactStrip.module.css';

/** Numbers about the library, counted by the server; zero and unknown numbers are omitted. */
export default function ImpactStrip() {
  const stats = useBookStats();
  if (!stats) return null;
  const tiles = [
    { value: stats.all_book, text: t('books in the library') },
    { value: stats.student_books ?? 0, text: t('stories by students') },
    { value: stats.featured_book, text: t('featured right now') },
    { value: stats.languages ?? 0, text: t('languages to read in') },
  ].filter(({ value }) => value > 0);
  if (tiles.length < 2) return null;
  return (
    <section className={`sec ${styles['strip']} num`} aria-label={t('The library in numbers')}>
      {tiles.map(({ value, text }, index) => (
        <p key={text} data-tone={index}>
          <Art file="shapes" name={`corner-${index + 1}`} viewBox="0 0 112 112" />
          <b>{formatNumber(value)}</b>
          {text}
        </p>
      ))}
    </section>
  );
}
