import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../Button.tsx';
import { Popover } from '../Disclosure.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import { nextFocus } from './rowKeys.ts';
import styles from './RowMenu.module.css';

/** An action of a row: a link, or a function. */
export type RowAction = { label: string; icon: IconName } & ({ to: string } | { run: () => void });

/** The actions of one row. `label` names the row too, for screen readers. */
export function RowMenu({ label, actions }: { label: string; actions: RowAction[] }) {
  return (
    <Popover
      className={styles['root']}
      button={(props) => <IconButton icon="more" label={label} {...props} />}
    >
      {(close) => <Actions actions={actions} close={close} />}
    </Popover>
  );
}

/** The opened list, above its button or from its start where it would leave the screen otherwise. */
function Actions({ actions, close }: { actions: RowAction[]; close: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) staysOnScreen(list.current);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation(); // the arrow keys of the table would leave the row
    nextFocus([...event.currentTarget.querySelectorAll<HTMLElement>('a, button')], step)?.focus();
  };
  return (
    <ul ref={list} className={styles['menu']} onKeyDown={onKeyDown}>
      {actions.map((action) => (
        <li key={action.label}>
          {'to' in action ? (
            <Link to={action.to}>
              <Icon name={action.icon} />
              {action.label}
            </Link>
          ) : (
            <button
              type="button"
              onClick={() => {
                action.run();
                close();
              }}
            >
              <Icon name={action.icon} />
              {action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Turns a list to the side of its button on which it fits; above only where it fits there, or better than below. */
function staysOnScreen(list: HTMLElement): void {
  const { top, bottom, left, right } = list.getBoundingClientRect();
  const button = list.parentElement!.getBoundingClientRect();
  const { clientHeight, clientWidth } = document.documentElement;
  if (bottom > clientHeight && button.top > clientHeight - button.bottom) list.dataset['side'] = 'above';
  const most = Math.max(button.top, clientHeight - button.bottom) - 12;
  if (bottom - top > most) list.style.maxHeight = `${most}px`;
  if (left < 0 || right > clientWidth) list.dataset['from'] = 'start';
}
