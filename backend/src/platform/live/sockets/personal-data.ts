import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../personal-data/personal-data.ts';

const erased = (table: string): Holding['erase'] => ({
  texts: [`delete from ${table} where tenant_id = $1::uuid and user_id = $2::uuid`],
});

/** The personal data of WebSockets, which last for seconds or minutes. */
@Injectable()
@DeclaresPersonalData()
export class LivePersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'platform.live_presence',
      columns: ['user_id'],
      export: { none: 'Who looks at something at this moment is kept only as long as they do.' },
      erase: erased('platform.live_presence'),
    },
    {
      table: 'platform.live_ticket',
      columns: ['user_id'],
      export: { none: 'A ticket is valid for half a minute.' },
      erase: erased('platform.live_ticket'),
    },
  ];
}
