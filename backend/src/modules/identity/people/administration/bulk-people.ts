import { PickType } from '@nestjs/swagger';
import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { recordAuditEntryOfEach } from '../../audit/record-audit-entry.ts';
import { endSessionsOfAll } from '../../sign-in/sessions/end-sessions.ts';
import { matching, named, PersonFilters } from './person-filters.ts';

/** How many people one request changes. */
const STEP = 500;

/** Which people of the school a change of many is about. */
export class BulkPeopleFilters extends PickType(PersonFilters, [
  'search',
  'role',
  'status',
  'class',
  'signed_in',
  'language',
] as const) {}

export class BulkPeopleBody {
  @IsIn(['archive', 'restore'], { message: 'action must be archive or restore.' })
  action!: 'archive' | 'restore';

  /** The people, at most 500; without them everybody whom the filters select. */
  @IsOptional()
  @IsUUID('all', { each: true, message: 'ids must be ids of people.' })
  @ArrayMaxSize(STEP, { message: `Choose at most ${STEP} people at once, or everybody who matches.` })
  @IsArray({ message: 'ids must be a list.' })
  ids?: string[];

  @IsOptional()
  @ValidateNested()
  @Type(() => BulkPeopleFilters)
  filters?: BulkPeopleFilters;

  /** How many people the administrator has agreed to; needed with `filters`. */
  @IsOptional()
  @Max(1_000_000, { message: 'expected must be a whole number.' })
  @Min(0, { message: 'expected must be a whole number.' })
  @IsInt({ message: 'expected must be a whole number.' })
  expected?: number;
}

/** The people whom an action would change. */
export class BulkPeopleCount {
  count!: number;
}

/** The people whom a request has changed, and how many of them remain: the request is repeated until none does. */
export class BulkPeopleResult {
  ids!: string[];
  remaining!: number;
}

/** Counts the people of the school whom `ChangePeople` would change. */
export class CountPeopleToChange extends Query<BulkPeopleCount> {
  constructor(readonly change: BulkPeopleBody) {
    super();
  }
}

/**
 * Archives or restores up to 500 people of the running school, in the order of their ids. The requester is left out, and so
 * are people who have that status already, who were merged into others, or whom only the platform may change. With filters
 * it is refused when more people match than the administrator has agreed to.
 */
export class ChangePeople extends Command<BulkPeopleResult> {
  constructor(readonly change: BulkPeopleBody) {
    super();
  }
}

/** The people of a change as SQL; `$1` and following are its values. */
function peopleOf({ action, ids, filters }: BulkPeopleBody): { where: string; values: unknown[] } {
  if ((ids === undefined) === (filters === undefined))
    throw invalidFields({ ids: ['Send either ids or filters.'] });
  const { where, values } = matching(filters ?? {}, currentTenantId());
  const add = (value: unknown): string => `$${values.push(value)}`;
  const rules = [
    where,
    `u.status = ${add(action === 'archive' ? 'active' : 'archived')}::identity.user_status`,
    `u.id <> ${add(currentContext()!.principal!.userId)}::uuid`,
    `u.role <> 'platform_admin' and u.merged_into is null and u.username <> 'erased-' || u.id`,
  ];
  if (ids) rules.push(`u.id = any(${add(ids)}::uuid[])`);
  return { where: rules.join(' and '), values };
}

const countText = (where: string): string =>
  `select count(*)::int as count from identity.user_account u where ${where}`;

@QueryHandler(CountPeopleToChange)
export class CountPeopleToChangeHandler implements IQueryHandler<CountPeopleToChange> {
  constructor(private readonly db: Db) {}

  async execute({ change }: CountPeopleToChange): Promise<BulkPeopleCount> {
    const { where, values } = peopleOf(change);
    const [counted] = await this.db.batch([named(countText(where), values)]);
    return { count: (counted!.rows[0] as { count: number }).count };
  }
}

@CommandHandler(ChangePeople)
export class ChangePeopleHandler implements ICommandHandler<ChangePeople> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ change }: ChangePeople): Promise<BulkPeopleResult> {
    const tenant_id = currentTenantId();
    const people = peopleOf(change);
    return this.db.transaction(async (tx) => {
      // As for one person: two administrators cannot archive each other at the same time.
      await lockUntilCommit(tx, `people of ${tenant_id}`);
      const [counted] = await tx.$queryRawUnsafe<{ count: number }[]>(
        countText(people.where),
        ...people.values,
      );
      const count = counted!.count;
      if (change.filters && count > (change.expected ?? 0))
        throw new AppError(
          'conflict',
          'list_changed',
          `${count} people match now, which is more than you agreed to. Look at the list again.`,
        );
      const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
        `select u.id from identity.user_account u where ${people.where} order by u.id limit ${STEP} for update`,
        ...people.values,
      );
      const ids = rows.map(({ id }) => id);
      const archives = change.action === 'archive';
      await tx.user.updateMany({
        where: { tenant_id, id: { in: ids } },
        data: archives
          ? {
              status: 'archived',
              archived_at: this.clock.now(),
              archived_by: currentContext()!.principal!.userId,
              archived_reason: null,
            }
          : { status: 'active', archived_at: null, archived_by: null, archived_reason: null },
      });
      if (archives) await endSessionsOfAll(tx, ids, 'archived');
      await recordAuditEntryOfEach(tx, archives ? 'person.archived' : 'person.restored', ids);
      return { ids, remaining: count - ids.length };
    });
  }
}
