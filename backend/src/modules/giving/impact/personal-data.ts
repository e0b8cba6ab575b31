import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** Personal data of the journal of impact: only who its subjects are. */
@Injectable()
@DeclaresPersonalData()
export class ImpactPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'giving.impact_subject',
      columns: ['subject_id', 'person_id'],
      export: {
        name: 'impact',
        text: `select e.kind, e.quantity, e.unit, e.book_id, e.occurred_at from giving.impact_subject s
               join giving.impact_event e on e.tenant_id = s.tenant_id and s.subject_id = any (e.subject_ids)
               where s.tenant_id = $1::uuid and s.person_id = $2::uuid order by e.occurred_at`,
      },
      erase: {
        texts: ['delete from giving.impact_subject where tenant_id = $1::uuid and person_id = $2::uuid'],
        keep: 'The counts of the school stay. Nothing in the journal leads to the person any more.',
      },
    },
  ];
}
