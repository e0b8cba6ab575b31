import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import type { OwnSchool } from '../../../tenancy/contract.ts';
import { isGuardianCodeValid, stateAfterRedeeming, type GuardianCodeState } from './guardian-code.rules.ts';
import { digestOfCode } from './guardian-codes.ts';

export class Redeemed {
  id!: string;
  /** `pending_school`: the school checks the link first. */
  state!: 'pending_school' | 'active';
  student_id!: string;
  first_name!: string;
}

interface Found extends GuardianCodeState {
  id: string;
  student_id: string;
  first_name: string;
  permissions: string[];
}

/**
 * Marks a code as used and links its child to the guardian, in the caller's transaction; the guardian's row
 * must be locked already. Where the school sells books the guardian may buy for the child: they pay themselves, and the school
 * can take it back.
 * @returns null for every code that is not valid
 */
export async function useGuardianCode(
  tx: Tx,
  code: string,
  guardianId: string,
  { settings }: Pick<OwnSchool, 'settings'>,
  now: Date,
): Promise<Redeemed | null> {
  const tenant_id = currentTenantId();
  const [found] = await tx.$queryRaw<Found[]>`
    select l.id, l.student_id, l.permissions, l.state::text, l.code_expires_at, u.first_name,
      u.status = 'active' and u.role = 'student' as student_active
    from identity.guardian_link l
    join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.student_id
    where l.tenant_id = ${tenant_id}::uuid and l.code_hash = ${digestOfCode(code)}
    for update of l`;
  if (!found || !isGuardianCodeValid(found, now)) return null;
  const known = await tx.guardianLink.findFirst({
    where: {
      tenant_id,
      student_id: found.student_id,
      guardian_id: guardianId,
      state: { in: ['active', 'pending_school'] },
    },
  });
  if (known)
    throw new AppError(
      'conflict',
      'already_linked',
      `You and ${found.first_name} are together already. Keep the code for another grown-up.`,
    );
  const policy = await tx.signInPolicy.findUnique({ where: { tenant_id } });
  const state = stateAfterRedeeming(policy?.approve_guardians ?? false);
  await tx.guardianLink.update({
    where: { tenant_id_id: { tenant_id, id: found.id } },
    data: {
      state,
      guardian_id: guardianId,
      ...(settings.features.includes('shop') && {
        permissions: [...new Set([...found.permissions, 'purchase'])],
      }),
      code_hash: null,
      code_expires_at: null,
      ...(state === 'active' && { started_at: now }),
    },
  });
  await recordAuditEntry(tx, {
    action: 'guardian.linked',
    subjectId: found.student_id,
    detail: { link_id: found.id, state },
  });
  return { id: found.id, state, student_id: found.student_id, first_name: found.first_name };
}
