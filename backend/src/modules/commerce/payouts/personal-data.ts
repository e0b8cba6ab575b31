import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** The personal data of payouts: who prepared and who approved them. */
@Injectable()
@DeclaresPersonalData()
export class PayoutPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'commerce.payout',
      columns: ['prepared_by', 'approved_by'],
      export: {
        name: 'payouts-prepared-or-approved',
        text: `select id, school_name, amount::text, currency, status, created_at from commerce.payout
               where tenant_id = $1::uuid and (prepared_by = $2::uuid or approved_by = $2::uuid) order by created_at`,
      },
      erase: {
        keep: 'Who released money is kept with the books of account; the ids name nobody once the account is gone.',
      },
    },
    {
      table: 'commerce.charity_payout',
      columns: ['prepared_by', 'approved_by'],
      export: {
        name: 'charity-payouts-prepared-or-approved',
        text: `select id, charity_name, amount::text, currency, status, created_at from commerce.charity_payout
               where tenant_id = $1::uuid and (prepared_by = $2::uuid or approved_by = $2::uuid) order by created_at`,
      },
      erase: {
        keep: 'Who released money is kept with the books of account; the ids name nobody once the account is gone.',
      },
    },
  ];
}
