import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** Personal data of the money side of donations. */
@Injectable()
@DeclaresPersonalData()
export class DonationMoneyPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'commerce.monthly_gift',
      columns: ['email', 'card', 'cancel_reason'],
      export: {
        name: 'monthly_gifts',
        text: `select title, gift, fee_cover, currency, provider, status, card, next_charge_at, began_at, ended_at
               from commerce.monthly_gift
               where tenant_id = $1::uuid and $2::uuid is not null and lower(email) = lower($3::text) order by created_at`,
      },
      erase: {
        texts: [
          `update commerce.monthly_gift set email = null, card = null, cancel_reason = null
           where tenant_id = $1::uuid and $2::uuid is not null and lower(email) = lower($3::text)`,
        ],
        keep: 'The law asks for records of payments to be kept; without the address they name nobody.',
      },
    },
    {
      table: 'commerce.sponsor_request',
      columns: ['name', 'email', 'asked_by'],
      export: {
        name: 'sponsor_requests',
        text: `select number, title, amount, currency, status, created_at, paid_at from commerce.sponsor_request
               where tenant_id = $1::uuid and (asked_by = $2::uuid or lower(email) = lower($3::text)) order by created_at`,
      },
      erase: {
        texts: [
          `update commerce.sponsor_request set email = '', name = ''
           where tenant_id = $1::uuid and $2::uuid is not null and lower(email) = lower($3::text)`,
        ],
        keep: 'The law asks for records of payments to be kept; without the address they name nobody. Who asked is kept with the books.',
      },
    },
  ];
}
