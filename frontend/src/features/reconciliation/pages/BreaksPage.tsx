import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paymentDetailsPath } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, sizeOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { FilterChip, MoreFilters, TableTools } from '../../../ui/table/TableTools.tsx';
import { useListReconciliationBreaksQuery, type BreakView } from '../api.ts';
import { BreakDialog } from '../components/BreakDialog.tsx';
import { ReconciliationHead } from '../components/ReconciliationHead.tsx';
import { breakState, kindName, KINDS, providerName, PROVIDERS, sideText, STATES } from '../model.ts';

/** Breaks: differences between our payments and refunds and the lists of the providers. */
export default function BreaksPage() {
  const [params] = useSearchParams();
  const provider = PROVIDERS.find((one) => one === params.get('provider'));
  const kind = KINDS.find((one) => one === params.get('kind'));
  const all = params.get('state') === 'all';
  // Those that wait for somebody come first; the others are one choice away.
  const state = all ? undefined : (STATES.find((one) => one === params.get('state')) ?? 'open');
  const query = useListReconciliationBreaksQuery({
    limit: sizeOf(params),
    offset: (pageOf(params) - 1) * sizeOf(params),
    ...(provider && { provider }),
    ...(kind && { kind }),
    ...(state && { state }),
  });
  return (
    <>
      <ReconciliationHead view="breaks" count={query.data?.count} />
      <TableTools>
        <Chips label={t('State')}>
          {STATES.map((one) => (
            <Chip
              key={one}
              to={withParams(params, { state: one === 'open' ? '' : one })}
              label={breakState(one).label}
              selected={one === state}
            />
          ))}
          <Chip to={withParams(params, { state: 'all' })} label={t('All')} selected={all} />
        </Chips>
        {provider && <FilterChip name="provider" label={t('Provider')} value={providerName(provider)} />}
        {kind && <FilterChip name="kind" label={t('Break')} value={kindName(kind)} />}
        <MoreFilters>
          <Choice
            name="provider"
            label={t('Provider')}
            options={PROVIDERS.map((one) => [one, providerName(one)])}
          />
          <Choice name="kind" label={t('Break')} options={KINDS.map((one) => [one, kindName(one)])} />
        </MoreFilters>
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The breaks did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          provider || kind || (state && state !== 'open') ? (
            <State scene="no-match" title={t('No break fits that')} />
          ) : undefined
        }
        empty={
          <State scene="empty" title={all ? t('No breaks yet') : t('No break is open')}>
            <p>{t('A difference between our payments and the list of a provider stands here.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <BreakTable breaks={results} />
            <Pager count={count} size={sizeOf(params)} sizes />
          </>
        )}
      </QueryView>
    </>
  );
}

/** One filter of the address. */
function Choice({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SelectField
      label={label}
      value={params.get(name) ?? ''}
      onChange={({ target }) => void navigate(withParams(params, { [name]: target.value }))}
    >
      <option value="">{t('Any')}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

function BreakTable({ breaks }: { breaks: BreakView[] }) {
  const [asked, setAsked] = useState<BreakView | null>(null);
  return (
    <>
      <Table
        stacked
        caption={t('Breaks')}
        head={
          <>
            <th scope="col">{t('Reference')}</th>
            <th scope="col">{t('Day (UTC)')}</th>
            <th scope="col">{t('Provider')}</th>
            <th scope="col">{t('Break')}</th>
            <th scope="col" className={record['amount']}>
              {t('In our books')}
            </th>
            <th scope="col" className={record['amount']}>
              {t('At the provider')}
            </th>
            <th scope="col">{t('State')}</th>
            <th scope="col">
              <span className="sr">{t('Actions')}</span>
            </th>
          </>
        }
      >
        {breaks.map((row) => (
          <tr key={row.id}>
            <td className={cell.main}>
              {row.payment_id ? (
                <TextLink to={paymentDetailsPath('platform', row.payment_id)}>{row.reference}</TextLink>
              ) : (
                <bdi>{row.reference}</bdi>
              )}
            </td>
            <td data-label={t('Day (UTC)')} className="num">
              {row.day}
            </td>
            <td data-label={t('Provider')}>{providerName(row.provider)}</td>
            <td data-label={t('Break')}>
              {kindName(row.kind)} ({row.movement === 'refund' ? t('refund') : t('payment')})
            </td>
            <td data-label={t('In our books')} className={`num ${record['amount']}`}>
              {sideText(row.ours, row.kind)}
            </td>
            <td data-label={t('At the provider')} className={`num ${record['amount']}`}>
              {sideText(row.theirs, row.kind)}
            </td>
            <td data-label={t('State')}>
              <Status {...breakState(row.state)} />
              {row.note && (
                <small className="soft" dir="auto" title={formatDateTime(row.changed_at)}>
                  {' '}
                  {row.note}
                </small>
              )}
            </td>
            <td>
              <Button
                size="sm"
                aria-label={
                  row.state === 'open'
                    ? t('Resolve or explain {reference}', { reference: row.reference })
                    : t('Open {reference} again', { reference: row.reference })
                }
                onClick={() => setAsked(row)}
              >
                {row.state === 'open' ? t('Resolve / Explain') : t('Open it again')}
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      {asked && <BreakDialog key={asked.id} row={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
