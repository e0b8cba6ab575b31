import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { rolesWith, type Act } from './acts.ts';

/** Maximum number of approvers of one proposal who get an e-mail. */
const MAX_APPROVERS = 50;

/** Somebody who proposes or decides, as the database knows them now. */
interface Participant {
  id: string;
  role: Role;
  status: string;
  name: string;
  /** The account that is left of them after merging accounts; their own otherwise. */
  survivor: string;
}

/** The current record of a person of this tenant; null when there is none. */
export async function participantOf(tx: Tx, id: string): Promise<Participant | null> {
  const tenant = currentTenantId();
  const [person] = await tx.$queryRaw<Participant[]>`
    with recursive chain as (
      select u.id, u.merged_into, 0 as step from identity.user_account u
      where u.tenant_id = ${tenant}::uuid and u.id = ${id}::uuid
      union all
      select u.id, u.merged_into, chain.step + 1 from identity.user_account u
      join chain on u.id = chain.merged_into where u.tenant_id = ${tenant}::uuid and chain.step < 10)
    select u.id, u.role::text, u.status::text, trim(u.first_name || ' ' || u.last_name) as name,
      (select chain.id from chain order by chain.step desc limit 1) as survivor
    from identity.user_account u where u.tenant_id = ${tenant}::uuid and u.id = ${id}::uuid`;
  return person ?? null;
}

/** Whether this person may still propose the act: active, and with the permission. */
export const mayStillPropose = (act: Act, person: Participant | null): boolean =>
  person?.status === 'active' && rolesWith(act.propose).includes(person.role);

/** Whether this person has the permission to approve the act. */
export const mayApprove = (act: Act, person: Participant | null): person is Participant =>
  person?.status === 'active' && rolesWith(act.approve).includes(person.role);

/** Whether two accounts belong to one human being, as far as their records say. */
export const isSamePerson = (one: Participant, other: Participant): boolean =>
  one.survivor === other.survivor;

/** Ids of those who could approve what this person proposes, oldest account first. */
export async function approversFor(tx: Tx, act: Act, proposer: Participant): Promise<string[]> {
  const people = await tx.user.findMany({
    where: {
      tenant_id: currentTenantId(),
      role: { in: rolesWith(act.approve) },
      status: 'active',
      merged_into: null,
      id: { notIn: [proposer.id, proposer.survivor] },
    },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    take: MAX_APPROVERS,
    select: { id: true },
  });
  return people.map(({ id }) => id);
}
