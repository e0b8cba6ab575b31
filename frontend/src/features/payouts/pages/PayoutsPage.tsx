import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useLive } from '../../../api/live/useLive.ts';
import { platformPayoutPath } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { formatMoney, Money } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { BulkBar } from '../../../ui/table/BulkBar.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { cell, SelectBox, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { payoutsApi, useListOwedQuery, useListPayoutsQuery, type OwedView } from '../api.ts';
import { RunDialog } from '../components/RunDialog.tsx';
import { WaitingRuns } from '../components/WaitingRuns.tsx';
import { owedKey, PAYOUT_STATUSES, payoutStatus, runOf, sums } from '../model.ts';

const PAGE_SIZE = 20;

/** What the platform owes to schools, the run of payouts that is prepared, and the payouts before. */
export default function PayoutsPage() {
  const dispatch = useDispatch();
  const live = useLive('payouts', () => dispatch(payoutsApi.util.invalidateTags(['Payout'])));
  const query = useListOwedQuery();
  return (
    <>
      <WorkHead
        title={t('Payouts')}
        lead={t('One person prepares a run, another one approves it. What can still be asked back is held.')}
      >
        <LiveStatus state={live} />
      </WorkHead>
      <WaitingRuns />
      <h2 className={record['title']}>{t('Owed to schools')}</h2>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('What is owed did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <State scene="empty" title={t('Nothing is owed to a school')}>
            <p>{t('With the first sale of a school its part is owed here.')}</p>
          </State>
        }
      >
        {({ results }) => <Owed owed={results} />}
      </QueryView>
      <Before />
    </>
  );
}

function Owed({ owed }: { owed: OwedView[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const payable = owed.filter((row) => row.payable > 0);
  const run = runOf(owed, selected);
  const all = payable.length > 0 && run.length === payable.length;
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    setSelected(next);
  };
  const clear = () => setSelected(new Set());
  return (
    <>
      <Table
        stacked
        caption={t('Owed to schools')}
        bar={
          run.length > 0 ? (
            <BulkBar count={run.length} onClear={clear}>
              <Button tone="main" size="sm" onClick={() => setAsked(true)}>
                {t('Prepare a run of {sum}', { sum: sums(run).map(formatMoney).join(' + ') })}
              </Button>
            </BulkBar>
          ) : undefined
        }
        head={
          <>
            <th scope="col">
              <SelectBox
                label={t('Select all')}
                checked={all}
                disabled={payable.length === 0}
                onChange={() => setSelected(new Set(all ? [] : payable.map(owedKey)))}
              />
            </th>
            <th scope="col">{t('School')}</th>
            <th scope="col" className={record['amount']}>
              {t('Owed')}
            </th>
            <th scope="col" className={record['amount']}>
              {t('Held')}
            </th>
            <th scope="col" className={record['amount']}>
              {t('Pay now')}
            </th>
          </>
        }
      >
        {owed.map((row) => {
          const { school_name: name, currency } = row;
          const key = owedKey(row);
          const show = (amount: number) => <Money value={{ amount, currency }} />;
          return (
            <tr key={key} aria-selected={selected.has(key) && row.payable > 0}>
              <td className={cell.select}>
                <SelectBox
                  label={t('Select {name}', { name: `${name}, ${currency}` })}
                  checked={selected.has(key) && row.payable > 0}
                  disabled={row.payable <= 0}
                  onChange={() => toggle(key)}
                />
              </td>
              <td className={cell.main} dir="auto">
                {name}
              </td>
              <td data-label={t('Owed')} className={record['amount']}>
                {show(row.owed)}
              </td>
              <td data-label={t('Held')} className={record['amount']}>
                {show(row.held)}
              </td>
              <td data-label={t('Pay now')} className={record['amount']}>
                <b>{row.payable > 0 ? show(row.payable) : '–'}</b>
              </td>
            </tr>
          );
        })}
      </Table>
      <p className={record['note']}>
        {t(
          'Held: can still be asked back by a buyer for 14 days, or is disputed. It goes out with a later run.',
        )}
      </p>
      {asked && <RunDialog run={run} onClose={() => setAsked(false)} onDone={clear} />}
    </>
  );
}

/** Payouts that were made, newest first. */
function Before() {
  const [params] = useSearchParams();
  const status = PAYOUT_STATUSES.find((one) => one === params.get('status'));
  const query = useListPayoutsQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(status && { status }),
  });
  return (
    <>
      <h2 className={record['title']}>{t('Payouts before')}</h2>
      <Chips label={t('State')}>
        <Chip
          to={withParams(params, { status: '' })}
          label={t('All')}
          selected={!status}
          preventScrollReset
        />
        {PAYOUT_STATUSES.map((one) => (
          <Chip
            key={one}
            to={withParams(params, { status: one })}
            label={payoutStatus(one).label}
            selected={one === status}
            preventScrollReset
          />
        ))}
      </Chips>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The payouts did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={status ? <p className={record['note']}>{t('No payout is in this state.')}</p> : undefined}
        empty={<p className={record['note']}>{t('No payout was made yet.')}</p>}
      >
        {({ results, count }) => (
          <>
            <Table
              stacked
              caption={t('Payouts before')}
              head={
                <>
                  <th scope="col">{t('School')}</th>
                  <th scope="col">{t('When')}</th>
                  <th scope="col">{t('Prepared, approved')}</th>
                  <th scope="col">{t('State')}</th>
                  <th scope="col" className={record['amount']}>
                    {t('Amount')}
                  </th>
                </>
              }
            >
              {results.map((payout) => (
                <tr key={payout.id}>
                  <td className={cell.main} dir="auto">
                    <TextLink to={platformPayoutPath(payout.id)}>{payout.school_name}</TextLink>
                  </td>
                  <td data-label={t('When')} className="num">
                    {formatDateTime(payout.created_at)}
                  </td>
                  <td data-label={t('Prepared, approved')} dir="auto">
                    {[payout.prepared_by_name, payout.approved_by_name]
                      .map((name) => name ?? t('A deleted account'))
                      .join(', ')}
                  </td>
                  <td data-label={t('State')}>
                    <Status {...payoutStatus(payout.status)} />
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
      </QueryView>
    </>
  );
}
