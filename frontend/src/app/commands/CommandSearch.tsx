import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectUser } from '../../api/session.ts';
import { t } from '../../i18n/index.ts';
import { useDebounced } from '../../shared/useDebounced.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CommandItem } from '../area.ts';
import { allCommands } from '../areas/commands.generated.ts';
import type { AppStore } from '../store.ts';
import { matching, screensOf } from './commands.ts';
import styles from './CommandSearch.module.css';

const DELAY = 200;
/** Screens that are shown at most, before and after the first letter. */
const SCREENS = 8;
/** Letters from which on people, classes and books are searched. */
const LETTERS = 2;

interface Group {
  title: string;
  items: CommandItem[];
}

/** Finds screens, people, classes and books that the person may open; Enter opens the selected one. */
export default function CommandSearch({ onClose }: { onClose: () => void }) {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which focuses its first button.
  useEffect(() => input.current?.focus(), []);
  const words = typed.trim();
  const screens = useMemo(() => (user ? screensOf(user) : []), [user]);
  const found = useFound(useDebounced(words, DELAY));
  const groups: Group[] = [
    { title: t('Screens'), items: matching(screens, words).slice(0, SCREENS) },
    ...(words.length < LETTERS ? [] : found),
  ].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const selected = items[Math.min(active, items.length - 1)];
  const open = (item: CommandItem | undefined) => {
    if (!item) return;
    onClose();
    void navigate(item.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      return open(selected);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || items.length === 0) return;
    event.preventDefault();
    const to = (Math.min(active, items.length - 1) + step + items.length) % items.length;
    setActive(to);
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  let at = -1;
  return (
    <Dialog open onClose={onClose} title={t('Find')}>
      <div className={styles['root']}>
        <input
          type="search"
          role="combobox"
          ref={input}
          aria-label={t('Find screens, people, classes and books')}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          {...(selected && { 'aria-activedescendant': `${id}-${items.indexOf(selected)}` })}
          autoComplete="off"
          maxLength={255}
          placeholder={t('A screen, a name, a class, a book')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p className="sr" role="status">
          {words &&
            t('{count, plural, =0 {Nothing found} one {# result} other {# results}}', {
              count: items.length,
            })}
        </p>
        {words && items.length === 0 && (
          <p>{t('Nothing found for “{words}”. Try another word.', { words })}</p>
        )}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('Results')}
          hidden={items.length === 0}
          className={styles['list']}
        >
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <p aria-hidden="true">{group.title}</p>
              {group.items.map((item) => {
                at += 1;
                const own = at;
                return (
                  <div
                    key={item.to}
                    id={`${id}-${own}`}
                    role="option"
                    aria-selected={item === selected}
                    onPointerDown={(event) => event.preventDefault()}
                    onPointerMove={() => setActive(own)}
                    onClick={() => open(item)}
                  >
                    <Icon name={item.icon} />
                    <span>
                      <bdi>{item.label}</bdi>
                      {item.help && <small dir="auto">{item.help}</small>}
                    </span>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** What the areas find by these words. Results of earlier words are dropped when they arrive late. */
function useFound(words: string): Group[] {
  const user = useSelector(selectUser);
  const { dispatch } = useStore() as unknown as AppStore;
  const [found, setFound] = useState<Group[]>([]);
  useEffect(() => {
    let late = false;
    if (!user || words.length < LETTERS) {
      setFound([]);
      return undefined;
    }
    const sources = allCommands
      .flat()
      .filter(({ shownTo }) => shownTo(user))
      .sort((a, b) => a.order - b.order);
    void Promise.all(
      sources.map(async ({ title, find }) => ({
        title: t(title),
        items: await find(words, dispatch, user).catch(() => []),
      })),
    ).then((groups) => {
      if (!late) setFound(groups);
    });
    return () => {
      late = true;
    };
  }, [words, user, dispatch]);
  return found;
}
