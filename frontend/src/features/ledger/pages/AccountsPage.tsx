import { useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, sizeOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { FilterChip, TableTools } from '../../../ui/table/TableTools.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListLedgerAccountsQuery, type LedgerAccountView } from '../api.ts';
import { accountName, className, ownerText } from '../model.ts';
import { useLedgerArea, useLiveLedger } from '../useLedgerArea.ts';

/** Accounts with their balances, such as those of one code. */
export default function AccountsPage() {
  const { root } = useLedgerArea();
  useLiveLedger();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  const currency = params.get('currency') ?? '';
  const all = params.get('show') === 'all';
  const query = useListLedgerAccountsQuery({
    limit: sizeOf(params),
    offset: (pageOf(params) - 1) * sizeOf(params),
    show: all ? 'all' : 'open',
    ...(code && { code }),
    ...(currency && { currency }),
  });
  return (
    <>
      <WorkHead
        title={code ? accountName(code) : t('Accounts')}
        count={query.data?.count}
        back={{ to: currency ? `${root}?currency=${currency}` : root, label: t('Ledger') }}
      />
      <TableTools>
        <Chips label={t('Accounts')}>
          <Chip to={withParams(params, { show: '' })} label={t('With a balance')} selected={!all} />
          <Chip to={withParams(params, { show: 'all' })} label={t('All')} selected={all} />
        </Chips>
        {code && <FilterChip name="code" label={t('Account')} value={accountName(code)} />}
        {currency && <FilterChip name="currency" label={t('Currency')} value={currency} />}
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The accounts did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State scene="empty" title={all ? t('There is no such account') : t('All of these are at zero')}>
            <p>{t('An account is opened by its first entry.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <AccountTable accounts={results} />
            <Pager count={count} size={sizeOf(params)} sizes />
          </>
        )}
      </QueryView>
    </>
  );
}

function AccountTable({ accounts }: { accounts: LedgerAccountView[] }) {
  const { root } = useLedgerArea();
  return (
    <Table
      stacked
      caption={t('Accounts')}
      head={
        <>
          <th scope="col">{t('Account')}</th>
          <th scope="col">{t('Class')}</th>
          <th scope="col">{t('Last entry')}</th>
          <th scope="col" className={record['amount']}>
            {t('Debits')}
          </th>
          <th scope="col" className={record['amount']}>
            {t('Credits')}
          </th>
          <th scope="col" className={record['amount']}>
            {t('Balance')}
          </th>
        </>
      }
    >
      {accounts.map((account) => {
        const { id, code, currency, debits, credits, balance } = account;
        const show = (amount: number) => formatMoney({ amount, currency });
        return (
          <tr key={id}>
            <td className={cell.main} dir="auto">
              <TextLink to={`${root}/accounts/${id}`}>{ownerText(account) || accountName(code)}</TextLink>
            </td>
            <td data-label={t('Class')}>{className(account.class)}</td>
            <td data-label={t('Last entry')} className="num">
              {account.last_entry_at ? formatDateTime(account.last_entry_at) : '–'}
            </td>
            <td data-label={t('Debits')} className={`num ${record['amount']}`}>
              {show(debits)}
            </td>
            <td data-label={t('Credits')} className={`num ${record['amount']}`}>
              {show(credits)}
            </td>
            <td data-label={t('Balance')} className={`num ${record['amount']}`}>
              <b>{show(balance)}</b>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
