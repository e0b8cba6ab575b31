import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { WHOLE } from './volume-sql.ts';

/** The letters of a year as a book. */
export class WorldVolumeEntry {
  year!: number;
  /** `ready` to download, or `making`: never built, or a letter in it was changed or hidden since. */
  @ApiProperty({ enum: ['ready', 'making'] })
  state!: 'ready' | 'making';
  letters!: number;
  countries!: number;
  languages!: number;
  /** Pages of the PDF. */
  pages!: number;
  epub_bytes!: number;
  pdf_bytes!: number;
  /** Null until it is built for the first time. */
  made_at!: string | null;
}

/** A year of letters, with its volume if there is one. */
export class WorldYear {
  year!: number;
  /** Letters of it that are shown. */
  letters!: number;
  /** The year is over. */
  closed!: boolean;
  volume!: WorldVolumeEntry | null;
}

/** The volumes that were built, the newest first. */
export class ListVolumes extends Query<WorldVolumeEntry[]> {
  constructor(
    /** Only this year's. */
    readonly year: number | null = null,
  ) {
    super();
  }
}

/** Every year that has letters or a volume, the newest first. */
export class ListVolumeYears extends Query<WorldYear[]> {}

type Row = Omit<WorldVolumeEntry, 'made_at'> & { made_at: Date | null };

const COLUMNS = `v.year::int as year, cardinality(v.story_ids) as letters, v.countries::int as countries, v.languages::int as languages,
  v.pages, v.epub_bytes, v.pdf_bytes, v.made_at, case when v.edition_id is not null and ${WHOLE} then 'ready' else 'making' end as state`;

const show = ({ made_at, ...row }: Row): WorldVolumeEntry => ({
  ...row,
  made_at: made_at?.toISOString() ?? null,
});

@QueryHandler(ListVolumes)
export class ListVolumesHandler implements IQueryHandler<ListVolumes> {
  constructor(private readonly db: Db) {}

  async execute({ year }: ListVolumes): Promise<WorldVolumeEntry[]> {
    const rows = await this.db.rows<Row & Record<string, unknown>>({
      name: 'world_volumes',
      text: `select ${COLUMNS} from catalog.world_volume v
             where v.tenant_id = $1::uuid and v.made_at is not null and ($2::int is null or v.year = $2::int)
             order by v.year desc limit 50`,
      values: [PLATFORM_TENANT_ID, year],
    });
    return rows.map(show);
  }
}

@QueryHandler(ListVolumeYears)
export class ListVolumeYearsHandler implements IQueryHandler<ListVolumeYears> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute(): Promise<WorldYear[]> {
    const [counted, built] = await this.db.batch([
      {
        name: 'letters_by_year',
        text: `select extract(year from l.published_at at time zone 'UTC')::int as year, count(*)::int as letters
               from catalog.world_letter l where l.shown group by 1`,
        values: [],
      },
      {
        name: 'world_volumes_all',
        text: `select ${COLUMNS} from catalog.world_volume v where v.tenant_id = $1::uuid`,
        values: [PLATFORM_TENANT_ID],
      },
    ]);
    const letters = new Map(
      (counted!.rows as { year: number; letters: number }[]).map((row) => [row.year, row.letters]),
    );
    const volumes = new Map((built!.rows as Row[]).map((row) => [row.year, show(row)]));
    const now = this.clock.now().getUTCFullYear();
    return [...new Set([...letters.keys(), ...volumes.keys()])]
      .sort((a, b) => b - a)
      .map((year) => ({
        year,
        letters: letters.get(year) ?? 0,
        closed: year < now,
        volume: volumes.get(year) ?? null,
      }));
  }
}

/** The edition of a year's volume that can be downloaded. */
export class GetVolumeEdition extends Query<{ edition_id: string; state: 'ready' | 'making' } | null> {
  constructor(readonly year: number) {
    super();
  }
}

@QueryHandler(GetVolumeEdition)
export class GetVolumeEditionHandler implements IQueryHandler<GetVolumeEdition> {
  constructor(private readonly db: Db) {}

  async execute({
    year,
  }: GetVolumeEdition): Promise<{ edition_id: string; state: 'ready' | 'making' } | null> {
    const [row] = await this.db.rows<{ edition_id: string; whole: boolean }>({
      name: 'world_volume_edition',
      text: `select v.edition_id, ${WHOLE} as whole from catalog.world_volume v
             where v.tenant_id = $1::uuid and v.year = $2 and v.edition_id is not null`,
      values: [PLATFORM_TENANT_ID, year],
    });
    return row ? { edition_id: row.edition_id, state: row.whole ? 'ready' : 'making' } : null;
  }
}
