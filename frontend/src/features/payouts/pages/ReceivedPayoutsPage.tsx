import { useSearchParams } from 'react-router-dom';
import { invoicePath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { formatMoney, Money } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListReceivedPayoutsQuery, type ReceivedPayoutList } from '../api.ts';
import { payoutStatus } from '../model.ts';

const PAGE_SIZE = 20;

/** What the platform owes the school, and what it has paid out, from the school's own books. */
export default function ReceivedPayoutsPage() {
  const [params] = useSearchParams();
  const query = useListReceivedPayoutsQuery({ limit: PAGE_SIZE, offset: (pageOf(params) - 1) * PAGE_SIZE });
  return (
    <>
      <WorkHead
        title={t('Payouts')}
        lead={t('The platform receives what buyers pay, and pays the school its part.')}
      >
        <ButtonLink to={paths.adminLedger}>{t('Ledger')}</ButtonLink>
      </WorkHead>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The payouts did not load')}
        isEmpty={({ count, receivable }) => count === 0 && receivable.length === 0}
        empty={
          <State scene="empty" title={t('Nothing is owed to the school yet')}>
            <p>{t('With the first sale the part of the school is owed here.')}</p>
          </State>
        }
      >
        {(list) => <Received list={list} />}
      </QueryView>
    </>
  );
}

function Received({ list: { receivable, results, count } }: { list: ReceivedPayoutList }) {
  return (
    <>
      <ul className={record['cards']} aria-label={t('Owed to the school')}>
        {receivable.map((money) => (
          <li key={money.currency}>
            {t('Owed to the school')}
            <b className="num">{formatMoney(money)}</b>
            <small>{t('What can still be asked back by a buyer is held for 14 days.')}</small>
          </li>
        ))}
      </ul>
      {count === 0 ? (
        <p className="soft">{t('No payout was made yet.')}</p>
      ) : (
        <>
          <Table
            stacked
            caption={t('Payouts')}
            head={
              <>
                <th scope="col">{t('When')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col">{t('Statement')}</th>
                <th scope="col" className={record['amount']}>
                  {t('Amount')}
                </th>
              </>
            }
          >
            {results.map((payout) => (
              <tr key={payout.id}>
                <td className={`num ${cell.main}`}>{formatDateTime(payout.created_at)}</td>
                <td data-label={t('State')}>
                  <Status {...payoutStatus(payout.status)} />
                </td>
                <td data-label={t('Statement')}>
                  {payout.status === 'paid' || payout.status === 'returned' ? (
                    <TextLink icon="file" to={invoicePath('payout', payout.id)}>
                      {t('Statement')}
                    </TextLink>
                  ) : (
                    '–'
                  )}
                </td>
                <td data-label={t('Amount')} className={record['amount']}>
                  <Money value={payout} />
                </td>
              </tr>
            ))}
          </Table>
          <Pager count={count} size={PAGE_SIZE} />
        </>
      )}
    </>
  );
}
