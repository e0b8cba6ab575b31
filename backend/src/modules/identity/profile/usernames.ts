import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';

/** Usernames and e-mails of the school that begin with one of these bases, in lower case. */
export async function takenUsernames(tx: Tx, bases: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ username: string }[]>`
    select lower(u.username) as username from identity.user_account u
    join unnest(${[...new Set(bases)]}::text[]) as b(base) on lower(u.username) = b.base or lower(u.username) ~ ('^' || replace(b.base, '.', '\\.') || '[0-9]+$')
    where u.tenant_id = ${currentTenantId()}::uuid`;
  return new Set(rows.map(({ username }) => username));
}

/** Whether another person of the school uses this name, as username or e-mail, case-insensitively. */
export async function isTaken(tx: Tx, username: string, except?: string): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    select id from identity.user_account where tenant_id = ${currentTenantId()}::uuid
      and (lower(username) = lower(${username}) or lower(email) = lower(${username}))
      and id is distinct from ${except ?? null}::uuid limit 1`;
  return found !== undefined;
}

/** The refusal of a username that is in use. */
export const usernameTaken = (): AppError =>
  invalidFields(
    { username: ['Somebody at this school has this username. Choose another one.'] },
    'username_taken',
  );
