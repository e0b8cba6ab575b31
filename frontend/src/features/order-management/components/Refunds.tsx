import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { newKey, withKey } from '../../../api/idempotency.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { record } from '../../../ui/Record.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useRetryRefundMutation, type ManagedOrder } from '../api.ts';
import styles from './ManagedOrder.module.css';

type Refund = ManagedOrder['refunds'][number];

const statusOf = (status: Refund['status']): { kind: StatusKind; label: string } =>
  ({
    requested: { kind: 'wait' as const, label: t('On its way') },
    succeeded: { kind: 'ok' as const, label: t('Paid back') },
    failed: { kind: 'bad' as const, label: t('Failed') },
  })[status];

/** The refunds of an order; one that failed at the provider can be sent again. Nothing without any. */
export function Refunds({ order }: { order: ManagedOrder }) {
  const [retry, { isLoading }] = useRetryRefundMutation();
  const dispatch = useDispatch();
  const keys = useRef<Record<string, string>>({});
  if (order.refunds.length === 0) return null;
  const again = async ({ id }: Refund) => {
    if (isLoading) return;
    const key = (keys.current[id] ??= newKey());
    const { data, error } = await retry(withKey({ id: order.id, refund: id }, key));
    if (data) {
      delete keys.current[id];
      dispatch(showToast('ok', t('The refund is sent again.')));
      return;
    }
    const problem = normalizeError(error);
    // Without an answer the same key is sent again.
    if (problem.status !== 0) delete keys.current[id];
    dispatch(showToast('bad', problem.message));
  };
  return (
    <>
      <h2 className={record['title']}>{t('Refunds')}</h2>
      <Table
        stacked
        caption={t('Refunds')}
        head={
          <>
            <th scope="col">{t('When')}</th>
            <th scope="col">{t('Reason')}</th>
            <th scope="col">{t('Status')}</th>
            <th scope="col" className={record['amount']}>
              {t('Sum')}
            </th>
          </>
        }
      >
        {order.refunds.map((refund) => (
          <tr key={refund.id}>
            <td className={`${cell.main} num`}>{formatDateTime(refund.requested_at)}</td>
            <td data-label={t('Reason')} dir="auto">
              {refund.reason}
            </td>
            <td data-label={t('Status')}>
              <Status {...statusOf(refund.status)} />
              {refund.status === 'failed' && order.refundable.amount >= refund.amount.amount && (
                <Button
                  size="sm"
                  className={styles['again']}
                  aria-disabled={isLoading || undefined}
                  onClick={() => void again(refund)}
                >
                  {t('Send it again')}
                </Button>
              )}
            </td>
            <td data-label={t('Sum')} className={record['amount']}>
              <Money value={refund.amount} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
