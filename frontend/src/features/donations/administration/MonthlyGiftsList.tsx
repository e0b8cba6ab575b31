import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
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
import { showToast } from '../../../ui/toasts.ts';
import {
  useListManagedMonthlyGiftsQuery,
  useSendManagedMonthlyLinkMutation,
  type ManagedMonthlyGift,
} from '../deskApi.ts';
import { monthlyStatus } from '../giftStatus.ts';
import { donorName } from './model.ts';

const PAGE_SIZE = 20;
const STATES = ['active', 'paused', 'past_due', 'lapsed', 'cancelled'] as const;
const PROVIDERS = { stripe: 'Stripe', paypal: 'PayPal', phonepe: 'PhonePe' } as const;
type Provider = keyof typeof PROVIDERS;

/** The monthly gifts of the school, for the platform's team those of all schools, with filters; a donor who lost the link gets a new one. */
export function MonthlyGiftsList() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const status = STATES.find((one) => one === params.get('status'));
  const provider = (Object.keys(PROVIDERS) as Provider[]).find((one) => one === params.get('provider'));
  const filters = {
    ...(search && { search }),
    ...(status && { status }),
    ...(provider && { provider }),
  };
  const query = useListManagedMonthlyGiftsQuery({
    ...filters,
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
  });
  const filtered = Object.keys(filters).length > 0;
  return (
    <>
      <TableTools>
        <TableSearch label={t('Find a donor')} placeholder={t('Name or e-mail address')} />
        {status && <FilterChip name="status" label={t('State')} value={monthlyStatus(status).label} />}
        {provider && <FilterChip name="provider" label={t('Paid with')} value={PROVIDERS[provider]} />}
        <Filters status={status} provider={provider} />
        {query.data && query.data.count > 0 && (
          <SaveFile
            url={`/donation-management/monthly/export.csv?${new URLSearchParams(filters).toString()}`}
            name="monthly-gifts.csv"
            label={t('Download as CSV')}
          />
        )}
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The gifts did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={filtered ? <State scene="no-match" title={t('No gift fits that')} /> : undefined}
        empty={<State scene="empty" title={t('Nobody gives each month yet')} />}
      >
        {({ results, count }) => (
          <>
            <GiftTable gifts={results} />
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Filters({ status, provider }: { status: string | undefined; provider: string | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MoreFilters>
      <SelectField
        label={t('State')}
        value={status ?? ''}
        onChange={({ target }) => void navigate(withParams(params, { status: target.value }))}
      >
        <option value="">{t('Any')}</option>
        {STATES.map((one) => (
          <option key={one} value={one}>
            {monthlyStatus(one).label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Paid with')}
        value={provider ?? ''}
        onChange={({ target }) => void navigate(withParams(params, { provider: target.value }))}
      >
        <option value="">{t('Any')}</option>
        {Object.entries(PROVIDERS).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </SelectField>
    </MoreFilters>
  );
}

function GiftTable({ gifts }: { gifts: readonly ManagedMonthlyGift[] }) {
  return (
    <Table
      stacked
      caption={t('Monthly gifts')}
      head={
        <>
          <th scope="col">{t('Giver')}</th>
          <th scope="col">{t('For')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col" className={record['amount']}>
            {t('Each month')}
          </th>
          <th scope="col">{t('Next time')}</th>
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
                gift.school,
                PROVIDERS[gift.provider],
                gift.since && t('since {day}', { day: formatDay(gift.since) }),
                gift.unpaid_since && t('not paid since {day}', { day: formatDay(gift.unpaid_since) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </td>
          <td data-label={t('For')} dir="auto">
            {gift.project?.name ?? gift.charity?.name}
            {gift.project && gift.charity && <small dir="auto"> {gift.charity.name}</small>}
          </td>
          <td data-label={t('State')}>
            <Status {...monthlyStatus(gift.status)} />
          </td>
          <td data-label={t('Each month')} className={`num ${record['amount']}`}>
            {formatMoney(gift.total)}
          </td>
          <td data-label={t('Next time')}>{gift.next_charge_at ? formatDay(gift.next_charge_at) : '–'}</td>
          <td>{gift.can_send_link && <SendLink gift={gift} />}</td>
        </tr>
      ))}
    </Table>
  );
}

/** E-mails the donor a new link. */
function SendLink({ gift }: { gift: ManagedMonthlyGift }) {
  const dispatch = useDispatch();
  const [send, { isLoading, isSuccess }] = useSendManagedMonthlyLinkMutation();
  const run = async () => {
    if (isLoading) return;
    const { error } = await send(gift.id);
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', t('The donor gets a new link by e-mail. Earlier links do not work any more.')),
    );
  };
  return (
    <Button
      size="sm"
      tone="plain"
      aria-disabled={isLoading || undefined}
      aria-label={t('Send {name} a new link', { name: donorName(gift) })}
      onClick={() => void run()}
    >
      {isSuccess ? t('Sent') : t('Send new link')}
    </Button>
  );
}
