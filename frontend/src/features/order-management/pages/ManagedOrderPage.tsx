import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useLive } from '../../../api/live/useLive.ts';
import { invoicePath, paymentDetailsPath, paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney, Money } from '../../../ui/Money.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { orderStatus, orderTimeline } from '../../orders/index.ts';
import { orderManagementApi, useGetManagedOrderQuery, type ManagedOrder } from '../api.ts';
import { CancelDialog } from '../components/CancelDialog.tsx';
import { ParcelsPanel } from '../components/ParcelsPanel.tsx';
import { RefundForm } from '../components/RefundForm.tsx';
import { Refunds } from '../components/Refunds.tsx';
import { TeamRefunds } from '../components/TeamRefunds.tsx';
import { useOrdersArea } from '../useOrdersArea.ts';

/** One order as staff see it: what was bought, what happened, and what can be done next. */
export default function ManagedOrderPage() {
  const { orderId = '' } = useParams();
  const area = useOrdersArea();
  const list = area === 'platform' ? paths.platformOrders : paths.adminOrders;
  const dispatch = useDispatch();
  useLive('orders', () => dispatch(orderManagementApi.util.invalidateTags(['ManagedOrder'])));
  const query = useGetManagedOrderQuery(orderId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={320} />}
      failed={t('The order did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('There is no such order here')}
          actions={<ButtonLink to={list}>{t('All orders')}</ButtonLink>}
        />
      }
    >
      {(order) => <OrderDetail key={order.id} order={order} area={area} list={list} />}
    </QueryView>
  );
}

function OrderDetail({
  order,
  area,
  list,
}: {
  order: ManagedOrder;
  area: 'school' | 'platform';
  list: string;
}) {
  const [open, setOpen] = useState<'cancel' | 'refund' | null>(null);
  const title = t('Order {number}', { number: order.number });
  usePageTitle(title);
  const close = () => setOpen(null);
  return (
    <>
      <WorkHead
        title={title}
        lead={formatDateTime(order.placed_at)}
        back={{ to: list, label: t('All orders') }}
      >
        {order.payment_id && (
          <ButtonLink to={paymentDetailsPath(area, order.payment_id)}>{t('Payment')}</ButtonLink>
        )}
        {area === 'school' && order.paid_at && (
          <ButtonLink to={invoicePath('order', order.number)}>{t('Invoice')}</ButtonLink>
        )}
      </WorkHead>
      <Status {...orderStatus(order.status, order.in_review)} />
      {order.dispute === 'open' && <Status kind="bad" label={t('Disputed')} />}
      <Facts
        facts={[
          [t('Total'), formatMoney(order.total)],
          [t('Of that tax'), formatMoney(order.tax)],
          [t('Paid back'), formatMoney(order.refunded)],
          [t('Buyer'), [order.name, order.email].filter(Boolean).join(', ') || t('A deleted account')],
        ]}
      />
      {order.steps.length > 0 && (
        <div className={record['actions']}>
          {order.steps.includes('refund') && (
            <Button aria-expanded={open === 'refund'} onClick={() => setOpen('refund')}>
              {t('Give money back')}
            </Button>
          )}
          {order.steps.includes('cancel') && (
            <Button onClick={() => setOpen('cancel')}>{t('Cancel the order')}</Button>
          )}
        </div>
      )}
      {area === 'school' && <TeamRefunds orderId={order.id} />}
      <div className={record['columns']}>
        <div>
          <h2 className={record['title']}>{t('Lines')}</h2>
          <Lines order={order} />
          <Refunds order={order} />
          <ParcelsPanel order={order} />
          {open === 'refund' && order.steps.includes('refund') && (
            <RefundForm order={order} onClose={close} />
          )}
        </div>
        <section>
          <h2 className={record['title']}>{t('What happened')}</h2>
          <Timeline label={t('What happened')} entries={orderTimeline(order, true)} />
        </section>
      </div>
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </>
  );
}

function Lines({ order }: { order: ManagedOrder }) {
  return (
    <Table
      stacked
      caption={t('Lines')}
      head={
        <>
          <th scope="col">{t('Book')}</th>
          <th scope="col">{t('Pieces')}</th>
          <th scope="col">{t('Paid back')}</th>
          <th scope="col" className={record['amount']}>
            {t('Sum')}
          </th>
        </>
      }
    >
      {order.lines.map((line) => (
        <tr key={line.id}>
          <td className={cell.main} dir="auto">
            {line.title}
          </td>
          <td data-label={t('Pieces')} className="num">
            {line.quantity}
          </td>
          <td data-label={t('Paid back')}>
            <Money value={line.refunded} />
          </td>
          <td data-label={t('Sum')} className={record['amount']}>
            <Money value={line.total} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
