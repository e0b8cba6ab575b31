import { useParams, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, sizeOf } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListAccountEntriesQuery, type LedgerAccountView } from '../api.ts';
import { accountTitle, className, postingName } from '../model.ts';
import { useLedgerArea, useLiveLedger } from '../useLedgerArea.ts';

/** An account with its entries, newest first, each with the balance after it. */
export default function AccountPage() {
  const { accountId = '' } = useParams();
  const { root } = useLedgerArea();
  useLiveLedger();
  const [params] = useSearchParams();
  const size = sizeOf(params);
  const query = useListAccountEntriesQuery({
    id: accountId,
    limit: size,
    offset: (pageOf(params) - 1) * size,
  });
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton rows={8} />}
      failed={t('The account did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('There is no such account in these books')}
          actions={<ButtonLink to={root}>{t('Ledger')}</ButtonLink>}
        />
      }
    >
      {({ account, results, count }) => (
        <>
          <Head account={account} />
          <h2 className={record['title']}>{t('Entries')}</h2>
          <Table
            stacked
            caption={t('Entries')}
            head={
              <>
                <th scope="col">{t('Posting')}</th>
                <th scope="col">{t('When')}</th>
                <th scope="col" className={record['amount']}>
                  {t('Debit')}
                </th>
                <th scope="col" className={record['amount']}>
                  {t('Credit')}
                </th>
                <th scope="col" className={record['amount']}>
                  {t('Balance')}
                </th>
              </>
            }
          >
            {results.map((entry, index) => {
              const show = (amount: number) => formatMoney({ amount, currency: account.currency });
              return (
                <tr key={`${entry.transaction_id} ${index}`}>
                  <td className={cell.main}>
                    <TextLink to={`${root}/journal/${entry.transaction_id}`}>{postingName(entry)}</TextLink>
                  </td>
                  <td data-label={t('When')} className="num">
                    {formatDateTime(entry.effective_at)}
                  </td>
                  <td data-label={t('Debit')} className={`num ${record['amount']}`}>
                    {entry.debit > 0 ? show(entry.debit) : '–'}
                  </td>
                  <td data-label={t('Credit')} className={`num ${record['amount']}`}>
                    {entry.credit > 0 ? show(entry.credit) : '–'}
                  </td>
                  <td data-label={t('Balance')} className={`num ${record['amount']}`}>
                    <b>{show(entry.balance)}</b>
                  </td>
                </tr>
              );
            })}
          </Table>
          <Pager count={count} size={size} sizes />
        </>
      )}
    </QueryView>
  );
}

function Head({ account }: { account: LedgerAccountView }) {
  const { root } = useLedgerArea();
  const { currency, code } = account;
  const title = accountTitle(account);
  usePageTitle(title);
  const show = (amount: number) => formatMoney({ amount, currency });
  return (
    <>
      <WorkHead
        title={title}
        back={{
          to: `${root}/accounts?${new URLSearchParams({ code, currency }).toString()}`,
          label: t('Accounts'),
        }}
      >
        <ButtonLink to={`${root}/journal?${new URLSearchParams({ code, currency }).toString()}`}>
          {t('Journal of these accounts')}
        </ButtonLink>
      </WorkHead>
      <Facts
        facts={[
          [t('Balance'), show(account.balance)],
          [t('Debits'), show(account.debits)],
          [t('Credits'), show(account.credits)],
          [t('Class'), className(account.class)],
          [t('Normal side'), account.normal_side === 'debit' ? t('Debit') : t('Credit')],
        ]}
      />
    </>
  );
}
