import type { Reach } from '@bookgrove/api-client';
import { lazy, Suspense, useMemo, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { formatAgo, formatNumber } from '../../../i18n/format.ts';
import { locale, t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useGetReachQuery } from '../api.ts';
import { ReachTable, readerCountText } from '../components/ReachTable.tsx';
import styles from './GlobalReachPage.module.css';

// Loaded on demand: the dots of the map are as large as the rest of the page.
const WorldMap = lazy(async () => ({ default: (await import('../components/WorldMap.tsx')).WorldMap }));

/** Countries of schools and their readers, as a map and as a table. */
export default function GlobalReachPage() {
  const query = useGetReachQuery();
  return (
    <div className={`wrap ${styles['page']}`}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={560} />}
        failed={t('The map did not load')}
        isEmpty={({ countries }) => countries.length === 0}
        empty={
          <State
            scene="empty"
            asPage
            title={t('The map is still white')}
            actions={
              <ButtonLink tone="main" size="lg" to={paths.library}>
                {t('Go to the library')}
              </ButtonLink>
            }
          >
            <p>{t('As soon as a school has said where it is, its country gets its dots here.')}</p>
          </State>
        }
      >
        {(reach) => <World reach={reach} />}
      </QueryView>
    </div>
  );
}

function World({ reach: { countries, total, counted_at } }: { reach: Reach }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const named = useMemo(() => {
    const names = new Intl.DisplayNames(locale(), { type: 'region' });
    return countries.map((row) => ({ ...row, name: names.of(row.country) ?? row.country }));
  }, [countries]);
  const shown = named.find(({ country }) => country === chosen);
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>{t('Where we read')}</h1>
          <p>
            {t(
              'Every coloured dot is a country in which somebody reads with us today. We count; we do not guess.',
            )}
          </p>
        </div>
        <dl className={styles['totals']}>
          <div>
            <dt>{t('Countries')}</dt>
            <dd className="num">{formatNumber(total.countries)}</dd>
          </div>
          <div>
            <dt>{t('Schools')}</dt>
            <dd className="num">{formatNumber(total.schools)}</dd>
          </div>
          <div>
            <dt>{t('Readers')}</dt>
            <dd className="num">{formatNumber(total.readers)}</dd>
          </div>
        </dl>
        <figure className={styles['map']}>
          <div className={styles['world']}>
            <Suspense fallback={null}>
              <WorldMap countries={countries} chosen={chosen} onChoose={setChosen} />
            </Suspense>
          </div>
          <figcaption>
            <ul className={styles['key']}>
              <li data-strength="few">{t('Fewer than 5 readers')}</li>
              <li data-strength="some">{t('5 to 99 readers')}</li>
              <li data-strength="many">{t('100 readers and more')}</li>
            </ul>
            <p role="status" className={styles['shown']}>
              {shown
                ? t(
                    '{country}: {schools, plural, =0 {no school} one {# school} other {# schools}}, readers: {readers}',
                    {
                      country: shown.name,
                      schools: shown.schools,
                      readers: readerCountText(shown.readers).toLocaleLowerCase(locale()),
                    },
                  )
                : t('Choose a country to see its numbers.')}
            </p>
          </figcaption>
        </figure>
      </header>
      <section className={styles['list']}>
        <h2>{t('Country by country')}</h2>
        <ReachTable countries={named} chosen={chosen} onChoose={setChosen} />
        <div className={styles['notes']}>
          <p>
            {t(
              'Readers are people with an account of their own, counted in the country of their school. Fewer than five are never told as a number, and are left out of the sum, so that nobody can be singled out.',
            )}
            {total.hidden > 0 && ' '}
            {total.hidden > 0 &&
              t('{count, plural, one {That is so for # country.} other {That is so for # countries.}}', {
                count: total.hidden,
              })}
          </p>
          <p>
            {counted_at && t('Counted {when}.', { when: formatAgo(counted_at) })}{' '}
            {t('The map is made with Natural Earth, which belongs to everybody.')}
          </p>
        </div>
      </section>
    </>
  );
}
