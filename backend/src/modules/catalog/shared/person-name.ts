import type { QueryBus } from '@nestjs/cqrs';
import { GetPeople } from '../../identity/contract.ts';

/** The full name of a person of the current tenant, as a history shows it; '' if nobody has this id. */
export async function nameOf(queries: QueryBus, userId: string): Promise<string> {
  const [person] = await queries.execute(new GetPeople([userId]));
  return person ? `${person.first_name} ${person.last_name}`.trim() : '';
}
