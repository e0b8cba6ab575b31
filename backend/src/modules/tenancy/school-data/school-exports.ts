import type { Readable } from 'node:stream';
import {
  Command,
  CommandBus,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { RequireRecentConfirmation, type RecentConfirmationBody } from '../../identity/contract.ts';
import { schoolExportKey } from './school-export-files.ts';

/** An export of a school that was approved. */
export class SchoolExportRow {
  id!: string;
  state!: 'building' | 'ready' | 'failed' | 'expired';
  /** Tables that are in the file so far. */
  done!: number;
  tables!: number;
  bytes!: number | null;
  created_at!: string;
  /** When the file is deleted. */
  expires_at!: string | null;
}

/** The newest exports of a school that the caller proposed. */
export class ListOwnSchoolExports extends Query<SchoolExportRow[]> {
  constructor(
    readonly userId: string,
    readonly schoolId: string,
  ) {
    super();
  }
}

/** How many exports the list shows. */
const SHOWN = 20;

@QueryHandler(ListOwnSchoolExports)
export class ListOwnSchoolExportsHandler implements IQueryHandler<ListOwnSchoolExports> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ userId, schoolId }: ListOwnSchoolExports): Promise<SchoolExportRow[]> {
    const rows = await this.db.rows<
      Omit<SchoolExportRow, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date | null }
    >({
      name: 'own_school_exports',
      text: `select id, case when state = 'ready' and expires_at <= $4 then 'expired' else state end as state, done, tables,
               bytes::float as bytes, created_at, expires_at
             from tenancy.school_export where tenant_id = $1 and requested_by = $2 and school_id = $3
             order by created_at desc, id desc limit ${SHOWN}`,
      values: [currentTenantId(), userId, schoolId, this.clock.now()],
    });
    return rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    }));
  }
}

/** Downloads the file of the caller's own export, with a recent confirmation. */
export class DownloadSchoolExport extends Command<{ content: Readable; bytes: number }> {
  constructor(
    readonly id: string,
    readonly requester: Principal,
    readonly proof: RecentConfirmationBody,
  ) {
    super();
  }
}

@CommandHandler(DownloadSchoolExport)
export class DownloadSchoolExportHandler implements ICommandHandler<DownloadSchoolExport> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async execute({
    id,
    requester,
    proof,
  }: DownloadSchoolExport): Promise<{ content: Readable; bytes: number }> {
    await this.commands.execute(new RequireRecentConfirmation(requester, proof));
    const file = await this.storage.stat(schoolExportKey(id));
    await this.db.transaction(async (tx) => {
      const found = await tx.schoolExport.findFirst({
        where: { tenant_id: currentTenantId(), id, requested_by: requester.userId },
      });
      if (!found) throw notFound('export');
      if (!file || found.state !== 'ready' || found.expires_at! <= this.clock.now())
        throw new AppError(
          'conflict',
          'export_not_ready',
          found.state === 'building'
            ? 'This file is not finished yet. Please try again in a minute.'
            : 'This file is no longer there: it is kept for seven days. Propose the export again.',
        );
      await this.auditLog.record(tx, 'school.export_downloaded', '', { subjectId: found.school_id });
    });
    return { content: await this.storage.get(schoolExportKey(id)), bytes: file!.bytes };
  }
}
