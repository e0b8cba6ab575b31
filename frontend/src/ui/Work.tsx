import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams, type To } from 'react-router-dom';
import { t } from '../i18n/index.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { IconButton } from './Button.tsx';
import { Popover } from './Disclosure.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { SkeletonLine } from './Skeleton.tsx';
import styles from './Work.module.css';

/** The parts of a screen for people at work: heading, search, sorting, menus. */
export { styles as work };

const SEARCH_DELAY = 300;

/** The heading of a screen with its actions, and the way back. */
export function WorkHead({
  title,
  count,
  lead,
  back,
  children,
}: {
  title: string;
  count?: string | undefined;
  lead?: ReactNode;
  back?: { to: To; label: string } | undefined;
  children?: ReactNode;
}) {
  return (
    <>
      {back && (
        <Link to={back.to} className={styles['back']}>
          <Icon name="before" />
          {back.label}
        </Link>
      )}
      <div className={styles['head']}>
        <div className={styles['title']}>
          <h1>
            <bdi>{title}</bdi> {count !== undefined && <small className="num">{count}</small>}
          </h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </div>
    </>
  );
}

/** The address with some values changed; a list starts again from its first page. */
export function changedParams(params: URLSearchParams, changes: Record<string, string>): { search: string } {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return { search: next.toString() };
}

/** A search whose words go into the address once the typing pauses; Back leaves the table. */
export function WorkSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const settled = useDebounced(typed.trim(), SEARCH_DELAY);
  const latest = useRef(params);
  latest.current = params;
  useEffect(() => {
    if (settled === (latest.current.get('search') ?? '')) return;
    void navigate(changedParams(latest.current, { search: settled }), { replace: true });
  }, [settled, navigate]);
  return (
    <div className={styles['search']} role="search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={255}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}

/** A column's heading that sorts by it. */
export function SortHead({ name, label, ordering }: { name: string; label: string; ordering: string }) {
  const [params] = useSearchParams();
  const up = ordering === name;
  const down = ordering === `-${name}`;
  return (
    <th scope="col" aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      <Link className={styles['sort']} to={changedParams(params, { ordering: up ? `-${name}` : name })}>
        {label}
        <span aria-hidden="true">{up ? '↑' : down ? '↓' : ''}</span>
      </Link>
    </th>
  );
}

export interface MenuAction {
  label: string;
  icon: IconName;
  /** An action, or the address it leads to. */
  run: (() => void) | string;
}

/** What else can be done with a row. */
export function RowActions({ label, actions }: { label: string; actions: MenuAction[] }) {
  return (
    <Popover
      className={styles['root']}
      button={(props) => <IconButton icon="more" label={label} {...props} />}
    >
      {(close) => (
        <ul className={styles['menu']}>
          {actions.map((action) => (
            <li key={action.label}>
              {typeof action.run === 'string' ? (
                <Link to={action.run}>
                  <Icon name={action.icon} />
                  {action.label}
                </Link>
              ) : (
                <button
                  type="button"
                  onClick={() => {
                    (action.run as () => void)();
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
      )}
    </Popover>
  );
}

/** A table's geometry before its rows are there. */
export function WorkSkeleton({ rows = 8 }: { rows?: number }) {
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

/** A box to tick at a row or above all of them. */
export function SelectBox({
  label,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}) {
  return (
    <input
      type="checkbox"
      className={styles['box']}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

/** First and last name, where there is one. */
export const personName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

/** `{n}` students, in words. */
export const studentsInWords = (count: number): string =>
  t('{count, plural, =0 {No students} one {# student} other {# students}}', { count });
