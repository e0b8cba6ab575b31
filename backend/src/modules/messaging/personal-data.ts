import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';

/** Personal data of this module. */
@Injectable()
@DeclaresPersonalData()
export class MessagingPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'messaging.email',
      columns: ['recipient', 'text'],
      export: {
        name: 'e-mails',
        text: `select subject, text, status, created_at, sent_at from messaging.email
               where tenant_id = $1::uuid and $2::uuid is not null and lower(recipient) = lower($3::text)
               order by created_at`,
      },
      erase: {
        texts: [
          `delete from messaging.email
           where tenant_id = $1::uuid and $2::uuid is not null and lower(recipient) = lower($3::text)`,
        ],
      },
    },
  ];
}
