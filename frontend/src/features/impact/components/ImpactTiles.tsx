import type { ImpactCount } from '@bookgrove/api-client';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { impactTexts } from '../impactTexts.ts';
import styles from './Impact.module.css';

// Loaded when somebody asks where a number comes from.
const ImpactRows = lazy(() => import('./ImpactRows.tsx'));

/** Whose number it is; `rows`: whose rows are opened behind it, for a public number. */
export interface ImpactScope {
  name: string;
  count: ImpactCount;
  rows: 'school' | 'everyone' | null;
}

/** One tile for each scope: all that was done, and by kind. */
export function ImpactTiles({ scopes }: { scopes: readonly ImpactScope[] }) {
  const [opened, setOpened] = useState<ImpactScope | null>(null);
  return (
    <>
      <ul className={styles['tiles']}>
        {scopes.map((scope, index) => {
          const { name, count, rows } = scope;
          return (
            <li key={`${index} ${name}`} data-tone={index % 3}>
              <b className="num">{formatNumber(count.total_impacts)}</b>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <p>{impactTexts(count).join(' · ') || t('Nothing yet. Be the first.')}</p>
              {rows && count.total_impacts > 0 && (
                <p>
                  <Button
                    aria-label={t('Where this number comes from: {name}', { name })}
                    onClick={() => setOpened(scope)}
                  >
                    {t('Where this number comes from')}
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {opened?.rows && (
        <Suspense fallback={null}>
          <ImpactRows of={opened.rows} name={opened.name} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
