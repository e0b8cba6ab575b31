import { Link } from 'react-router-dom';
import { placeName, useTenant } from '../shared/tenant.ts';
import { paths } from '../app/paths.ts';
import styles from './Logo.module.css';

/** The platform's seedling in the school's colours. */
export function Seedling() {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <rect width="44" height="44" fill="var(--brand)" rx="12" />
      <path d="M22 24A15 15 0 0 1 37 9A15 15 0 0 1 22 24Z" fill="var(--brand-soft)" />
      <path d="M22 30A15 15 0 0 0 7 15A15 15 0 0 0 22 30Z" fill="var(--book-button)" />
      <rect x="20.5" y="20" width="3" height="18" fill="var(--brand-soft)" />
    </svg>
  );
}

/** The school's logo and name; links to the library. */
export function Logo({ note }: { note?: string }) {
  const tenant = useTenant();
  return (
    <Link className={styles['logo']} to={paths.library}>
      {tenant?.logo ? <img src={tenant.logo} alt="" width={44} height={44} /> : <Seedling />}
      <span>
        {tenant === undefined ? ' ' : placeName(tenant)}
        {note && <small>{note}</small>}
      </span>
    </Link>
  );
}
