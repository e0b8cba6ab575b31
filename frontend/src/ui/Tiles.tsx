import { Link } from 'react-router-dom';
import { formatNumber } from '../i18n/format.ts';
import { Art } from './Art.tsx';
import styles from './Tiles.module.css';

export interface Tile {
  /** A count, or an amount as text. */
  value: number | string;
  label: string;
  help?: string | undefined;
  /** Address of the list that the number counts. */
  to?: string;
}

/** At most four numbers, each a link to what it counts. */
export function Tiles({ tiles, label }: { tiles: Tile[]; label: string }) {
  return (
    <ul className={styles['tiles']} aria-label={label}>
      {tiles.map((tile, index) => (
        <li key={tile.label} data-tone={index % 4}>
          {tile.to ? (
            <Link to={tile.to}>
              <Face tile={tile} index={index} />
            </Link>
          ) : (
            <div>
              <Face tile={tile} index={index} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ tile: { value, label, help }, index }: { tile: Tile; index: number }) {
  return (
    <>
      <Art file="shapes" name={`corner-${(index % 4) + 1}`} viewBox="0 0 112 112" />
      <b className="num" data-long={typeof value === 'string' || undefined}>
        {typeof value === 'string' ? value : formatNumber(value)}
      </b>
      <span>{label}</span>
      {help && <small>{help}</small>}
    </>
  );
}
