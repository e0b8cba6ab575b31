import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** Personal data of donations. */
@Injectable()
@DeclaresPersonalData()
export class DonationsPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'giving.donation',
      columns: [
        'donor_id',
        'donor_name',
        'donor_email',
        'message',
        'tribute',
        'tax',
        'student_id',
        'recorded_by',
        'checked_by',
      ],
      export: {
        name: 'donations',
        text: `select number, gift, fee_cover, currency, status, refunded, donor_name, donor_email, anonymity, message, tribute, tax, created_at, paid_at
               from giving.donation
               where tenant_id = $1::uuid and (donor_id = $2::uuid or lower(donor_email) = lower($3::text)) order by created_at`,
      },
      erase: {
        texts: [
          `update giving.donation set donor_id = null, donor_name = null, donor_email = null, message = '', message_status = 'none',
             tribute = null, tax = null, anonymity = 'anonymous'
           where tenant_id = $1::uuid and (donor_id = $2::uuid or lower(donor_email) = lower($3::text))`,
          `update giving.donation set student_id = null
           where tenant_id = $1::uuid and student_id = $2::uuid and $3::text is not distinct from $3::text`,
        ],
        keep: 'Gifts are records of money, which the law asks to be kept; without name and address they name nobody.',
      },
    },
  ];
}
