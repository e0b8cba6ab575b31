import type { LibraryCard, LibraryNumbers } from '@bookgrove/api-client';
import { LIBRARY_KINDS, type LibraryKind } from '@bookgrove/contract/dear-world-book';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { formatNumber, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { letterFiltersFrom } from '../../dear-world-book/index.ts';
import { CountryFilter } from '../../global-reach/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { librariesApi } from '../api.ts';
import styles from '../Libraries.module.css';
import { kindLabel, placeText } from '../labels.ts';

const EACH = 12;
const isKind = (kind: string | null): kind is LibraryKind =>
  (LIBRARY_KINDS as readonly (string | null)[]).includes(kind);

/** The address with one parameter changed, back on the first page. */
function withParam(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next.toString();
}

/** Directory of libraries: where books are available, and which libraries need more. */
export default function LibrariesPage() {
  const [params] = useSearchParams();
  const asked = params.get('kind');
  const kind = isKind(asked) ? asked : undefined;
  const search = (params.get('search') ?? '').trim().slice(0, 255);
  const country = letterFiltersFrom(params, 'country');
  const page = pageOf(params);
  const numbers = librariesApi.useCountLibrariesQuery();
  const query = librariesApi.useListLibrariesQuery({
    limit: EACH,
    offset: (page - 1) * EACH,
    ...(kind && { kind }),
    ...(search && { search }),
    ...(country && { country }),
  });
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['hero']}>
        <div>
          <h1>{t('Libraries')}</h1>
          <p>
            {t(
              'A room, a boat, a box under a tree: wherever books stand, somebody reads. See what is on their shelves, and what they still wish for.',
            )}
          </p>
          {numbers.data && <Totals numbers={numbers.data} />}
        </div>
        <Art file="libraries" name="boat" viewBox="0 0 320 180" fit="xMidYMid slice" />
      </header>
      {numbers.data && numbers.data.countries.length > 0 && (
        <div className={styles['map']}>
          <CountryFilter
            label={t('Libraries by country')}
            countries={numbers.data.countries.map(({ country, libraries }) => ({
              country,
              count: libraries,
            }))}
            strength={10}
          />
        </div>
      )}
      <section className={styles['all']} aria-labelledby="all-libraries">
        <div className={styles['filters']}>
          <h2 id="all-libraries">{t('All libraries')}</h2>
          <Find />
        </div>
        <Chips label={t('Kind of library')}>
          <Chip
            to={{ search: withParam(params, 'kind', '') }}
            label={t('All')}
            count={numbers.data?.total}
            selected={!kind}
            preventScrollReset
          />
          {LIBRARY_KINDS.map((one) => (
            <Chip
              key={one}
              to={{ search: withParam(params, 'kind', one) }}
              label={kindLabel(one)}
              count={numbers.data?.[one]}
              selected={one === kind}
              preventScrollReset
            />
          ))}
        </Chips>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={360} />}
          failed={t('The libraries did not load')}
          isEmpty={({ count }) => count === 0}
          empty={
            kind || search || country ? (
              <State
                scene="empty"
                title={t('No library like this yet')}
                actions={<ButtonLink to={paths.libraries}>{t('Show all libraries')}</ButtonLink>}
              />
            ) : (
              <State scene="empty" title={t('No library has opened its door yet')} />
            )
          }
        >
          {({ results, count }) => (
            <>
              <ul className={styles['cards']}>
                {results.map((library) => (
                  <Card key={library.id} library={library} />
                ))}
              </ul>
              {count > EACH && <Pager count={count} size={EACH} />}
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}

function Totals({ numbers: { total, countries, languages } }: { numbers: LibraryNumbers }) {
  const books = countries.reduce((sum, country) => sum + country.books, 0);
  const totals = [
    [t('Libraries'), total],
    [t('Countries'), countries.length],
    [t('Languages'), languages.length],
    [t('Books'), books],
  ] as const;
  return (
    <dl className={styles['totals']}>
      {totals.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Find() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const find = (event: FormEvent) => {
    event.preventDefault();
    setParams(withParam(params, 'search', typed.trim()), { preventScrollReset: true });
  };
  return (
    <form role="search" className={styles['find']} onSubmit={find}>
      <Field
        type="search"
        icon="search"
        label={t('Find a library')}
        labelHidden
        placeholder={t('Find a library')}
        maxLength={255}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('Search')}</Button>
    </form>
  );
}

function Card({ library }: { library: LibraryCard }) {
  const { name, scene, kind, summary, books, paper_books, readers, languages, needs, url, school_name } =
    library;
  const away = url.startsWith('http');
  return (
    <li className={styles['card']}>
      <Art file="libraries" name={scene} viewBox="0 0 320 180" fit="xMidYMid slice" />
      <div className={styles['body']}>
        <p className={styles['kind']}>{kindLabel(kind)}</p>
        <h3 dir="auto">{away ? <a href={url}>{name}</a> : <Link to={url}>{name}</Link>}</h3>
        <p>{placeText(library)}</p>
        {summary && <p dir="auto">{summary}</p>}
        <p className={`${styles['facts']} num`}>
          <span>{t('{count, plural, one {# book} other {# books}}', { count: books + paper_books })}</span>
          <span>
            {readers === null
              ? t('Fewer than 5 readers in a year')
              : t('{count, plural, one {# reader} other {# readers}} in a year', { count: readers })}
          </span>
          <span>{languages.map(languageName).join(', ')}</span>
        </p>
        {needs > 0 && (
          <p className={styles['needs']}>
            {t('{count, plural, one {# wish} other {# wishes}}', { count: needs })}
          </p>
        )}
        {away && school_name && <p className="soft">{t('At {school}', { school: school_name })}</p>}
      </div>
    </li>
  );
}
