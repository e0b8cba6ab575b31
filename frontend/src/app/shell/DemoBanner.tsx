import { Link, useLocation } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { useTenant } from '../../shared/tenant.ts';
import { paths } from '../paths.ts';
import styles from './DemoBanner.module.css';

/** Says on every page of a demo school that it is one. A book that is open is left in peace. */
export function DemoBanner() {
  const tenant = useTenant();
  const { pathname } = useLocation();
  const features = tenant?.['features'];
  if (!Array.isArray(features) || !features.includes('demo') || pathname.endsWith('/read')) return null;
  return (
    <aside className={styles['banner']} aria-label={t('Demo')}>
      <p className="wrap">
        <b>{t('Demo school')}</b> <span>{t('Every visitor sees what you change.')}</span>{' '}
        {pathname !== paths.demo && <Link to={paths.demo}>{t('Change role')}</Link>}
      </p>
    </aside>
  );
}
