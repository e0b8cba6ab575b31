import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countryName } from '../../../shared/countryName.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import styles from './CountryFilter.module.css';

// Its dots are as heavy as the rest of the page, and the list does not wait for them.
const WorldMap = lazy(async () => ({ default: (await import('./WorldMap.tsx')).WorldMap }));

/** Countries beside the map; more than these are found on it, or by the list's own filter. */
const SHOWN = 12;

/** A map that narrows the list below it to a country, and the same as words. The address holds what was chosen. */
export function CountryFilter({
  label,
  countries,
  strength,
}: {
  label: string;
  /** The country with most first. */
  countries: readonly { country: string; count: number }[];
  /** How strongly one of what is counted colours its country. */
  strength: number;
}) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('country');
  const only = (country: string): string => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (country === chosen) next.delete('country');
    else next.set('country', country);
    return next.toString();
  };
  return (
    <>
      <div className={styles['map']}>
        <Suspense fallback={null}>
          <WorldMap
            countries={countries.map(({ country, count }) => ({
              country,
              schools: 0,
              readers: count * strength,
            }))}
            chosen={chosen}
            onChoose={(country) => setParams(only(country), { preventScrollReset: true })}
            hovers={false}
          />
        </Suspense>
      </div>
      <Chips label={label}>
        {countries.slice(0, SHOWN).map(({ country, count }) => (
          <Chip
            key={country}
            to={{ search: only(country) }}
            label={countryName(country)}
            count={count}
            selected={country === chosen}
            preventScrollReset
          />
        ))}
      </Chips>
    </>
  );
}
