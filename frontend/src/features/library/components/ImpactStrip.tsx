import { useSelector } from 'react-redux';
import { useBookStats } from '../../../api/books.ts';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { FollowImpact, useCountImpactsQuery } from '../../impact/index.ts';
import styles from './ImpactStrip.module.css';

const MOST_TILES = 4;

/** What readers here achieved, and numbers about the library; zero and unknown numbers are omitted. */
export default function ImpactStrip() {
  const user = useSelector(selectUser);
  const stats = useBookStats();
  const { data: impact, isError } = useCountImpactsQuery({});
  if (!stats || !(impact || isError)) return null;
  const { by_kind, raised = [] } = impact ?? {};
  const [most] = raised;
  const tiles = [
    { value: by_kind?.books_read ?? 0, text: t('books read') },
    {
      value: by_kind?.stories_published ?? stats.student_books ?? 0,
      text: t('stories by students'),
    },
    { value: most?.amount ?? 0, shown: most && formatMoney(most), text: t('raised for charity') },
    { value: stats.languages ?? 0, text: t('languages to read in') },
    { value: stats.all_book, text: t('books in the library') },
    { value: by_kind?.films_watched ?? 0, text: t('films watched') },
    { value: stats.featured_book, text: t('featured right now') },
  ]
    .filter(({ value }) => value > 0)
    .slice(0, MOST_TILES);
  if (tiles.length < 2) return null;
  return (
    <section className="sec" aria-label={t('The library in numbers')}>
      {user && <FollowImpact />}
      <div className={`${styles['strip']} num`}>
        {tiles.map(({ value, shown, text }, index) => (
          <p key={text} data-tone={index}>
            <Art file="shapes" name={`corner-${index + 1}`} viewBox="0 0 112 112" />
            <b>{shown ?? formatNumber(value)}</b>
            {text}
          </p>
        ))}
      </div>
      <p className={styles['more']}>
        {isError && <span>{t('Failed to fetch impact count')} </span>}
        <TextLink to={paths.goals} iconEnd="next">
          {t('What we did together')}
        </TextLink>
      </p>
    </section>
  );
}
