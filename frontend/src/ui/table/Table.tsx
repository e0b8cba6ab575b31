import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { SkeletonLine } from '../Skeleton.tsx';
import { withParams } from './params.ts';
import { moveBetweenRows } from './rowKeys.ts';
import styles from './Table.module.css';
import type { Ticks } from './ticks.ts';

/** The position of a cell on a phone, where rows are cards, and whether a narrower desktop hides it. */
export const cell = {
  /** Checkbox. */
  select: styles['select'],
  /** Name of the row. */
  main: styles['main'],
  /** Under the name. */
  second: styles['second'],
  status: styles['status'],
  /** Beside the status, at the end. */
  end: styles['end'],
  /** Actions of the row. */
  more: styles['more'],
  /** Hidden first when it gets narrow. */
  wide: styles['wide'],
  /** Hidden second. */
  desktop: styles['desktop'],
};

interface TableProps {
  caption: string;
  /**
   * On a phone the cells of a row are below each other, each with its `data-label`; otherwise `cell` sets
   * their position.
   */
  stacked?: boolean;
  /** Rows closer together. */
  dense?: boolean;
  /** The actions for the selected rows, while there are any. */
  bar?: ReactNode;
  head: ReactNode;
  children: ReactNode;
}

/**
 * A table on a desktop, which a phone shows as cards. Its bar and its head stay visible while it is scrolled; the arrow
 * keys move between its rows.
 */
export function Table({ caption, stacked = false, dense = false, bar, head, children }: TableProps) {
  const { root, over } = useBarHeight(Boolean(bar));
  return (
    <div
      ref={root}
      className={`${styles['table']} ${stacked ? styles['stacked'] : ''} ${dense ? styles['dense'] : ''}`}
    >
      {bar && (
        <div ref={over} className={styles['over']}>
          {bar}
        </div>
      )}
      <table>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>{children}</tbody>
      </table>
    </div>
  );
}

/** Sets `--over` of a table to the height of its bar, below which its head stays. */
function useBarHeight(shown: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a narrow screen the buttons of the bar take two lines.
    const measure = () => root.current?.style.setProperty('--over', `${over.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [shown]);
  return { root, over };
}

/** Checkbox that selects one row, or all visible ones. */
export function SelectBox({
  label,
  checked,
  disabled,
  onChange,
}: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** `range`: the Shift key was held. */
  onChange: (range: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      className={styles['box']}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      // A click with Shift would also select the text between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey === true)}
    />
  );
}

/** The header checkbox: selects all selectable rows, or none. */
export function SelectAll({ ticks }: { ticks: Ticks<unknown> }) {
  return (
    <th scope="col">
      <SelectBox
        label={t('Select all')}
        checked={ticks.all}
        disabled={ticks.none}
        onChange={ticks.toggleAll}
      />
    </th>
  );
}

/** A column heading that sorts by its column; the address contains the order. */
export function SortableHead({
  name,
  label,
  ordering,
  className,
}: {
  name: string;
  label: string;
  ordering: string;
  className?: string | undefined;
}) {
  const [params] = useSearchParams();
  const up = ordering === name;
  const down = ordering === `-${name}`;
  return (
    <th scope="col" className={className} aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      <Link className={styles['sort']} to={withParams(params, { ordering: up ? `-${name}` : name })}>
        {label}
        <span aria-hidden="true">{up ? '↑' : down ? '↓' : ''}</span>
      </Link>
    </th>
  );
}

/** The heading of the last column, whose name is for screen readers only. */
export function MoreHead() {
  return (
    <th scope="col">
      <span className="sr">{t('More')}</span>
    </th>
  );
}

/** Placeholder with the geometry of the table. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={styles['table']} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles['waiting']}>
          <SkeletonLine width={30 + ((index * 7) % 40)} />
        </div>
      ))}
    </div>
  );
}
