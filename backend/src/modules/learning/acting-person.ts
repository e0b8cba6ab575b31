import type { QueryBus } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentContext } from '../../platform/context.ts';
import { GetPeople } from '../identity/contract.ts';

/** The signed-in person. */
export function signedIn(): { id: string; role: Role } {
  const principal = currentContext()?.principal;
  if (!principal) throw new Error('Nobody is signed in');
  return { id: principal.userId, role: principal.role };
}

/** The full name of the signed-in person, as courses show it. Must not be called inside a transaction. */
export async function ownName(queries: QueryBus): Promise<string> {
  const [person] = await queries.execute(new GetPeople([signedIn().id]));
  return person ? `${person.first_name} ${person.last_name}`.trim() : '';
}
