import { Link } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { useBannerHeight } from '../../shared/useBannerHeight.ts';
import { paths } from '../paths.ts';
import styles from './DemoBanner.module.css';

/** States on every page of a demo school that it is a demo. */
export default function DemoBanner({ pathname }: { pathname: string }) {
  const box = useBannerHeight('--above');
  return (
    <aside ref={box} className={styles['banner']} aria-label={t('Demo')}>
      <p className="wrap">
        <b>{t('Demo school')}</b> <span>{t('Every visitor sees what you change.')}</span>{' '}
        {pathname !== paths.demo && <Link to={paths.demo}>{t('Change role')}</Link>}
      </p>
    </aside>
  );
}
