import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SavedViews } from '../../saved-views/index.ts';
import { Field, SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, sizeOf, withParams } from '../../../ui/table/params.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { useListBalancesQuery, useListJournalQuery, type JournalEntryView } from '../api.ts';
import { Entries } from '../components/Entries.tsx';
import styles from '../components/Ledger.module.css';
import { LedgerHead } from '../components/LedgerHead.tsx';
import { accountName, currenciesOf, postingName } from '../model.ts';
import { useLedgerArea } from '../useLedgerArea.ts';

const FILTERS = ['currency', 'code', 'from', 'to', 'search'] as const;

/** The journal: each transaction with its debits and credits, newest first. */
export default function JournalPage() {
  const [params] = useSearchParams();
  const size = sizeOf(params);
  const given = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  ) as Partial<Record<(typeof FILTERS)[number], string>>;
  const query = useListJournalQuery({ ...given, limit: size, offset: (pageOf(params) - 1) * size });
  const filtered = Object.keys(given).length > 0;
  return (
    <>
      <LedgerHead view="journal" count={query.data?.count} />
      <TableTools>
        <TableSearch label={t('Search the journal')} placeholder={t('Order number, or id of a payment')} />
        {given.currency && <FilterChip name="currency" label={t('Currency')} value={given.currency} />}
        {given.code && <FilterChip name="code" label={t('Account')} value={accountName(given.code)} />}
        {given.from && <FilterChip name="from" label={t('From')} value={given.from} />}
        {given.to && <FilterChip name="to" label={t('To')} value={given.to} />}
        <MoreFilters>
          <Filters />
        </MoreFilters>
        <SavedViews table="journal" />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={6} />}
        failed={t('The journal did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={filtered ? <State scene="no-match" title={t('No posting fits that')} /> : undefined}
        empty={
          <State scene="empty" title={t('Nothing is posted yet')}>
            <p>{t('With the first sale the books have their first entries.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <ol className={styles['journal']}>
              {results.map((posting) => (
                <Posting key={posting.id} posting={posting} />
              ))}
            </ol>
            <Pager count={count} size={size} sizes />
          </>
        )}
      </QueryView>
    </>
  );
}

function Posting({ posting }: { posting: JournalEntryView }) {
  const { root } = useLedgerArea();
  const name = postingName(posting);
  return (
    <li>
      <div className={styles['posting']}>
        <h2>
          <Link to={`${root}/journal/${posting.id}`}>{name}</Link>
        </h2>
        {posting.reverse && <Status kind="info" label={t('Reverse entry')} />}
        <p className="num">
          {[posting.order_number, formatDateTime(posting.effective_at)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Entries entries={posting.entries} caption={name} />
    </li>
  );
}

/** The filters of the address: account, currency and days. */
function Filters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const balances = useListBalancesQuery().data?.results ?? [];
  const set = (name: string, value: string) => void navigate(withParams(params, { [name]: value }));
  const codes = [...new Set(balances.map(({ code }) => code))].sort((a, b) =>
    accountName(a).localeCompare(accountName(b)),
  );
  return (
    <>
      <SelectField
        label={t('Account')}
        value={params.get('code') ?? ''}
        onChange={({ target }) => set('code', target.value)}
      >
        <option value="">{t('Any')}</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {accountName(code)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Currency')}
        value={params.get('currency') ?? ''}
        onChange={({ target }) => set('currency', target.value)}
      >
        <option value="">{t('Any')}</option>
        {currenciesOf(balances).map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <Field
        type="date"
        label={t('First day')}
        value={params.get('from') ?? ''}
        onChange={({ target }) => set('from', target.value)}
      />
      <Field
        type="date"
        label={t('Last day')}
        value={params.get('to') ?? ''}
        onChange={({ target }) => set('to', target.value)}
      />
    </>
  );
}
