import type { LetterNumbers } from '@bookgrove/api-client';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { canWriteStories, selectUser } from '../../../api/session.ts';
import { loginPath, paths } from '../../../app/paths.ts';
import { formatNumber, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { CountryFilter } from '../../global-reach/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { worldApi } from '../api.ts';
import { letterFiltersFrom, LETTER_FILTERS } from '../letterFilters.ts';
import { LetterCard } from '../components/LetterCard.tsx';
import { OwnLetters } from '../components/OwnLetters.tsx';
import { Volumes } from '../components/Volumes.tsx';
import styles from '../components/World.module.css';

const EACH = 12;

/** The Dear World Book: letters that children write to the world. */
export default function WorldBookPage() {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const writes = canWriteStories(user);
  const numbers = worldApi.useCountWorldLettersQuery();
  const [country, language] = [letterFiltersFrom(params, 'country'), letterFiltersFrom(params, 'language')];
  const [goal, year] = [
    Number(letterFiltersFrom(params, 'goal') ?? 0),
    Number(letterFiltersFrom(params, 'year') ?? 0),
  ];
  const page = pageOf(params);
  const query = worldApi.useListWorldLettersQuery({
    limit: EACH,
    offset: (page - 1) * EACH,
    ...(country && { country }),
    ...(language && { language }),
    ...(goal && { goal }),
    ...(year && { year }),
  });
  const filtered = LETTER_FILTERS.some((name) => letterFiltersFrom(params, name));
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['hero']}>
        <div>
          <h1>{t('Dear World Book')}</h1>
          <p>
            {t(
              'Letters that children write to the world: what they love, what they worry about, and what they will do. Read one. Write one back.',
            )}
          </p>
          <p className={styles['links']}>
            {writes ? (
              <ButtonLink tone="main" size="lg" icon="edit" to={paths.writeLetter}>
                {t('Write to the world')}
              </ButtonLink>
            ) : (
              !user && (
                <ButtonLink tone="main" size="lg" to={loginPath(paths.writeLetter)}>
                  {t('Log in to write a letter')}
                </ButtonLink>
              )
            )}
            {user?.permissions?.includes('letter.moderate') && (
              <ButtonLink icon="shield" to={paths.letterReports}>
                {t('Reported letters')}
              </ButtonLink>
            )}
          </p>
        </div>
        <Art file="libraries" name="post" viewBox="0 0 320 196" />
      </header>
      {writes && <OwnLetters />}
      {numbers.data && numbers.data.total > 0 && <World numbers={numbers.data} />}
      <section className={styles['more']} aria-labelledby="letters">
        <h2 id="letters">{t('The letters')}</h2>
        {numbers.data && numbers.data.total > 0 && <Filters numbers={numbers.data} />}
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={420} />}
          failed={t('The letters did not load')}
          isEmpty={({ count }) => count === 0}
          empty={
            filtered ? (
              <State
                scene="empty"
                title={t('No letter like this yet')}
                actions={<ButtonLink to={paths.dearWorldBook}>{t('Show all letters')}</ButtonLink>}
              />
            ) : (
              <State scene="empty" title={t('The first letter is still to be written')}>
                <p>{t('Perhaps it is yours.')}</p>
              </State>
            )
          }
        >
          {({ results, count }) => (
            <>
              <ul className={styles['letters']}>
                {results.map((letter) => (
                  <LetterCard key={letter.id} letter={letter} />
                ))}
              </ul>
              {count > EACH && <Pager count={count} size={EACH} />}
            </>
          )}
        </QueryView>
      </section>
      <Volumes />
    </div>
  );
}

/** Countries that letters come from. */
function World({ numbers: { total, countries, languages } }: { numbers: LetterNumbers }) {
  const totals = [
    [t('Letters to the world'), total],
    [t('Countries'), countries.length],
    [t('Languages'), languages.length],
  ] as const;
  return (
    <section className={styles['world']} aria-label={t('Where the letters come from')}>
      <dl className={styles['totals']}>
        {totals.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <CountryFilter
        label={t('Letters by country')}
        countries={countries.map(({ country, letters }) => ({ country, count: letters }))}
        strength={5}
      />
    </section>
  );
}

/** Filters for the letters, stored in the address. */
function Filters({ numbers }: { numbers: LetterNumbers }) {
  const [params, setParams] = useSearchParams();
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
  const select = (
    name: (typeof LETTER_FILTERS)[number],
    label: string,
    all: string,
    word: (value: string) => string,
    found: [value: string, count: number][],
  ) => {
    const chosen = letterFiltersFrom(params, name) ?? '';
    // A value from a link without any matching letter stays visible, so that it can be removed.
    const options: typeof found =
      chosen && !found.some(([value]) => value === chosen) ? [...found, [chosen, 0]] : found;
    if (options.length < 2 && !chosen) return null;
    return (
      <SelectField label={label} value={chosen} onChange={({ target }) => choose(name, target.value)}>
        <option value="">{all}</option>
        {options.map(([value, count]) => (
          <option key={value} value={value}>
            {`${word(value)} (${formatNumber(count)})`}
          </option>
        ))}
      </SelectField>
    );
  };
  const { countries, languages, goals, years } = numbers;
  return (
    <div className={styles['filters']}>
      {select(
        'country',
        t('Country'),
        t('The whole world'),
        countryName,
        countries.map(({ country, letters }) => [country, letters]),
      )}
      {select(
        'goal',
        t('Goal for the world'),
        t('All goals'),
        (goal) => goalName(Number(goal)),
        goals.map(({ goal, letters }) => [String(goal), letters]),
      )}
      {select(
        'language',
        t('Language'),
        t('All languages'),
        languageName,
        languages.map(({ language, letters }) => [language, letters]),
      )}
      {select(
        'year',
        t('Year'),
        t('All years'),
        (year) => year,
        years.map(({ year, letters }) => [String(year), letters]),
      )}
    </div>
  );
}
