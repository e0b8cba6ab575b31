import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { bestOf, REASONS, TYPES, useCombined, type FoundItem } from '../../features/search/index.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../../shared/recentSearches.ts';
import { useDebounced } from '../../shared/useDebounced.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { searchPath } from '../paths.ts';
import styles from './SearchBox.module.css';

const DELAY = 200;
const SHOWN = 6;

/** An option in the list below the box. */
interface Choice {
  key: string;
  words: string;
  to: string;
  item?: FoundItem;
}

/**
 * The search that opens in place of the navbar: a combobox. Before the first letter it offers the last
 * searches, then results while typing; Enter without a selected option opens the page with all results.
 */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useOutside(root, onClose);

  const words = typed.trim();
  const asked = useDebounced(words, DELAY);
  const { data, isError } = useCombined(asked, SHOWN);
  const found = words && asked && data ? bestOf(data, SHOWN) : [];
  const meant = words && asked ? (data?.did_you_mean ?? null) : null;
  const choices = choicesOf(words, found, meant, recent);
  const settled = words !== '' && asked === words && data?.query === words;

  const open = (choice: Choice | undefined) => {
    if (!choice) return;
    rememberSearch(choice.item ? words : choice.words);
    void navigate(choice.to);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (active >= 0) return open(choices[active]);
    if (words) open({ key: 'all', words, to: searchPath(words) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const places = choices.length + 1; // the position of the box itself is between the last option and the first
    setActive((now) => ((now + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
  };
  return (
    <form ref={root} className={styles['root']} role="search" onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={styles['box']}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t('Search books')}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          {...(active >= 0 && choices[active] && { 'aria-activedescendant': `${id}-${active}` })}
          autoComplete="off"
          placeholder={t('Find a book')}
          value={typed}
          maxLength={255}
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(-1);
          }}
        />
        <Button type="submit" tone="main" size="sm">
          {t('Search')}
        </Button>
        <IconButton icon="close" label={t('Close the search')} onClick={onClose} />
      </div>
      <p className="sr" role="status">
        {settled &&
          t('{count, plural, =0 {Nothing found} one {# result} other {# results}}', { count: data.count })}
      </p>
      <div
        className={styles['panel']}
        hidden={choices.length === 0 && !(settled && found.length === 0) && !isError}
      >
        {!words && recent.length > 0 && (
          <p className={styles['head']}>
            {t('Your last searches')}
            <Button
              size="sm"
              tone="plain"
              onClick={() => {
                forgetSearches();
                setRecent([]);
                input.current?.focus();
              }}
            >
              {t('Clear')}
            </Button>
          </p>
        )}
        {settled && found.length === 0 && (
          <p className={styles['nothing']}>
            {t('Nothing found for “{words}”. Try another word.', { words })}
          </p>
        )}
        {isError && words && (
          <p className={styles['nothing']}>{t('The search did not answer. Try again.')}</p>
        )}
        <ul id={`${id}-list`} role="listbox" aria-label={t('Suggestions')} hidden={choices.length === 0}>
          {choices.map((choice, index) => (
            <li
              key={choice.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the box on press; the click follows on release.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => open(choice)}
              onPointerMove={() => setActive(index)}
            >
              <Face choice={choice} />
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}

function choicesOf(words: string, found: FoundItem[], meant: string | null, recent: string[]): Choice[] {
  if (!words) return recent.map((last) => ({ key: `recent ${last}`, words: last, to: searchPath(last) }));
  const items = found.map((item) => ({ key: item.id, words: item.title, to: item.url, item }));
  if (items.length === 0) return [];
  return [
    ...items,
    ...(meant ? [{ key: 'meant', words: meant, to: searchPath(meant) }] : []),
    { key: 'all', words, to: searchPath(words) },
  ];
}

function Face({ choice: { item, words, key } }: { choice: Choice }) {
  if (!item)
    return (
      <>
        <Icon name={key.startsWith('recent') ? 'retry' : 'search'} />
        <span>
          <bdi>
            {key === 'all'
              ? t('Everything for “{words}”', { words })
              : key === 'meant'
                ? t('Did you mean “{words}”?', { words })
                : words}
          </bdi>
        </span>
      </>
    );
  const [reason, type] = [REASONS[item.matched_on], TYPES[item.type]];
  return (
    <>
      <span className={styles['cover']}>
        {item.image ? (
          <img src={item.image} alt="" width={36} height={48} loading="lazy" />
        ) : (
          <Icon name="read" />
        )}
      </span>
      <span>
        <b dir="auto">{item.title}</b>
        <small>
          {type && <span>{t(type)}</span>}
          <bdi>{item.subtitle}</bdi>
          {reason && <em>{t(reason)}</em>}
        </small>
      </span>
    </>
  );
}

/** A press elsewhere, or leaving by keyboard, closes the search. */
function useOutside(root: React.RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const outside = (event: Event) => {
      if (root.current && !root.current.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [root, onClose]);
}
