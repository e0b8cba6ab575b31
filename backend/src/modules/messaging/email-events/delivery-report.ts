import type { EmailDelivery } from '../../../platform/db/generated/enums.ts';

export type { EmailDelivery };

/** What an e-mail provider reports about one e-mail of ours. */
export interface DeliveryReport {
  emailId: string;
  delivery: EmailDelivery;
  /** Codes without an address, e.g. `Permanent/General 5.1.1`; null where there are none. */
  detail: string | null;
  at: Date;
}
