import type { QueryBus } from '@nestjs/cqrs';
import { ListSchools } from '../tenancy/contract.ts';

const PAGE = 100;

/** Every school and the platform, for a job that visits each. */
export async function everySchool(queries: QueryBus): Promise<{ tenant_id: string }[]> {
  const found: { tenant_id: string }[] = [];
  for (;;) {
    const { count, schools } = await queries.execute(new ListSchools('', PAGE, found.length));
    found.push(...schools.map(({ id }) => ({ tenant_id: id })));
    if (schools.length === 0 || found.length >= count) return found;
  }
}
