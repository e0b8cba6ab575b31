import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

const ACCOUNTS = 'The law asks for records of payments to be kept; without the address they name nobody.';

/** Personal data of payments. */
@Injectable()
@DeclaresPersonalData()
export class PaymentsPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'commerce.payment',
      // `subject_id` is what is paid for, such as an order, and no person.
      columns: ['email', 'subject_id'],
      export: {
        name: 'payments',
        text: `select number, description, provider, amount, currency, status, refunded, created_at from commerce.payment
               where tenant_id = $1::uuid and $2::uuid is not null and lower(email) = lower($3::text) order by created_at`,
      },
      erase: {
        texts: [
          `update commerce.payment set email = null
           where tenant_id = $1::uuid and $2::uuid is not null and lower(email) = lower($3::text)`,
        ],
        keep: ACCOUNTS,
      },
    },
    {
      table: 'commerce.payment_webhook',
      columns: ['body'],
      export: { none: 'Reports of a provider about a payment, which is in the copy itself.' },
      erase: {
        texts: [
          `update commerce.payment_webhook set body = ''
           where tenant_id = $1::uuid and $2::uuid is not null and position(lower($3::text) in lower(body)) > 0`,
        ],
        keep: ACCOUNTS,
      },
    },
    {
      table: 'commerce.payment_event',
      columns: ['actor_id'],
      export: { none: 'Which member of staff read or paid back a payment; it is about the payment.' },
      erase: { keep: 'Who moved money stays known by an id, which names nobody after the erasure.' },
    },
    {
      table: 'commerce.refund',
      columns: ['requested_by'],
      export: { none: 'Which member of staff requested a repayment; it is about the payment.' },
      erase: { keep: 'Who moved money stays known by an id, which names nobody after the erasure.' },
    },
    {
      table: 'commerce.reconciliation_run',
      columns: ['requested_by'],
      export: {
        none: 'Which member of the platform’s team compared a day with the provider; it is about the day.',
      },
      erase: { keep: 'Who checked the money stays known by an id, which names nobody after the erasure.' },
    },
    {
      table: 'commerce.reconciliation_break',
      columns: ['changed_by'],
      export: { none: 'Which member of the platform’s team explained a difference; it is about the money.' },
      erase: { keep: 'Who checked the money stays known by an id, which names nobody after the erasure.' },
    },
  ];
}
