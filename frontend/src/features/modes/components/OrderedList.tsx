import { useState, type ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import styles from './OrderedList.module.css';

interface Entry {
  id: string;
  name: string;
}

interface OrderedListProps<E extends Entry> {
  label: string;
  entries: E[];
  /** The ids in their new order. */
  onOrder: (entries: E[]) => void;
  /** What is drawn before the label. */
  picture: (entry: E) => ReactNode;
  children: (entry: E, index: number) => ReactNode;
}

/** An ordered list: entries are dragged with the mouse, or moved by buttons, which announce the new position. */
export function OrderedList<E extends Entry>({
  label,
  entries,
  onOrder,
  picture,
  children,
}: OrderedListProps<E>) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const move = (id: string, to: number) => {
    const from = entries.findIndex((entry) => entry.id === id);
    if (from < 0 || from === to || to < 0 || to >= entries.length) return;
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    setSaid(
      t('{name} is now number {place} of {count}', {
        name: next[to]!.name,
        place: to + 1,
        count: next.length,
      }),
    );
    onOrder(next);
  };
  return (
    <>
      <ol className={styles['list']} aria-label={label}>
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            draggable
            data-dragged={dragged === entry.id || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(entry.id);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged) move(dragged, index);
              setDragged(null);
            }}
          >
            {picture(entry)}
            <div className={styles['words']}>{children(entry, index)}</div>
            <span className={styles['moves']}>
              <IconButton
                icon="up"
                label={t('Move {name} up', { name: entry.name })}
                disabled={index === 0}
                onClick={() => move(entry.id, index - 1)}
              />
              <IconButton
                icon="down"
                label={t('Move {name} down', { name: entry.name })}
                disabled={index === entries.length - 1}
                onClick={() => move(entry.id, index + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
}
