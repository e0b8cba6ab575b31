import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../api/live/useLive.ts';
import { paymentDetailsPath } from '../../../app/paths.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { SavedViews } from '../../saved-views/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { formatMoney, Money } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { paymentAdminApi, useListPaymentsQuery, type PaymentRow, type PaymentTotals } from '../api.ts';
import { Health } from '../components/Health.tsx';
import { paymentStatus, PERIODS, providerName, PROVIDERS, STATUSES } from '../model.ts';
import { usePaymentsArea } from '../usePaymentsArea.ts';

const PAGE_SIZE = 20;

/** Midnight (UTC) of the day that many days ago; the same all day, so that the list is not read again by itself. */
const daysAgo = (days: number): string => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
};

const periodLabel = (days: number): string =>
  t('{days, plural, one {since yesterday} other {last # days}}', { days });

/** Attempts to pay: of the school, or of all schools for the platform's team. */
export default function PaymentsPage() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const provider = PROVIDERS.find((one) => one === params.get('provider'));
  const status = STATUSES.find((one) => one === params.get('status'));
  const period = PERIODS.find((one) => String(one) === params.get('period'));
  const dispatch = useDispatch();
  const live = useLive('payments', () => dispatch(paymentAdminApi.util.invalidateTags(['ManagedPayment'])));
  const query = useListPaymentsQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(search && { search }),
    ...(provider && { provider }),
    ...(status && { status }),
    ...(period && { from: daysAgo(period) }),
  });
  return (
    <>
      <WorkHead title={t('Payments')} count={query.data?.count}>
        <LiveStatus state={live} />
      </WorkHead>
      <Health />
      <TableTools>
        <TableSearch label={t('Search payments')} placeholder={t('Order, e-mail or reference')} />
        {provider && <FilterChip name="provider" label={t('Provider')} value={providerName(provider)} />}
        {status && <FilterChip name="status" label={t('State')} value={paymentStatus(status).label} />}
        {period && <FilterChip name="period" label={t('Period')} value={periodLabel(period)} />}
        <MoreFilters>
          <Choice
            name="provider"
            label={t('Provider')}
            options={PROVIDERS.map((one) => [one, providerName(one)])}
          />
          <Choice
            name="status"
            label={t('State')}
            options={STATUSES.map((one) => [one, paymentStatus(one).label])}
          />
          <Choice
            name="period"
            label={t('Period')}
            options={PERIODS.map((one) => [String(one), periodLabel(one)])}
          />
        </MoreFilters>
        <SavedViews table="payments" />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The payments did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          search || provider || status || period ? (
            <State scene="no-match" title={t('No payment fits that')} />
          ) : undefined
        }
        empty={
          <State scene="empty" title={t('No payments yet')}>
            <p>{t('Each attempt to pay is here, also those that did not go through.')}</p>
          </State>
        }
      >
        {({ results, count, totals }) => (
          <>
            {totals && <Totals totals={totals} />}
            <PaymentTable payments={results} />
            <Pager count={count} size={PAGE_SIZE} />
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

/** What was received in each currency; currencies are never added up. */
function Totals({ totals }: { totals: PaymentTotals[] }) {
  return (
    <ul className={record['cards']} aria-label={t('Received, by currency')}>
      {totals.map(({ currency, count, received, refunded }) => (
        <li key={currency}>
          {currency}
          <b className="num">{formatMoney({ amount: received, currency })}</b>
          <small className="num">
            {t('{count} attempts, {refunded} paid back', {
              count: formatNumber(count),
              refunded: formatMoney({ amount: refunded, currency }),
            })}
          </small>
        </li>
      ))}
    </ul>
  );
}

function PaymentTable({ payments }: { payments: PaymentRow[] }) {
  const area = usePaymentsArea();
  return (
    <Table
      stacked
      caption={t('Payments')}
      head={
        <>
          <th scope="col">{t('For')}</th>
          <th scope="col">{t('When')}</th>
          <th scope="col">{t('Payer')}</th>
          {area === 'platform' && <th scope="col">{t('School')}</th>}
          <th scope="col">{t('Provider')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col" className={record['amount']}>
            {t('Amount')}
          </th>
        </>
      }
    >
      {payments.map((payment) => (
        <tr key={payment.id}>
          <td className={`${cell.main} ${record['whole']}`}>
            <TextLink to={paymentDetailsPath(area, payment.id)}>{payment.number ?? payment.purpose}</TextLink>
          </td>
          <td data-label={t('When')} className="num">
            {formatDateTime(payment.created_at)}
          </td>
          <td data-label={t('Payer')} dir="auto">
            {payment.email ?? '–'}
          </td>
          {area === 'platform' && (
            <td data-label={t('School')} dir="auto">
              {payment.school?.name ?? '–'}
            </td>
          )}
          <td data-label={t('Provider')} className={record['whole']}>
            {providerName(payment.provider)}
          </td>
          <td data-label={t('State')}>
            <Status {...paymentStatus(payment.status)} />
          </td>
          <td data-label={t('Amount')} className={record['amount']}>
            <Money value={payment} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
