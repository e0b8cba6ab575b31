import type { QueryBus } from '@nestjs/cqrs';
import { currentContext } from '../../platform/context.ts';
import { GetPeople } from '../identity/contract.ts';

/** The signed-in person, with the name that histories show. Must not be called inside a transaction. */
export async function actingPerson(queries: QueryBus): Promise<{ id: string; name: string }> {
  const id = currentContext()?.principal?.userId;
  if (!id) throw new Error('Nobody is signed in');
  const [person] = await queries.execute(new GetPeople([id]));
  return { id, name: person ? `${person.first_name} ${person.last_name}`.trim() : '' };
}
