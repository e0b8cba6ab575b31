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

/** What identity stores for each school. */
@Injectable()
@DeclaresSchoolData()
export class IdentitySchoolData implements SchoolDataOfModule {
  readonly schoolTables = {
    ...whole(
      'identity',
      `account_merge audit_check audit_entry audit_link audit_unsealed badge class_device class_group class_group_member class_member
       community_access consent demo_account distinct_pair guardian_confirmation guardian_link invitation leader leader_renewal
       leader_step mentor_meeting mentorship passkey proposal saved_view school_class session sign_in_policy sso_link sso_provider
       waiting_registration`,
    ),
    ...unexported(
      'identity',
      'Computed from the other tables.',
      'kept_count name_key_count student_name_key',
    ),
    ...unexported(
      'identity',
      'Proofs of who somebody is, which are of no use outside of this installation.',
      'pending_proof recovery_code refresh_token single_use_token totp_factor',
    ),
    'identity.data_request': {
      files: `select 'exports/' || id || '/' as folder from identity.data_request where tenant_id = $1::uuid and kind = 'export'`,
    },
    'identity.people_export': {
      files: `select 'people-exports/' || id || '/' as folder from identity.people_export where tenant_id = $1::uuid`,
    },
    'identity.roster_import': {
      files: `select 'rosters/' || id || '/' as folder from identity.roster_import where tenant_id = $1::uuid`,
    },
    'identity.roster_line': {},
    'identity.user_account': {
      withheld: ['email_key', 'username_key', 'picture_hash'],
      files: `select 'avatars/' || substring(avatar from '^/api/avatars/([A-Za-z0-9_-]{24})[.]webp$') || '/' as folder
              from identity.user_account where tenant_id = $1::uuid and avatar ~ '^/api/avatars/[A-Za-z0-9_-]{24}[.]webp$'
              union all select 'audit-heads/' || $1 || '/'`,
    },
  };

  /** What the team proposed and did; the chain of the platform's log shows that entries were blanked. */
  async forgetSchool(tx: Tx, { id, names, tombstone }: GoneSchool): Promise<void> {
    const instead = `\\1${tombstone}\\3`;
    await tx.$executeRaw`
      update identity.proposal set facts = regexp_replace(facts::text, ${names}, ${instead}, 'gi')::jsonb,
        reason = regexp_replace(reason, ${names}, ${instead}, 'gi'),
        decision_note = regexp_replace(decision_note, ${names}, ${instead}, 'gi')
      where tenant_id = ${currentTenantId()}::uuid and concat_ws(' ', facts::text, reason, decision_note) ~* ${names}`;
    await tx.$executeRaw`select identity.forget_in_audit(${id}::uuid, ${tombstone}, ${names})`;
  }
}
