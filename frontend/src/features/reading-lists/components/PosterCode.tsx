import type { PosterCode as Code } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import styles from './Poster.module.css';

/** The QR code of a poster. */
export function PosterCode({ code, label }: { code: Code; label: string }) {
  return (
    <div className={styles['code']}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
        <path d={code.path} fill="#17211c" shapeRendering="crispEdges" />
      </svg>
      {t('Scan me to read')}
    </div>
  );
}
