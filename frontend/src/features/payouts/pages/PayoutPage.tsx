import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useLive } from '../../../api/live/useLive.ts';
import { invoicePath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { payoutsApi, useGetPayoutStatementQuery, type PayoutStatement } from '../api.ts';
import styles from '../components/Payouts.module.css';
import { actionName, StateDialog } from '../components/StateDialog.tsx';
import { lineName, payoutStatus } from '../model.ts';

/** One payout, its two people, what the bank did, and its statement. */
export default function PayoutPage() {
  const { payoutId = '' } = useParams();
  const dispatch = useDispatch();
  useLive('payouts', () => dispatch(payoutsApi.util.invalidateTags(['Payout'])));
  const query = useGetPayoutStatementQuery(payoutId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={320} />}
      failed={t('The payout did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('There is no such payout')}
          actions={<ButtonLink to={paths.platformPayouts}>{t('All payouts')}</ButtonLink>}
        />
      }
    >
      {(statement) => <Payout statement={statement} />}
    </QueryView>
  );
}

function Payout({ statement }: { statement: PayoutStatement }) {
  const { payout } = statement;
  const [asked, setAsked] = useState<'paid' | 'failed' | 'returned' | null>(null);
  const title = t('Payout of {amount}', { amount: formatMoney(payout) });
  usePageTitle(title);
  const gone = t('A deleted account');
  return (
    <>
      <WorkHead
        title={title}
        lead={payout.school_name}
        back={{ to: paths.platformPayouts, label: t('All payouts') }}
      >
        {payout.reference && (
          <ButtonLink icon="file" to={invoicePath('payout', payout.id)}>
            {t('Statement with number')}
          </ButtonLink>
        )}
        <Button icon="print" onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </WorkHead>
      <Status {...payoutStatus(payout.status)} />
      <Facts
        facts={[
          [t('Prepared by'), payout.prepared_by_name ?? gone],
          [t('Approved by'), payout.approved_by_name ?? gone],
          [t('Approved on'), formatDateTime(payout.created_at)],
          [t('Changed'), formatDateTime(payout.changed_at)],
          ...(payout.reference ? [[t('Reference of the bank'), payout.reference] as const] : []),
          ...(payout.reason ? [[t('Reason'), payout.reason] as const] : []),
        ]}
      />
      <div className={record['actions']}>
        {payout.next.map((next) =>
          next === 'approved' ? null : (
            <Button key={next} tone={next === 'paid' ? 'main' : 'line'} onClick={() => setAsked(next)}>
              {actionName(next)}
            </Button>
          ),
        )}
      </div>
      <Statement statement={statement} />
      {asked && <StateDialog payout={payout} next={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** What was owed since the payout before, line by line. */
function Statement({
  statement: { payout, from, to, opening, lines, closing },
}: {
  statement: PayoutStatement;
}) {
  const show = (amount: number) => formatMoney({ amount, currency: payout.currency });
  return (
    <section className={styles['statement']} aria-label={t('Statement')}>
      <h2 dir="auto">{payout.school_name}</h2>
      <p className="num soft">
        {from
          ? t('{from} to {to}', { from: formatDateTime(from), to: formatDateTime(to) })
          : t('Until {to}', { to: formatDateTime(to) })}
      </p>
      <table className="num">
        <caption className="sr">{t('Statement')}</caption>
        <tbody>
          <tr>
            <th scope="row">{t('Owed before')}</th>
            <td>{show(opening)}</td>
          </tr>
          {lines.map(({ kind, amount, count }) => (
            <tr key={kind}>
              <th scope="row">
                {lineName(kind)} ({count})
              </th>
              <td>{show(amount)}</td>
            </tr>
          ))}
          <tr data-sum>
            <th scope="row">{t('Owed')}</th>
            <td>{show(closing)}</td>
          </tr>
          <tr>
            <th scope="row">{t('Stays owed')}</th>
            <td>{show(closing - payout.amount)}</td>
          </tr>
          <tr data-sum>
            <th scope="row">{t('This payout')}</th>
            <td>{show(payout.amount)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
