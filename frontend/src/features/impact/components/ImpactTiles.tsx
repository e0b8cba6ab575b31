import type { ImpactCount } from '@bookgrove/api-client';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { impactTexts } from '../impactTexts.ts';
import styles from './Impact.module.css';
import { RowsButton } from './RowsButton.tsx';

/** Whose number it is. Those of the school and of everyone are public. */
export interface ImpactScope {
  name: string;
  art: 'class' | 'school' | 'everyone';
  count: ImpactCount;
}

/** One tile for each scope: all that was done, and by kind. */
export function ImpactTiles({ scopes }: { scopes: readonly ImpactScope[] }) {
  return (
    <ul className={styles['tiles']}>
      {scopes.map(({ name, art, count }, index) => (
        <li key={`${index} ${name}`} data-tone={index % 3}>
          <b className="num">{formatNumber(count.total_impacts)}</b>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p>{impactTexts(count).join(' · ') || t('Nothing yet. Be the first.')}</p>
          {art !== 'class' && count.total_impacts > 0 && (
            <p>
              <RowsButton of={art} name={name} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
