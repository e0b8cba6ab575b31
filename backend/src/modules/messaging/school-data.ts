import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/db.ts';
import {
  DeclaresSchoolData,
  unexported,
  whole,
  type GoneSchool,
  type SchoolDataOfModule,
} from '../../platform/school-data/school-data.ts';

/** What messaging stores for each school. */
@Injectable()
@DeclaresSchoolData()
export class MessagingSchoolData implements SchoolDataOfModule {
  readonly schoolTables = {
    ...whole(
      'messaging',
      'email email_event email_opt_out email_wording notification notification_settings suppressed_address',
    ),
    ...unexported('messaging', 'Computed from the other tables.', 'kept_count'),
  };

  /** E-mails and notifications to the platform's team about the school. */
  async forgetSchool(tx: Tx, { names }: GoneSchool): Promise<void> {
    await tx.$executeRaw`
      delete from messaging.email where tenant_id = ${currentTenantId()}::uuid
        and concat_ws(' ', subject, text, html, recipient) ~* ${names}`;
    await tx.$executeRaw`
      delete from messaging.notification where tenant_id = ${currentTenantId()}::uuid
        and concat_ws(' ', title, text) ~* ${names}`;
  }
}
