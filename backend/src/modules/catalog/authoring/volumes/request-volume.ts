import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { TenantLoop } from '../../../../platform/messaging/tenant-loop.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { VolumeRequested } from '../../contract.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { IN_YEAR, VOLUMES, WHOLE } from './volume-sql.ts';

/** A build that takes longer than this is considered failed and is requested again. */
const BUILD_TIMEOUT_MS = 3_600_000;

/** Requests builds of volumes. Runs in the platform's tenant context. */
@Injectable()
export class Volumes {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Requests a build of a year's volume. While one is running, a second request changes nothing. */
  async request(tx: Tx, year: number): Promise<void> {
    const now = this.clock.now();
    const asked_id = newId();
    const changed = await tx.$executeRaw`
      insert into catalog.world_volume (tenant_id, year, asked_id, asked_at)
      values (${PLATFORM_TENANT_ID}::uuid, ${year}::smallint, ${asked_id}::uuid, ${now})
      on conflict (tenant_id, year) do update set asked_id = excluded.asked_id, asked_at = excluded.asked_at
        where world_volume.edition_id = world_volume.asked_id
          or world_volume.asked_at < ${new Date(now.getTime() - BUILD_TIMEOUT_MS)}`;
    if (changed > 0) await this.outbox.add(tx, VolumeRequested, { year, edition_id: asked_id });
  }
}

/** The platform's team requests the volume of a year, or a new edition of it. */
export class RequestVolume extends Command<{ year: number }> {
  constructor(readonly year: number) {
    super();
  }
}

@CommandHandler(RequestVolume)
export class RequestVolumeHandler implements ICommandHandler<RequestVolume> {
  constructor(
    private readonly db: Db,
    private readonly auditLog: CatalogAuditLog,
    private readonly volumes: Volumes,
  ) {}

  async execute({ year }: RequestVolume): Promise<{ year: number }> {
    const found = await this.db.rows({
      name: 'letters_of_year',
      text: `select 1 from catalog.world_letter l where ${IN_YEAR('$1')} limit 1`,
      values: [year],
    });
    if (found.length === 0)
      throw new AppError('conflict', 'no_letters', `No letter of ${year} stands in the book.`);
    await this.db.transaction(async (tx) => {
      await this.volumes.request(tx, year);
      await this.auditLog.record(tx, 'volume.asked', String(year));
    });
    return { year };
  }
}

/**
 * Requests the volume of each year after the year is over, and a new edition of each volume in which a letter was
 * changed or hidden since. Deletes files of editions that are no longer offered.
 */
@Injectable()
@Scheduled({ name: 'keep-world-volumes', every: 300_000 })
export class BuildMissingVolumes implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly tenants: TenantLoop,
    private readonly volumes: Volumes,
  ) {}

  run(): Promise<void> {
    return inContext({ correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null }, async () => {
      const [missing, stale] = await this.db.batch([
        {
          name: 'years_without_volume',
          text: `select distinct extract(year from l.published_at at time zone 'UTC')::int as year from catalog.world_letter l
                 where l.shown and l.published_at < make_timestamptz($1::int, 1, 1, 0, 0, 0, 'UTC')
                   and not exists (select from catalog.world_volume v where v.tenant_id = $2::uuid
                     and v.year = extract(year from l.published_at at time zone 'UTC')) order by 1 limit 20`,
          values: [this.clock.now().getUTCFullYear(), PLATFORM_TENANT_ID],
        },
        {
          name: 'volumes_to_rebuild',
          text: `select v.year from catalog.world_volume v where v.tenant_id = $1::uuid
                   and (v.edition_id is distinct from v.asked_id or not ${WHOLE}) order by 1`,
          values: [PLATFORM_TENANT_ID],
        },
      ]);
      const years = [missing!, stale!].flatMap(({ rows }) =>
        (rows as { year: number }[]).map(({ year }) => ({ tenant_id: PLATFORM_TENANT_ID, year })),
      );
      await this.tenants.forEachTenant('keep-world-volumes', years, ({ year }) =>
        this.db.transaction((tx) => this.volumes.request(tx, year)),
      );
      await this.deleteOldFiles();
    });
  }

  private async deleteOldFiles(): Promise<void> {
    // Files are listed before rows: a build that starts in between is then in neither list, or in both.
    const files = await this.storage.list(VOLUMES);
    const current = await this.db.rows<{ id: string }>({
      name: 'volume_editions',
      text: `select v.asked_id as id from catalog.world_volume v where v.tenant_id = $1::uuid
             union select v.edition_id from catalog.world_volume v where v.tenant_id = $1::uuid and v.edition_id is not null`,
      values: [PLATFORM_TENANT_ID],
    });
    const ids = new Set(current.map(({ id }) => id));
    const outdated = new Set(
      files
        .map((key) => key.split('/').slice(0, 3))
        .filter(([, , id]) => id && !ids.has(id))
        .map((parts) => `${parts.join('/')}/`),
    );
    for (const folder of outdated) await this.storage.removeAll(folder);
  }
}
