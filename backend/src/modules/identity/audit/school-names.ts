import type { QueryBus } from '@nestjs/cqrs';
import { GetSchools } from '../../tenancy/contract.ts';

/** Maximum number of ids that `GetSchools` accepts. */
const SCHOOLS_AT_ONCE = 100;

/** Adds the missing names of the schools of these rows to `names`. */
export async function addSchoolNames(
  queries: QueryBus,
  names: Map<string, string>,
  rows: readonly { tenant_id: string }[],
): Promise<void> {
  const unknown = [...new Set(rows.map(({ tenant_id }) => tenant_id))].filter((id) => !names.has(id));
  for (let at = 0; at < unknown.length; at += SCHOOLS_AT_ONCE)
    for (const { id, name } of await queries.execute(new GetSchools(unknown.slice(at, at + SCHOOLS_AT_ONCE))))
      names.set(id, name);
}
