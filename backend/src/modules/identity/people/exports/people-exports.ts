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
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { RequireRecentConfirmation, type RecentConfirmationBody } from '../../contract.ts';
import { exportKey } from './people-export-files.ts';

/** A large export that was approved. */
export class PeopleExportRow {
  id!: string;
  state!: 'building' | 'ready' | 'failed' | 'expired';
  bytes!: number | null;
  created_at!: string;
  /** When the file is deleted. */
  expires_at!: string | null;
}

/** The newest large exports of the caller. */
export class ListOwnPeopleExports extends Query<PeopleExportRow[]> {
  constructor(readonly userId: string) {
    super();
  }
}

/** How many exports the list shows. */
const SHOWN = 20;

@QueryHandler(ListOwnPeopleExports)
export class ListOwnPeopleExportsHandler implements IQueryHandler<ListOwnPeopleExports> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ userId }: ListOwnPeopleExports): Promise<PeopleExportRow[]> {
    const rows = await this.db.rows<{
      id: string;
      state: PeopleExportRow['state'];
      bytes: number | null;
      created_at: Date;
      expires_at: Date | null;
    }>({
      name: 'own_people_exports',
      text: `select id, case when state = 'ready' and expires_at <= $3 then 'expired' else state end as state,
               bytes::float as bytes, created_at, expires_at
             from identity.people_export where tenant_id = $1 and requested_by = $2
             order by created_at desc, id desc limit ${SHOWN}`,
      values: [currentTenantId(), userId, this.clock.now()],
    });
    return rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    }));
  }
}

/** Downloads the file of the caller's own export, with a recent confirmation. */
export class DownloadPeopleExport extends Command<{ content: Readable; bytes: number }> {
  constructor(
    readonly id: string,
    readonly requester: Principal,
    readonly proof: RecentConfirmationBody,
  ) {
    super();
  }
}

@CommandHandler(DownloadPeopleExport)
export class DownloadPeopleExportHandler implements ICommandHandler<DownloadPeopleExport> {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  async execute({
    id,
    requester,
    proof,
  }: DownloadPeopleExport): Promise<{ content: Readable; bytes: number }> {
    await this.commands.execute(new RequireRecentConfirmation(requester, proof));
    const file = await this.storage.stat(exportKey(id));
    await this.db.transaction(async (tx) => {
      const found = await tx.peopleExport.findFirst({
        where: { tenant_id: currentTenantId(), id, requested_by: requester.userId },
      });
      if (!found) throw notFound('export');
      if (!file || found.state !== 'ready' || found.expires_at! <= this.clock.now())
        throw new AppError(
          'conflict',
          'export_not_ready',
          found.state === 'building'
            ? 'This file is not finished yet. Please try again in a minute.'
            : 'This file is no longer there: it is kept for a day. Propose the export again.',
        );
      await recordAuditEntry(tx, { action: 'people.export_downloaded', detail: { proposal_id: id } });
    });
    return { content: await this.storage.get(exportKey(id)), bytes: file!.bytes };
  }
}
