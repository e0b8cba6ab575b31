import type { ReversiblePart, ReversibleRows } from '../../../../platform/db/reversible-changes.ts';
import { undoUntil } from './undo-merge.rules.ts';

/** The part of a merge that this module does. */
export const ownPartOf = ({ id, merged_at }: { id: string; merged_at: Date }): ReversiblePart => ({
  operation: id,
  part: 'identity.accounts',
  expiresAt: undoUntil(merged_at),
});

/** The rows of this module that a merge changes. Sessions and secrets of links in e-mails are not put back. */
export const MERGED_ROWS: readonly ReversibleRows[] = [
  { table: 'identity.class_group_member', kind: 'classes', of: ['user_id'] },
  { table: 'identity.class_member', kind: 'classes', of: ['user_id'] },
  { table: 'identity.guardian_link', kind: 'guardians', of: ['student_id'] },
  { table: 'identity.consent', kind: 'consents', of: ['student_id'] },
  { table: 'identity.badge', kind: 'logins', of: ['user_id'] },
  { table: 'identity.sso_link', kind: 'logins', of: ['user_id'] },
  { table: 'identity.totp_factor', kind: 'logins', of: ['user_id'] },
  { table: 'identity.recovery_code', kind: 'logins', of: ['user_id'] },
  { table: 'identity.passkey', kind: 'logins', of: ['user_id'] },
  { table: 'identity.data_request', kind: 'requests', of: ['person_id'] },
  { table: 'identity.invitation', kind: 'account', of: ['accepted_by'] },
  { table: 'identity.user_account', kind: 'account', of: ['id', 'merged_into'], byColumn: true },
];
