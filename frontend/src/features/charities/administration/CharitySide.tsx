import { t } from '../../../i18n/index.ts';
import { inOrder, whereItIs } from '../../../shared/giving/money.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { formatMoney } from '../../../ui/Money.tsx';
import { Split } from '../../../ui/SplitBar.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import type { CharityDraft } from '../deskApi.ts';
import { Bank } from './Bank.tsx';
import styles from './Charity.module.css';
import { historyOf, useCharityArea } from './model.ts';
import { CharityMoves } from './CharityMoves.tsx';
import { Review } from './Review.tsx';

/** Beside a charity: what can come next, its review, its bank, its money, and what happened. */
export function CharitySide({ charity }: { charity: CharityDraft }) {
  const { platform } = useCharityArea();
  return (
    <aside className={styles['side']}>
      {platform && <Review charity={charity} />}
      {charity.moves.some((move) => move !== 'verify') && (
        <section className={styles['card']}>
          <h2>{t('What can come next')}</h2>
          {charity.status_reason && <p dir="auto">{charity.status_reason}</p>}
          <CharityMoves charity={charity} />
        </section>
      )}
      {platform && <Bank charity={charity} />}
      <CharityMoney charity={charity} />
      {charity.events.length > 0 && (
        <section className={styles['card']}>
          <h2>{t('What happened')}</h2>
          <Timeline label={t('What happened')} entries={historyOf(charity.events)} />
        </section>
      )}
    </aside>
  );
}

function CharityMoney({ charity }: { charity: CharityDraft }) {
  const own = useTenant()?.currency ?? undefined;
  const sums = inOrder(charity.money ?? [], own);
  return (
    <section className={styles['card']}>
      <h2>{t('Money')}</h2>
      {sums.length === 0 && (
        <p>
          {charity.status === 'verified'
            ? t('Nothing came in yet.')
            : t('Nothing yet. Gifts and payments open with “Verified”, not before.')}
        </p>
      )}
      {sums.map((sum) => (
        <Split
          key={sum.currency}
          title={t('{sum} came in', { sum: formatMoney({ amount: sum.raised, currency: sum.currency }) })}
          parts={whereItIs(sum)}
        />
      ))}
    </section>
  );
}
