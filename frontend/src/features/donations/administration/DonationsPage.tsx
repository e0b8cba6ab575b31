import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useListCharitiesQuery } from '../../../shared/giving/charitiesApi.ts';
import { SaveFile } from '../../../shared/SaveFile.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListManagedDonationsQuery, type ManagedDonation } from '../deskApi.ts';
import { giftStatus } from '../giftStatus.ts';
import { donorName, offlineWay } from './model.ts';
import { GiftSheet } from './GiftSheet.tsx';
import { MonthlyGiftsList } from './MonthlyGiftsList.tsx';
import styles from './Donations.module.css';
import { ImportSheet, WaitingImports } from './ImportSheet.tsx';
import { TaxClaimsPanel } from './TaxClaimsPanel.tsx';
import { OfflineSheet } from './OfflineSheet.tsx';

const PAGE_SIZE = 20;
/** Charities to choose from. */
const CHARITIES = 100;
const STATUSES = [
  'completed',
  'pending',
  'recorded',
  'failed',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;

/** Gifts for staff: those of the school, or of all schools, with the sums of what is listed. */
export default function DonationsPage() {
  const [params] = useSearchParams();
  const monthly = params.get('view') === 'monthly';
  const [writing, setWriting] = useState(false);
  const [importing, setImporting] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const search = params.get('search') ?? '';
  const status = monthly ? undefined : STATUSES.find((one) => one === params.get('status'));
  const unread = params.get('view') === 'unread';
  const declared = params.get('view') === 'declared';
  const from = /^\d{4}-\d{2}-\d{2}$/.exec(params.get('from') ?? '')?.[0];
  const charity = /^[\da-f-]{36}$/.exec(params.get('charity') ?? '')?.[0];
  const charities = useListCharitiesQuery({ limit: CHARITIES, ordering: 'name' }).data?.results ?? [];
  const filters = {
    ...(search && { search }),
    ...(status && { status }),
    ...(unread && { unread: 'true' as const }),
    ...(declared && { declared: 'true' as const }),
    ...(from && { from }),
    ...(charity && { charity }),
  };
  const filtered = Object.keys(filters).length > 0;
  const query = useListManagedDonationsQuery(
    { ...filters, limit: PAGE_SIZE, offset: (pageOf(params) - 1) * PAGE_SIZE },
    { skip: monthly },
  );
  const gift = query.data?.results.find(({ id }) => id === open);
  return (
    <>
      <WorkHead title={t('Donations')} count={query.data?.count}>
        {query.data && query.data.count > 0 && (
          <SaveFile
            url={`/donation-management/export.csv?${new URLSearchParams(filters).toString()}`}
            name="gifts.csv"
            label={t('Download as CSV')}
          />
        )}
        <Button icon="upload" onClick={() => setImporting(true)}>
          {t('Import')}
        </Button>
        <Button tone="main" icon="plus" onClick={() => setWriting(true)}>
          {t('Write down a gift')}
        </Button>
      </WorkHead>
      <Tabs label={t('Gifts')}>
        <Tab
          to={withParams(params, { status: '', view: '' })}
          label={t('All')}
          selected={!status && !unread && !declared && !monthly}
        />
        <Tab
          to={withParams(params, { status: 'recorded', view: '' })}
          label={t('To count again')}
          selected={status === 'recorded'}
        />
        <Tab
          to={withParams(params, { status: '', view: 'unread' })}
          label={t('Words to read')}
          selected={unread}
        />
        <Tab
          to={withParams(params, { status: '', view: 'declared' })}
          label={t('With a tax declaration')}
          selected={declared}
        />
        <Tab
          to={withParams(params, { status: '', view: 'monthly' })}
          label={t('Monthly')}
          selected={monthly}
        />
      </Tabs>
      {monthly ? (
        <MonthlyGiftsList />
      ) : (
        <>
          <TableTools>
            <TableSearch label={t('Find a gift')} placeholder={t('Name or number')} />
            {status && <FilterChip name="status" label={t('State')} value={giftStatus(status).label} />}
            {from && <FilterChip name="from" label={t('Since')} value={from} />}
            {charity && (
              <FilterChip
                name="charity"
                label={t('Charity')}
                value={charities.find(({ id }) => id === charity)?.name ?? t('One charity')}
              />
            )}
            <GiftFilters status={status} from={from} charity={charity} charities={charities} />
          </TableTools>
          <QueryView
            query={query}
            skeleton={<TableSkeleton rows={8} />}
            failed={t('The gifts did not load')}
            isEmpty={({ count }) => count === 0}
            noMatch={filtered ? <State scene="no-match" title={t('No gift fits that')} /> : undefined}
            empty={
              <State scene="empty" title={t('No gift yet')}>
                <p>
                  {t(
                    'Gifts from the site stand here by themselves. Write down what came in a jar or by the bank.',
                  )}
                </p>
              </State>
            }
          >
            {({ results, count, totals }) => (
              <>
                <Totals totals={totals} />
                <GiftTable gifts={results} onOpen={setOpen} />
                <Pager count={count} size={PAGE_SIZE} />
              </>
            )}
          </QueryView>
        </>
      )}
      <div className={styles['beside']}>
        <WaitingImports />
        <TaxClaimsPanel />
      </div>
      {importing && <ImportSheet onClose={() => setImporting(false)} />}
      {writing && <OfflineSheet onClose={() => setWriting(false)} />}
      {gift && <GiftSheet key={gift.id} gift={gift} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The sums of the filtered set, by currency. */
function Totals({
  totals,
}: {
  totals: readonly { currency: string; given: number; gifts: number; refunded: number }[];
}) {
  return (
    <ul className={record['cards']} aria-label={t('Of what is listed')}>
      {totals.map(({ currency, given, gifts, refunded }) => (
        <li key={currency}>
          <b className="num">{formatMoney({ amount: given, currency })}</b>
          <small>
            {t('given, in {count, plural, one {# gift} other {# gifts}}', { count: gifts })}
            {refunded > 0 &&
              `, ${t('{sum} paid back', { sum: formatMoney({ amount: refunded, currency }) })}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

function GiftFilters({
  status,
  from,
  charity,
  charities,
}: {
  status: string | undefined;
  from: string | undefined;
  charity: string | undefined;
  charities: readonly { id: string; name: string }[];
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MoreFilters>
      <SelectField
        label={t('State')}
        value={status ?? ''}
        onChange={({ target }) => void navigate(withParams(params, { status: target.value, view: '' }))}
      >
        <option value="">{t('Any')}</option>
        {STATUSES.map((one) => (
          <option key={one} value={one}>
            {giftStatus(one).label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Since')}
        value={from ?? ''}
        onChange={({ target }) => void navigate(withParams(params, { from: target.value }))}
      >
        <option value="">{t('Any')}</option>
        {[7, 30, 365].map((days) => (
          <option key={days} value={daysAgo(days)}>
            {t('{count, plural, one {# day ago} other {# days ago}}', { count: days })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Charity')}
        value={charity ?? ''}
        onChange={({ target }) => void navigate(withParams(params, { charity: target.value }))}
      >
        <option value="">{t('Any')}</option>
        {charities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </MoreFilters>
  );
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function GiftTable({ gifts, onOpen }: { gifts: readonly ManagedDonation[]; onOpen: (id: string) => void }) {
  return (
    <Table
      stacked
      caption={t('Gifts')}
      head={
        <>
          <th scope="col">{t('Giver')}</th>
          <th scope="col">{t('For')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col" className={record['amount']}>
            {t('Sum')}
          </th>
          <th scope="col">{t('When')}</th>
          <th scope="col">
            <span className="sr">{t('More')}</span>
          </th>
        </>
      }
    >
      {gifts.map((gift) => (
        <tr key={gift.id}>
          <td className={cell.main}>
            <b dir="auto">{donorName(gift)}</b>
            <small>
              {[
                gift.donor_hidden && t('name hidden for all'),
                gift.offline && offlineWay(gift.offline.way),
                gift.declared && t('with a tax declaration'),
                gift.tribute && t('for {name}', { name: gift.tribute.recipient_name }),
                gift.number,
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </td>
          <td data-label={t('For')} dir="auto">
            {gift.project?.name ?? gift.charity?.name}
          </td>
          <td data-label={t('State')}>
            <Status {...giftStatus(gift.status)} />
          </td>
          <td data-label={t('Sum')} className={`num ${record['amount']}`}>
            {/* A second person counts without knowing the first sum. */}
            {gift.total ? formatMoney(gift.total) : t('Not yet')}
          </td>
          <td data-label={t('When')}>
            <time dateTime={gift.created_at} title={formatDateTime(gift.created_at)}>
              {formatAgo(gift.created_at)}
            </time>
          </td>
          <td>
            <Button
              size="sm"
              tone="plain"
              aria-label={t('Open the gift {number}', { number: gift.number })}
              onClick={() => onOpen(gift.id)}
            >
              {t('Open')}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
