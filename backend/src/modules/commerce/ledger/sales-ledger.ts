import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';

/** A line of a sale, for its division. Minor units. */
export interface SaleLine {
  line_id: string;
  total: number;
  tax: number;
  charity_bps: number;
  charity_id: string | null;
  rule_id: string;
}

/** Books of account of sales (ADR 0054). Every posting is balanced, and made once for its source. */
@Injectable()
export class SalesLedger {
  /** Steps S1 and S2, in the transaction in which the payment succeeds. */
  recordSale(
    _tx: Tx,
    _sale: {
      payment_id: string;
      order_id: string;
      provider: string;
      currency: string;
      fee: number | null;
      lines: SaleLine[];
    },
  ): Promise<void> {
    throw new Error('not built');
  }

  /** Step R1, when the provider has paid back; `lines` say how much of each line. */
  recordRefund(
    _tx: Tx,
    _refund: {
      refund_id: string;
      payment_id: string;
      order_id: string;
      provider: string;
      currency: string;
      lines: { line_id: string; amount: number }[];
    },
  ): Promise<void> {
    throw new Error('not built');
  }

  /** A refund that had succeeded has failed at the provider: reverses `recordRefund`. */
  reverseRefund(_tx: Tx, _refund: { refund_id: string }): Promise<void> {
    throw new Error('not built');
  }

  /** A dispute was opened, won or lost. */
  recordDispute(
    _tx: Tx,
    _dispute: {
      dispute_id: string;
      payment_id: string;
      order_id: string;
      provider: string;
      currency: string;
      amount: number;
      fee: number;
      status: 'open' | 'won' | 'lost';
    },
  ): Promise<void> {
    throw new Error('not built');
  }
}
