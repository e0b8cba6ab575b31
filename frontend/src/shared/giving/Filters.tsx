import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { withParams } from '../../ui/table/params.ts';
import { goalName } from '../books/facetLabels.ts';
import { countryOptions } from '../countryOptions.ts';
import styles from './Giving.module.css';

/** The filters above a list of charities or projects; their values are in the address. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles['filters']}>{children}</div>;
}

/** A filter with one value of several, as a field in the form of a chip. */
export function Pick({
  name,
  label,
  any,
  options,
}: {
  name: string;
  label: string;
  /** Words for no choice; without them the first option is one. */
  any?: string;
  options: readonly { value: string; label: string }[];
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const value = params.get(name) ?? '';
  return (
    <label className={styles['pick']} data-on={(any && value) || undefined}>
      {label}
      <select
        value={value}
        onChange={({ target }) =>
          void navigate(withParams(params, { [name]: target.value }), { preventScrollReset: true })
        }
      >
        {any && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export const CountryPick = () => (
  <Pick
    name="country"
    label={t('Country')}
    any={t('any')}
    options={countryOptions().map(({ code, name }) => ({ value: code, label: name }))}
  />
);

export const GoalPick = () => (
  <Pick
    name="goal"
    label={t('Goal')}
    any={t('any')}
    options={Array.from({ length: 17 }, (_, goal) => ({ value: `${goal + 1}`, label: goalName(goal + 1) }))}
  />
);

/** A filter that is on or off. */
export function Switch({ name, label }: { name: string; label: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        role="switch"
        checked={params.get(name) === 'true'}
        onChange={({ target }) =>
          void navigate(withParams(params, { [name]: target.checked ? 'true' : '' }), {
            preventScrollReset: true,
          })
        }
      />
      {label}
    </label>
  );
}

/** A goal in the address, 1 to 17. */
export function goalOf(params: URLSearchParams): number | undefined {
  const goal = Number(params.get('goal'));
  return Number.isInteger(goal) && goal >= 1 && goal <= 17 ? goal : undefined;
}

/** A country in the address, such as `KE`. */
export const countryOf = (params: URLSearchParams): string | undefined =>
  /^[A-Z]{2}$/.exec(params.get('country') ?? '')?.[0];
