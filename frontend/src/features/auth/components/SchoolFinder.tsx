import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FoundSchool } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Seedling } from '../../../ui/Logo.tsx';
import { lastSchool, rememberSchool } from '../lastSchool.ts';
import { useFindSchoolsQuery } from '../schoolFinderApi.ts';
import styles from './SchoolFinder.module.css';

const DELAY = 250;
const LEAST = 2;

/**
 * Finds a school by its name or town and leads to its sign-in page: a combobox, with the school chosen last on this
 * device above it.
 */
export default function SchoolFinder() {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [last, setLast] = useState(lastSchool);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const words = typed.trim();
  const asked = useDebounced(words, DELAY);
  const ready = words.length >= LEAST && asked === words;
  const { currentData, isError } = useFindSchoolsQuery(asked, { skip: asked.length < LEAST });
  const found = ready ? (currentData?.results ?? []) : [];
  const settled = ready && currentData !== undefined;

  const open = (school: FoundSchool | undefined) => {
    if (!school) return;
    rememberSchool(school);
    location.assign(school.login_url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return open(found[active] ?? (found.length === 1 ? found[0] : undefined));
    if (event.key === 'Escape') {
      setTyped('');
      return setActive(-1);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const places = found.length + 1; // the position of the field itself is between the last option and the first
    setActive((now) => ((now + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
  };
  return (
    <section className={styles['finder']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('Find your school')}</h2>
      {last && (
        <p className={styles['last']}>
          <a href={last.login_url}>{t('Go to {name}', { name: last.name })}</a>
          <Button
            size="sm"
            tone="plain"
            onClick={() => {
              rememberSchool(null);
              setLast(null);
              input.current?.focus();
            }}
          >
            {t('Another school')}
          </Button>
        </p>
      )}
      <div className={styles['box']}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t('Name or town of your school')}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          {...(found[active] && { 'aria-activedescendant': `${id}-${active}` })}
          autoComplete="off"
          placeholder={t('Name or town of your school')}
          value={typed}
          maxLength={80}
          enterKeyHint="go"
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(-1);
          }}
        />
      </div>
      <p className="sr" role="status">
        {settled &&
          found.length > 0 &&
          t('{count, plural, one {# school} other {# schools}}', { count: found.length })}
      </p>
      <div role="status">
        {settled && found.length === 0 && (
          <p className={styles['nothing']}>
            {t('No school found. Ask your teacher for your school’s address.')}
          </p>
        )}
        {isError && ready && (
          <p className={styles['nothing']}>{t('The search did not answer. Try again.')}</p>
        )}
      </div>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('Schools')}
        className={styles['list']}
        hidden={found.length === 0}
      >
        {found.map((school, index) => (
          <li
            key={school.login_url}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the field on press; the click follows on release.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(school)}
          >
            {school.logo ? <img src={school.logo} alt="" width={44} height={44} /> : <Seedling />}
            <span>
              <b>{school.name}</b>
              <small>{whereOf(school)}</small>
            </span>
            <Icon name="next" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Town and country, as far as they are known. */
const whereOf = ({ town, country }: FoundSchool): string =>
  [town, country && countryName(country)].filter(Boolean).join(', ');
