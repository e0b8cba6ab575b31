import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { useDebounced } from '../../shared/useDebounced.ts';
import { useLeaving } from '../../shared/useLeaving.ts';
import { Button } from '../Button.tsx';
import { Popover } from '../Disclosure.tsx';
import { Icon } from '../Icon.tsx';
import { withParams } from './params.ts';
import styles from './TableTools.module.css';

const SEARCH_DELAY = 300;

/** The row above a table: its search, the active filters as chips, and a button for more filters. */
export function TableTools({ children }: { children: ReactNode }) {
  return <div className={styles['tools']}>{children}</div>;
}

/** An active filter, with a button to remove it. */
export function FilterChip({ name, label, value }: { name: string; label: string; value: string }) {
  const [params] = useSearchParams();
  return (
    <span className={styles['chip']}>
      {label} <b>{value}</b>
      <Link to={withParams(params, { [name]: '' })} aria-label={t('Remove filter {label}', { label })}>
        <Icon name="close" />
      </Link>
    </span>
  );
}

/** Opens the filters that are not active. */
export function MoreFilters({ children }: { children: ReactNode }) {
  return (
    <Popover
      className={styles['more']}
      button={(props) => (
        <Button tone="plain" size="sm" icon="plus" {...props}>
          {t('Filter')}
        </Button>
      )}
    >
      {() => <div className={styles['panel']}>{children}</div>}
    </Popover>
  );
}

/**
 * A search field. Its text goes into the address once typing pauses; the history entry is replaced, so Back
 * leaves the table.
 */
export function TableSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const current = params.get('search') ?? '';
  const [typed, setTyped] = useState(current);
  const settled = useDebounced(typed.trim(), SEARCH_DELAY);
  const leaving = useLeaving();
  const latest = useRef(params);
  latest.current = params;
  useEffect(() => {
    if (leaving || settled === (latest.current.get('search') ?? '')) return;
    void navigate(withParams(latest.current, { search: settled }), { replace: true });
  }, [settled, leaving, navigate]);
  // Back, or a saved view, changes the text too; text that is being typed is kept.
  const sent = useRef(settled);
  sent.current = settled;
  useEffect(() => {
    if (current !== sent.current) setTyped(current);
  }, [current]);
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  return (
    <div className={styles['search']} role="search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-keyshortcuts="/"
        aria-label={label}
        placeholder={placeholder}
        maxLength={255}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}

/** The key `/` moves the focus to the field, unless somebody is writing or a dialog is open. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (
        at.closest(
          'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog',
        )
      )
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
}
