import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';

/** A person while nobody else can change them. */
export interface LockedPerson {
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
  /** The account that this one became part of. */
  merged_into: string | null;
}

/**
 * Reads a person of the running school and holds them until the transaction ends. Changes of those who run the place
 * come one after the other, so that two of them cannot remove each other at the same moment.
 */
export async function lockPerson(tx: Tx, id: string): Promise<LockedPerson | null> {
  const tenant = currentTenantId();
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`people of ${tenant}`}, 0))::text`;
  const [person] = await tx.$queryRaw<LockedPerson[]>`
    select id, first_name, last_name, email, country, role::text as role, avatar, birth_year, birth_month, status::text as status, merged_into
    from identity.user_account where tenant_id = ${tenant}::uuid and id = ${id}::uuid for update`;
  return person ?? null;
}

/** How many others hold the person's role and can sign in. */
export async function countOthersOf(
  tx: Tx,
  { id, role }: Pick<LockedPerson, 'id' | 'role'>,
): Promise<number> {
  return tx.user.count({
    where: { tenant_id: currentTenantId(), role, status: 'active', id: { not: id } },
  });
}
