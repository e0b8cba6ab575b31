import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';

/** A person, locked against concurrent changes. */
interface LockedPerson {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  country: string | null;
  role: Role;
  avatar: string | null;
  birth_year: number | null;
  birth_month: number | null;
  status: 'active' | 'archived';
  /** The account that this one was merged into. */
  merged_into: string | null;
}

/**
 * Reads a person of the running school and locks them until the transaction ends. Changes by administrators
 * are serialised, so that two of them cannot remove each other at the same time.
 */
export async function lockPerson(tx: Tx, id: string): Promise<LockedPerson | null> {
  const tenant = currentTenantId();
  await lockUntilCommit(tx, `people of ${tenant}`);
  const [person] = await tx.$queryRaw<LockedPerson[]>`
    select id, first_name, last_name, email, country, role::text as role, avatar, birth_year, birth_month, status::text as status, merged_into
    from identity.user_account where tenant_id = ${tenant}::uuid and id = ${id}::uuid for update`;
  return person ?? null;
}

/** Number of other people with the same role who can sign in. */
export async function countOthersOf(
  tx: Tx,
  { id, role }: Pick<LockedPerson, 'id' | 'role'>,
): Promise<number> {
  return tx.user.count({
    where: { tenant_id: currentTenantId(), role, status: 'active', id: { not: id } },
  });
}
