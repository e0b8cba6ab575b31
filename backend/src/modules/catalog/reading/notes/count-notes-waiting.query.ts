import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ListMemberships } from '../../../identity/contract.ts';
import { CountNotesWaiting } from '../../contract.ts';

@QueryHandler(CountNotesWaiting)
export class CountNotesWaitingHandler implements IQueryHandler<CountNotesWaiting> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ teacherId }: CountNotesWaiting): Promise<number> {
    const [row] = await this.db.rows<{ count: number }>({
      name: 'notes_waiting_count',
      text: `select count(*)::int as count from catalog.annotation where tenant_id = $1 and class_id is not null
             and state = 'waiting' and ($2::uuid[] is null or class_id = any($2::uuid[]))`,
      values: [currentTenantId(), teacherId && (await this.classesOf(teacherId))],
    });
    return row!.count;
  }

  private async classesOf(teacherId: string): Promise<string[]> {
    const memberships = await this.queries.execute(new ListMemberships(teacherId));
    return memberships.filter(({ role }) => role !== 'student').map(({ class_id }) => class_id);
  }
}
