import type { ReachedCountry } from '@bookgrove/api-client';
import { useMemo } from 'react';
import { t } from '../../../i18n/index.ts';
import { strengthOf, worldPaths } from '../worldMap.ts';
import { WORLD } from '../worldDots.ts';
import styles from './WorldMap.module.css';

/** Dot map of the world. It shows the data of the table beside it, which is accessible by keyboard. */
export function WorldMap({
  countries,
  chosen,
  onChoose,
  hovers = true,
}: {
  countries: readonly ReachedCountry[];
  chosen: string | null;
  onChoose: (country: string) => void;
  /** Whether hovering already selects a country. */
  hovers?: boolean;
}) {
  const paths = useMemo(worldPaths, []);
  const reached = useMemo(() => new Map(countries.map((row) => [row.country, row])), [countries]);
  const land = useMemo(
    () => [...paths].flatMap(([code, d]) => (reached.has(code) ? [] : [d])).join(''),
    [paths, reached],
  );
  return (
    <svg
      className={styles['map']}
      viewBox={`-1 -1 ${WORLD.columns + 2} ${WORLD.rows + 2}`}
      role="img"
      aria-label={t(
        '{count, plural, one {A map of the world with # country marked} other {A map of the world with # countries marked}}',
        { count: countries.length },
      )}
    >
      <path className={styles['land']} d={land} />
      {countries.map(({ country, readers }) => (
        <path
          key={country}
          className={styles['reached']}
          data-strength={strengthOf(readers)}
          data-chosen={country === chosen || undefined}
          d={paths.get(country) ?? ''}
          onClick={() => onChoose(country)}
          onPointerEnter={(event) => hovers && event.pointerType === 'mouse' && onChoose(country)}
        />
      ))}
    </svg>
  );
}
