import { useGetTeacherBlogStatsQuery } from '../../../api/teacherStats.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import styles from './Review.module.css';

/** Statistics of all stories of a teacher's students: written, published, read, liked. */
export function StoryStatistics() {
  const { data, isError } = useGetTeacherBlogStatsQuery();
  if (isError) return null;
  if (!data) return <SkeletonLine height={96} />;
  const numbers: [string, number][] = [
    [t('{count, plural, one {story} other {stories}}', { count: data.total }), data.total],
    [
      t('{count, plural, one {book in the library} other {books in the library}}', { count: data.published }),
      data.published,
    ],
    [t('{count, plural, one {reader of them} other {readers of them}}', { count: data.reads }), data.reads],
    [
      t('{count, plural, one {reaction to them} other {reactions to them}}', { count: data.reactions }),
      data.reactions,
    ],
  ];
  return (
    <section aria-label={t('The stories in numbers')}>
      <dl className={styles['numbers']}>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
