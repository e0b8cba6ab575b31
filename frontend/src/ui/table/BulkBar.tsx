import type { ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { Button } from '../Button.tsx';
import styles from './BulkBar.module.css';

/** Actions for the selected rows; the children are its buttons. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const label = t('{count} selected', { count });
  return (
    <div className={styles['bar']} role="region" aria-label={label}>
      <b className="num" role="status">
        {label}
      </b>
      {children}
      <Button tone="plain" size="sm" icon="close" onClick={onClear}>
        {t('Clear')}
      </Button>
    </div>
  );
}
