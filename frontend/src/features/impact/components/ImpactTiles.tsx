import type { ImpactCount } from '@bookgrove/api-client';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { impactTexts } from '../impactTexts.ts';
import styles from './Impact.module.css';

// Loaded when somebody asks where a number comes from.
const ImpactRows = lazy(() => import('./ImpactRows.tsx'));

/** Whose number it is; `rows`: the rows behind it can be opened. */
export interface ImpactScope {
  name: string;
  count: ImpactCount;
  rows?: boolean;
}

/** One tile for each scope: all that was done, and by kind. */
export function ImpactTiles({ scopes }: { scopes: readonly ImpactScope[] }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ul className={styles['tiles']}>
        {scopes.map(({ name, count, rows }, index) => (
          <li key={`${index} ${name}`} data-tone={index % 3}>
            <b className="num">{formatNumber(count.total_impacts)}</b>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <p>{impactTexts(count).join(' · ') || t('Nothing yet. Be the first.')}</p>
            {rows && count.total_impacts > 0 && (
              <p>
                <Button onClick={() => setOpened(true)}>{t('Where this number comes from')}</Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense fallback={null}>
          <ImpactRows onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
