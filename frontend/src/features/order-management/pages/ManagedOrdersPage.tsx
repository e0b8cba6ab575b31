import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../api/live/useLive.ts';
import { useListAllSchoolsQuery } from '../../../api/schools.ts';
import { managedOrderPath } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { LiveStatus } from '../../../ui/LiveStatus.tsx';
import { Money } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { orderStatus } from '../../orders/index.ts';
import { orderManagementApi, useListManagedOrdersQuery, type ManagedOrderInList } from '../api.ts';
import { PrintSlips } from '../components/PrintSlips.tsx';
import { ShippingDialog } from '../components/ShippingDialog.tsx';
import { useOrdersArea } from '../useOrdersArea.ts';

const PAGE_SIZE = 20;
const STATUSES = [
  'pending',
  'paid',
  'fulfilled',
  'partially_refunded',
  'refunded',
  'cancelled',
  'failed',
] as const;
/** What waits for somebody: these have a tab of their own. */
const QUEUES = ['in_review', 'to_ship', 'late', 'refund_failed', 'refund_proposed', 'disputed'] as const;

type Queue = (typeof QUEUES)[number];

function statusLabel(status: (typeof STATUSES)[number] | Queue): string {
  if (status === 'in_review') return t('To review');
  if (status === 'to_ship') return t('To be sent');
  if (status === 'late') return t('Late');
  if (status === 'refund_failed') return t('Refund failed');
  if (status === 'disputed') return t('Disputed');
  if (status === 'refund_proposed') return t('Refund proposed by the platform');
  return orderStatus(status).label;
}

/** Orders of the school, or of all schools for the platform's team. */
export default function ManagedOrdersPage() {
  const [params] = useSearchParams();
  const area = useOrdersArea();
  const [rates, setRates] = useState(false);
  const search = params.get('search') ?? '';
  const queue = QUEUES.find((one) => one === params.get('status'));
  const status = queue ?? STATUSES.find((one) => one === params.get('status'));
  const dispatch = useDispatch();
  const live = useLive('orders', () => dispatch(orderManagementApi.util.invalidateTags(['ManagedOrder'])));
  const query = useListManagedOrdersQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(search && { search }),
    ...(status && { status }),
  });
  return (
    <>
      <WorkHead title={t('Orders')} count={query.data?.count}>
        <LiveStatus state={live} />
        {area === 'school' && (
          <Button icon="cart" onClick={() => setRates(true)}>
            {t('Postage and packing')}
          </Button>
        )}
      </WorkHead>
      <ShippingDialog open={rates} onClose={() => setRates(false)} />
      <Tabs label={t('What waits for somebody')}>
        <Tab to={withParams(params, { status: '' })} label={t('All')} selected={!queue} />
        {QUEUES.map((one) => (
          <Tab
            key={one}
            to={withParams(params, { status: one })}
            label={statusLabel(one)}
            count={one === queue ? query.data?.count : undefined}
            selected={one === queue}
          />
        ))}
      </Tabs>
      <TableTools>
        <TableSearch label={t('Search orders')} placeholder={t('Number, buyer or book')} />
        {status && !queue && <FilterChip name="status" label={t('Status')} value={statusLabel(status)} />}
        <StatusFilter status={status} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The orders did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={search || status ? <State scene="no-match" title={t('No order fits that')} /> : undefined}
        empty={
          <State scene="empty" title={t('No orders yet')}>
            <p>{t('When somebody buys a book, you find the order here.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            {status === 'to_ship' && results.length > 0 && (
              <p>
                <PrintSlips orders={results}>
                  {t('{count, plural, one {Print # packing slip} other {Print # packing slips}}', {
                    count: results.length,
                  })}
                </PrintSlips>
              </p>
            )}
            {area === 'platform' ? <PlatformTable orders={results} /> : <OrderTable orders={results} />}
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function StatusFilter({ status }: { status: string | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MoreFilters>
      <SelectField
        label={t('Status')}
        value={status ?? ''}
        onChange={({ target }) => void navigate(withParams(params, { status: target.value }))}
      >
        <option value="">{t('Any')}</option>
        {STATUSES.map((one) => (
          <option key={one} value={one}>
            {statusLabel(one)}
          </option>
        ))}
      </SelectField>
    </MoreFilters>
  );
}

function PlatformTable({ orders }: { orders: ManagedOrderInList[] }) {
  const { data } = useListAllSchoolsQuery();
  const names = new Map(data?.map(({ id, name }) => [id, name]));
  return <OrderTable orders={orders} schools={names} />;
}

function OrderTable({
  orders,
  schools,
}: {
  orders: ManagedOrderInList[];
  schools?: ReadonlyMap<string, string>;
}) {
  return (
    <Table
      stacked
      caption={t('Orders')}
      head={
        <>
          <th scope="col">{t('Number')}</th>
          <th scope="col">{t('When')}</th>
          <th scope="col">{t('Buyer')}</th>
          {schools && <th scope="col">{t('School')}</th>}
          <th scope="col">{t('Status')}</th>
          <th scope="col" className={record['amount']}>
            {t('Total')}
          </th>
        </>
      }
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <td className={cell.main}>
            <TextLink className="num" to={managedOrderPath(schools ? 'platform' : 'school', order.id)}>
              {order.number}
            </TextLink>
          </td>
          <td data-label={t('When')} className="num">
            {formatDateTime(order.placed_at)}
          </td>
          <td data-label={t('Buyer')} dir="auto">
            {order.name ?? order.email ?? t('A deleted account')}
          </td>
          {schools && (
            <td data-label={t('School')} dir="auto">
              {schools.get(order.school_id) ?? '–'}
            </td>
          )}
          <td data-label={t('Status')}>
            {order.dispute === 'open' ? (
              <Status kind="bad" label={t('Disputed')} />
            ) : (
              <Status {...orderStatus(order.status, order.in_review)} />
            )}
          </td>
          <td data-label={t('Total')} className={record['amount']}>
            <Money value={order.total} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
