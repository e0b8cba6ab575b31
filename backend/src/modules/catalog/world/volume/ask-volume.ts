import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { DoneRegularly, type Chore } from '../../../../platform/messaging/chores.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { VolumeAsked } from '../../contract.ts';
import { Deeds } from '../../deeds.ts';
import { IN_YEAR, VOLUMES, WHOLE } from './volume-sql.ts';

/** A making that is not done by then has failed for good, and is asked for anew. */
const PATIENCE_MS = 3_600_000;

/** Asks for a making of a year's volume. Runs in the platform's context. */
@Injectable()
export class Volumes {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** One making at a time: while one is on its way, asking again changes nothing. */
  async ask(tx: Tx, year: number): Promise<void> {
    const now = this.clock.now();
    const asked_id = newId();
    const changed = await tx.$executeRaw`
      insert into catalog.world_volume (tenant_id, year, asked_id, asked_at)
      values (${PLATFORM_TENANT_ID}::uuid, ${year}::smallint, ${asked_id}::uuid, ${now})
      on conflict (tenant_id, year) do update set asked_id = excluded.asked_id, asked_at = excluded.asked_at
        where world_volume.edition_id = world_volume.asked_id
          or world_volume.asked_at < ${new Date(now.getTime() - PATIENCE_MS)}`;
    if (changed > 0) await this.outbox.add(tx, VolumeAsked, { year, edition_id: asked_id });
  }
}

/** The platform's team wants the volume of a year made, or made anew. */
export class AskVolume extends Command<{ year: number }> {
  constructor(readonly year: number) {
    super();
  }
}

@CommandHandler(AskVolume)
export class AskVolumeHandler implements ICommandHandler<AskVolume> {
  constructor(
    private readonly db: Db,
    private readonly deeds: Deeds,
    private readonly volumes: Volumes,
  ) {}

  async execute({ year }: AskVolume): Promise<{ year: number }> {
    const found = await this.db.rows({
      name: 'letters_of_year',
      text: `select 1 from catalog.world_letter l where ${IN_YEAR('$1')} limit 1`,
      values: [year],
    });
    if (found.length === 0)
      throw new AppError('conflict', 'no_letters', `No letter of ${year} stands in the book.`);
    await this.db.transaction(async (tx) => {
      await this.volumes.ask(tx, year);
      await this.deeds.note(tx, 'volume.asked', String(year));
    });
    return { year };
  }
}

/**
 * Has the volume of each year made once the year is over, has those made anew in which a letter does not stand any more as
 * it was printed, and takes the files away that are given out no longer.
 */
@Injectable()
@DoneRegularly({ name: 'keep-world-volumes', every: 300_000 })
export class KeepVolumes implements Chore {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly volumes: Volumes,
  ) {}

  run(): Promise<void> {
    return inContext({ correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null }, async () => {
      const [missing, old] = await this.db.batch([
        {
          name: 'years_without_volume',
          text: `select distinct extract(year from l.published_at at time zone 'UTC')::int as year from catalog.world_letter l
                 where l.shown and l.published_at < make_timestamptz($1::int, 1, 1, 0, 0, 0, 'UTC')
                   and not exists (select from catalog.world_volume v where v.tenant_id = $2::uuid
                     and v.year = extract(year from l.published_at at time zone 'UTC')) order by 1 limit 20`,
          values: [this.clock.now().getUTCFullYear(), PLATFORM_TENANT_ID],
        },
        {
          name: 'volumes_to_mend',
          text: `select v.year from catalog.world_volume v where v.tenant_id = $1::uuid
                   and (v.edition_id is distinct from v.asked_id or not ${WHOLE}) order by 1`,
          values: [PLATFORM_TENANT_ID],
        },
      ]);
      for (const { year } of [missing!, old!].flatMap(({ rows }) => rows as { year: number }[]))
        await this.db.transaction((tx) => this.volumes.ask(tx, year));
      await this.sweep();
    });
  }

  private async sweep(): Promise<void> {
    // The files first: a making that begins meanwhile is in neither list, or in both.
    const files = await this.storage.list(VOLUMES);
    const kept = await this.db.rows<{ id: string }>({
      name: 'volumes_kept',
      text: `select v.asked_id as id from catalog.world_volume v where v.tenant_id = $1::uuid
             union select v.edition_id from catalog.world_volume v where v.tenant_id = $1::uuid and v.edition_id is not null`,
      values: [PLATFORM_TENANT_ID],
    });
    const ids = new Set(kept.map(({ id }) => id));
    const gone = new Set(
      files
        .map((key) => key.split('/').slice(0, 3))
        .filter(([, , id]) => id && !ids.has(id))
        .map((parts) => `${parts.join('/')}/`),
    );
    for (const folder of gone) await this.storage.removeAll(folder);
  }
}
