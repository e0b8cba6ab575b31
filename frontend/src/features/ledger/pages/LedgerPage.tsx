import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { withParams } from '../../../ui/table/params.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { useListBalancesQuery, type BalanceView } from '../api.ts';
import styles from '../components/Ledger.module.css';
import { LedgerHead } from '../components/LedgerHead.tsx';
import { accountName, balanceSheet, className, currenciesOf } from '../model.ts';
import { useLedgerArea } from '../useLedgerArea.ts';

/** The balances of the books, by class and account, in one currency. */
export default function LedgerPage() {
  const query = useListBalancesQuery();
  return (
    <>
      <LedgerHead view="accounts" />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The books did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <State scene="empty" title={t('Nothing is posted yet')}>
            <p>{t('With the first sale the books have their first entries.')}</p>
          </State>
        }
      >
        {({ results }) => <Balances balances={results} />}
      </QueryView>
    </>
  );
}

function Balances({ balances }: { balances: BalanceView[] }) {
  const { root } = useLedgerArea();
  const [params] = useSearchParams();
  const currencies = currenciesOf(balances);
  const currency = currencies.find((one) => one === params.get('currency')) ?? currencies[0]!;
  const { classes, assets, liabilities, equity, balanced } = balanceSheet(balances, currency);
  const show = (amount: number) => formatMoney({ amount, currency });
  return (
    <>
      {currencies.length > 1 && (
        <Chips label={t('Currency')}>
          {currencies.map((one) => (
            <Chip
              key={one}
              to={withParams(params, { currency: one })}
              label={one}
              selected={one === currency}
            />
          ))}
        </Chips>
      )}
      <div className={`num ${styles['equation']}`}>
        <div>
          {t('Assets')}
          <b>{show(assets)}</b>
        </div>
        <span>=</span>
        <div>
          {t('Liabilities')}
          <b>{show(liabilities)}</b>
        </div>
        <span>+</span>
        <div>
          {t('Income less expenses')}
          <b>{show(equity)}</b>
        </div>
      </div>
      <Status
        kind={balanced ? 'ok' : 'bad'}
        label={balanced ? t('The books balance') : t('The books do not balance')}
      />
      {classes.map(({ class: of, total, rows }) => (
        <table key={of} className={`num ${styles['class']}`}>
          <caption className="sr">{className(of)}</caption>
          <thead>
            <tr>
              <th scope="col">{className(of)}</th>
              <th scope="col">{show(total)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, accounts, balance }) => (
              <tr key={code}>
                <th scope="row">
                  <Link to={`${root}/accounts?${new URLSearchParams({ code, currency }).toString()}`}>
                    {accountName(code)}
                  </Link>
                  {accounts > 1 && (
                    <small>
                      {t('{count, plural, one {# account} other {# accounts}}', { count: accounts })}
                    </small>
                  )}
                </th>
                <td>{show(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
