import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

const KEPT = 'Who decided on the data of a whole school is a part of the record of that decision.';
const WHY = 'A record of who acted, which says nothing else of them.';

/** Who exported a school or agreed on its erasure. */
@Injectable()
@DeclaresPersonalData()
export class TenancyPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'tenancy.school_export',
      columns: ['requested_by'],
      export: { none: WHY },
      erase: { keep: KEPT },
    },
    {
      table: 'tenancy.school_erasure',
      columns: ['requested_by', 'approved_by', 'stopped_by'],
      export: { none: WHY },
      erase: { keep: KEPT },
    },
  ];
}
