import {
  Command,
  CommandBus,
  CommandHandler,
  Query,
  QueryBus,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetPeople } from '../../identity/contract.ts';
import { StopSchoolErasure } from './school-erasures.ts';

/** A planned erasure of the own school. */
export class PlannedSchoolErasure {
  id!: string;
  /** When it begins; until then a head can stop it. */
  due_at!: string;
  /** When two people agreed on it. */
  planned_at!: string;
  /** Names of the two people of the platform's team who agreed on it, first the one who proposed it. */
  planned_by!: string[];
}

/** Planned erasures of the running school: at most one. */
export class ListOwnSchoolErasures extends Query<PlannedSchoolErasure[]> {}

@QueryHandler(ListOwnSchoolErasures)
export class ListOwnSchoolErasuresHandler implements IQueryHandler<ListOwnSchoolErasures> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  execute(): Promise<PlannedSchoolErasure[]> {
    const school_id = currentTenantId();
    // Plans are rows of the platform, and so are the accounts of those who made them.
    return inContext({ ...currentContext()!, tenantId: PLATFORM_TENANT_ID }, async () => {
      const planned = await this.db.transaction((tx) =>
        tx.schoolErasure.findMany({
          where: { tenant_id: PLATFORM_TENANT_ID, school_id, state: 'waiting' },
          orderBy: { created_at: 'desc' },
          take: 1,
        }),
      );
      const ids = planned.flatMap(({ requested_by, approved_by }) => [requested_by, approved_by]);
      const people = ids.length > 0 ? await this.queries.execute(new GetPeople(ids)) : [];
      const names = new Map(
        people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
      );
      return planned.map(({ id, due_at, created_at, requested_by, approved_by }) => ({
        id,
        due_at: due_at.toISOString(),
        planned_at: created_at.toISOString(),
        planned_by: [requested_by, approved_by].flatMap((one) => names.get(one) ?? []),
      }));
    });
  }
}

/** A head of the running school objects to its erasure, which stops it. */
export class StopOwnSchoolErasure extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(StopOwnSchoolErasure)
export class StopOwnSchoolErasureHandler implements ICommandHandler<StopOwnSchoolErasure> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id }: StopOwnSchoolErasure): Promise<void> {
    const context = currentContext()!;
    const [head] = await this.queries.execute(new GetPeople([context.principal!.userId]));
    const actorName = head && `${head.first_name} ${head.last_name}`.trim();
    const school = currentTenantId();
    await inContext({ ...context, tenantId: PLATFORM_TENANT_ID, ...(actorName && { actorName }) }, () =>
      this.commands.execute(new StopSchoolErasure(school, id)),
    );
  }
}
