import { currentTenantId } from '../../../../platform/context.ts';

/**
 * SQL condition: whether person `u` signed in from the address of this parameter within 30 days. Failed attempts from such
 * addresses and from all others have separate budgets, so that a stranger's guesses do not lock out the
 * account's owner.
 */
export const signedInFrom = (parameter: string): string => `exists (select 1 from identity.session s
  where s.tenant_id = u.tenant_id and s.user_id = u.id and s.address = ${parameter} and s.created_at > now() - interval '30 days')`;

/** `signedInFrom` with the address as `$3`. */
export const CAME_FROM_HERE = signedInFrom('$3');

/** Key of the budget of wrong passwords for one account. `person` is an id, or the typed name. */
export const accountKey = (person: string, known: boolean): string =>
  `${currentTenantId()}:${person}:${known ? 'known' : 'strange'}`;
