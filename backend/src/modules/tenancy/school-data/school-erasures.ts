import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SchoolErasureChanged } from '../contract.ts';
import { assertPlatform } from '../shared/assert-platform.ts';

/** What the law keeps of a school. */
export class KeptRows {
  /** `schema.table` */
  table!: string;
  rows!: number;
  why!: string;
}
/** An erasure of a school on which two people agreed. */
export class SchoolErasureRow {
  id!: string;
  school_id!: string;
  /** `ending` and `ended`: what the law kept is erased, too. */
  state!: 'waiting' | 'stopped' | 'erasing' | 'done' | 'ending' | 'ended';
  /** When it begins; until then it can be stopped. */
  due_at!: string;
  /** Tables that are empty so far. */
  done!: number;
  tables!: number;
  erased_rows!: number;
  kept!: KeptRows[];
  /** Until when they are kept; null where there are none, and before the end. */
  kept_until!: string | null;
  finished_at!: string | null;
}

/** The newest erasures of a school. For the platform's team. */
export class ListSchoolErasures extends Query<SchoolErasureRow[]> {
  constructor(readonly schoolId: string) {
    super();
  }
}

const SHOWN = 10;

@QueryHandler(ListSchoolErasures)
export class ListSchoolErasuresHandler implements IQueryHandler<ListSchoolErasures> {
  constructor(private readonly db: Db) {}

  async execute({ schoolId }: ListSchoolErasures): Promise<SchoolErasureRow[]> {
    assertPlatform();
    const rows = await this.db.rows<
      Omit<SchoolErasureRow, 'due_at' | 'kept_until' | 'finished_at'> & {
        due_at: Date;
        kept_until: Date | null;
        finished_at: Date | null;
      }
    >({
      name: 'school_erasures',
      text: `select id, school_id, state, due_at, done, tables, erased_rows::float as erased_rows, kept, kept_until, finished_at
             from tenancy.school_erasure where tenant_id = $1 and school_id = $2 order by created_at desc limit ${SHOWN}`,
      values: [PLATFORM_TENANT_ID, schoolId],
    });
    return rows.map((row) => ({
      ...row,
      due_at: row.due_at.toISOString(),
      kept_until: row.kept_until?.toISOString() ?? null,
      finished_at: row.finished_at?.toISOString() ?? null,
    }));
  }
}

/** Stops an erasure that has not begun. */
export class StopSchoolErasure extends Command<void> {
  constructor(
    readonly schoolId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(StopSchoolErasure)
export class StopSchoolErasureHandler implements ICommandHandler<StopSchoolErasure> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ schoolId, id }: StopSchoolErasure): Promise<void> {
    assertPlatform();
    const where = { tenant_id: PLATFORM_TENANT_ID, id, school_id: schoolId };
    await this.db.transaction(async (tx) => {
      const { count } = await tx.schoolErasure.updateMany({
        where: { ...where, state: 'waiting' },
        data: { state: 'stopped', stopped_by: currentContext()!.principal!.userId },
      });
      if (count === 0) {
        const found = await tx.schoolErasure.findFirst({ where, select: { state: true } });
        if (!found) throw notFound('erasure');
        if (found.state === 'stopped') return;
        throw new AppError('conflict', 'erasure_begun', 'This erasure has begun and cannot be stopped.');
      }
      await this.auditLog.record(tx, 'school.erasure_stopped', '', { subjectId: schoolId });
      await this.outbox.add(tx, SchoolErasureChanged, { erasure_id: id, change: 'stopped' });
    });
  }
}
