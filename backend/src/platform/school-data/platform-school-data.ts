import { Injectable } from '@nestjs/common';
import { DeclaresSchoolData, unexported, type SchoolDataOfModule } from './school-data.ts';

/** What the platform itself stores for each school: messages between parts of the server. */
@Injectable()
@DeclaresSchoolData()
export class PlatformSchoolData implements SchoolDataOfModule {
  readonly schoolTables = unexported(
    'platform',
    'Messages between parts of the server, which hold nothing that is not stored elsewhere.',
    `dead_letter due_event error_report idempotency_key inbox_receipt live_message live_presence live_ticket outbox_event
     reversible_part reversible_row webhook_event`,
  );
}
