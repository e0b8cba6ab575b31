import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countryName } from '../../../shared/countryName.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import styles from './CountryFilter.module.css';

// Loaded on demand: the dots of the map are as large as the rest of the page.
const WorldMap = lazy(async () => ({ default: (await import('./WorldMap.tsx')).WorldMap }));

/** Number of countries listed beside the map; the others are found on the map or by the list's filter. */
const SHOWN = 12;

/** A map and an equivalent list of buttons that filter the list below by country. The address holds the choice. */
export function CountryFilter({
  label,
  countries,
  strength,
}: {
  label: string;
  /** Countries by count, descending. */
  countries: readonly { country: string; count: number }[];
  /** Strength of a country's colour by its count. */
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
