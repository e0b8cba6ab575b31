import type { ReactNode } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDownloadPdf } from '../../orders/index.ts';

/** Downloads the packing slips of orders as one file, each in the language of its buyer. */
export function PrintSlips({
  orders,
  parcel,
  children,
}: {
  orders: readonly { id: string; number: string }[];
  /** Only this parcel, of the only order. */
  parcel?: string;
  children: ReactNode;
}) {
  const { busy, download } = useDownloadPdf();
  const print = () => {
    const query = new URLSearchParams({
      orders: orders.map(({ id }) => id).join(),
      ...(parcel && { parcel }),
    });
    const name = orders.length === 1 ? orders[0]!.number : t('Packing slips');
    void download(`/order-management/packing-slips/print/?${query}`, name);
  };
  return (
    <Button icon="print" aria-disabled={busy || undefined} onClick={print}>
      {children}
    </Button>
  );
}
