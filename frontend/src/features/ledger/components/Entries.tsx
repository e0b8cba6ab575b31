import { Link } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { formatMoney } from '../../../ui/Money.tsx';
import type { TransactionEntryView } from '../api.ts';
import { accountName, ownerText } from '../model.ts';
import { useLedgerArea } from '../useLedgerArea.ts';
import styles from './Ledger.module.css';

/** The entries of one transaction, debits and credits in two columns whose sums are equal. */
export function Entries({ entries, caption }: { entries: TransactionEntryView[]; caption: string }) {
  const { root } = useLedgerArea();
  const currencies = [...new Set(entries.map(({ currency }) => currency))];
  const sum = (currency: string, side: 'debit' | 'credit') =>
    formatMoney({
      amount: entries
        .filter((entry) => entry.currency === currency)
        .reduce((all, entry) => all + entry[side], 0),
      currency,
    });
  return (
    <table className={`num ${styles['entries']}`}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Account')}</th>
          <th scope="col">{t('Debit')}</th>
          <th scope="col">{t('Credit')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <tr key={index}>
            <th scope="row" data-side={entry.credit > 0 ? 'credit' : 'debit'}>
              <Link to={`${root}/accounts/${entry.account_id}`}>{accountName(entry.code)}</Link>
              {entry.owner_ref && <small dir="auto">{ownerText(entry)}</small>}
            </th>
            <td>{entry.debit > 0 && formatMoney({ amount: entry.debit, currency: entry.currency })}</td>
            <td>{entry.credit > 0 && formatMoney({ amount: entry.credit, currency: entry.currency })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {currencies.map((currency) => (
          <tr key={currency}>
            <th scope="row">{t('Sum')}</th>
            <td>{sum(currency, 'debit')}</td>
            <td>{sum(currency, 'credit')}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
