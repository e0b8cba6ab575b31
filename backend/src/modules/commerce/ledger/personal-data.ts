import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** The personal data beside the books, which contain none themselves. */
@Injectable()
@DeclaresPersonalData()
export class LedgerPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'commerce.sale_maker',
      columns: ['user_id'],
      export: {
        name: 'sales-of-own-works',
        text: `select s.book_id, s.title, s.currency, s.charity as raised, s.created_at
               from commerce.sale_maker m join commerce.sale_share s using (tenant_id, line_id)
               where m.tenant_id = $1::uuid and m.user_id = $2::uuid order by s.created_at`,
      },
      erase: {
        texts: ['delete from commerce.sale_maker where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'commerce.royalty_version',
      columns: ['created_by', 'activated_by'],
      export: {
        name: 'royalty-rules-written-or-activated',
        text: `select scope, school_id, book_id, version, status, platform_bps, author_bps, note, created_at
               from commerce.royalty_version
               where tenant_id = $1::uuid and (created_by = $2::uuid or activated_by = $2::uuid) order by created_at`,
      },
      erase: {
        keep: 'Who agreed on a division is kept with the books of account; the ids name nobody once the account is gone.',
      },
    },
  ];
}
