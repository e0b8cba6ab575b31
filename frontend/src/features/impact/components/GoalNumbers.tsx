import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { KINDS } from '../impactTexts.ts';
import styles from './Impact.module.css';
import type { ImpactScope } from './ImpactTiles.tsx';
import { RowsButton } from './RowsButton.tsx';

/** Kinds that are shown although nobody has done them yet. */
const ALWAYS: readonly string[] = ['books_read', 'films_watched'];

/** The numbers of my class, my school and everyone for a goal, beside each other. */
export function GoalNumbers({ goal, scopes }: { goal: number; scopes: readonly ImpactScope[] }) {
  const kinds = KINDS.filter(
    ({ kind }) => ALWAYS.includes(kind) || scopes.some(({ count }) => count.by_kind[kind] > 0),
  );
  return (
    <div className={styles['scopes']}>
      {scopes.map(({ name, art, count }, index) => (
        <section key={`${index} ${name}`} data-scope={art}>
          <h2>
            <Art file="goals" name={`scope-${art}`} viewBox="0 0 48 48" />
            <bdi>{name}</bdi>
          </h2>
          <dl className="num">
            {kinds.map(({ kind, label }) => (
              <div key={kind}>
                <dt>{label()}</dt>
                <dd>{formatNumber(count.by_kind[kind])}</dd>
              </div>
            ))}
            {count.raised.map((amount) => (
              <div key={amount.currency}>
                <dt>{t('raised')}</dt>
                <dd>{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
          {art !== 'class' && count.total_impacts > 0 && (
            <p>
              <RowsButton of={art} name={name} goal={goal} />
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
