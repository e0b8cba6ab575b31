import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { MOST_FOUND, SEARCH_MAX } from '../../../shared/reader/protocol.ts';
import { percent } from '../components/TextChoices.tsx';
import { ResultList } from './ResultList.tsx';
import styles from './SearchPanel.module.css';
import type { BookSearch, Search } from './useBookSearch.ts';

interface SearchPanelProps {
  language: string;
  search: BookSearch;
  /** Changes each time the search is asked for: the field gets the focus. */
  asked: number;
  onClose: () => void;
}

/** The panel covers the page on screens that are narrower than this. */
const NARROW = '(width < 1024px)';

/**
 * Searches the words of the book: beside the page on wide screens; a sheet from below on phones, which folds to a
 * bar while a result is shown.
 */
export function SearchPanel({ language, search, asked, onClose }: SearchPanelProps) {
  const { find, show } = search;
  const { words: last, isWhole: wasWhole, results, shown, state } = search.search;
  const [words, setWords] = useState(last);
  const [isWhole, setWhole] = useState(wasWhole);
  const [isFolded, setFolded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    setFolded(false);
    field.current?.focus();
    field.current?.select();
  }, [asked]);
  useEffect(() => {
    if (isFolded) panel.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [isFolded]);

  const choose = (index: number) => {
    show(index);
    if (matchMedia(NARROW).matches) setFolded(true);
  };
  const begin = (whole: boolean) => {
    setWhole(whole);
    if (words.trim() !== '') find(words, whole);
  };
  /** The arrow keys move from the field to the results and between them. */
  const press = (event: KeyboardEvent) => {
    const list = [...(panel.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const at = list.indexOf(event.target as HTMLElement);
    if (list.length === 0 || (at < 0 && event.target !== field.current)) return;
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    if (at >= 0) Object.assign(targets, { Home: 0, End: list.length - 1 });
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0) field.current?.focus();
    else list[Math.min(target, list.length - 1)]?.focus();
  };

  if (isFolded && shown !== null)
    return (
      <aside ref={panel} className={styles['bar']} aria-label={t('Search in this book')}>
        <IconButton
          icon="before"
          label={t('Previous result')}
          onClick={() => choose((shown + results.length - 1) % results.length)}
        />
        <Button tone="plain" onClick={() => setFolded(false)}>
          <span className="sr">{t('All results')} </span>
          {t('{result} of {results}', { result: shown + 1, results: results.length })}
        </Button>
        <IconButton
          icon="next"
          label={t('Next result')}
          data-next
          onClick={() => choose((shown + 1) % results.length)}
        />
        <IconButton icon="close" label={t('Close')} onClick={onClose} />
      </aside>
    );

  return (
    <aside ref={panel} className={styles['panel']} aria-label={t('Search in this book')} onKeyDown={press}>
      <header>
        <h2>{t('Search in this book')}</h2>
        <IconButton icon="close" label={t('Close')} onClick={onClose} className={styles['close']} />
      </header>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          begin(isWhole);
        }}
      >
        <label>
          <span>{t('Words to find')}</span>
          <input
            ref={field}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_MAX}
            dir="auto"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <Button type="submit" tone="main" icon="search">
          {t('Find')}
        </Button>
        <label className={styles['whole']}>
          <input type="checkbox" checked={isWhole} onChange={(event) => begin(event.target.checked)} />
          <span>{t('Whole words only')}</span>
        </label>
      </form>
      <p className={styles['status']} role="status">
        {statusOf(search.search)}
      </p>
      {state === 'complete' && results.length === 0 && wasWhole && (
        <Button onClick={() => begin(false)}>{t('Look inside longer words, too')}</Button>
      )}
      {state === 'incomplete' && (
        <div className={styles['missing']}>
          <p>{t('Some pages could not be searched.')}</p>
          <Button icon="retry" onClick={() => find(last, wasWhole)}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {results.length > 0 && (
        <ResultList results={results} shown={shown} language={language} onShow={choose} />
      )}
    </aside>
  );
}

/** What the search has come to, in words. */
function statusOf({ state, words, share, results }: Search): string {
  const count = results.length;
  if (state === null)
    return t('Type a word and press Enter. Big or small letters and accents make no difference.');
  if (state === 'searching') return t('Searching… {share}', { share: percent(share) });
  if (state === 'stopped')
    return t('These are the first {count} results. Add a word to find fewer.', { count: MOST_FOUND });
  if (count === 0) return t('“{words}” was not found in this book.', { words });
  return t('{count, plural, one {# result} other {# results}}', { count });
}
