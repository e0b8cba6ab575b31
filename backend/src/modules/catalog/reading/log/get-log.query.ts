import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { fillWeeks, mondaysBefore, type WeekOfReading } from './log.rules.ts';
import { LogReaders, type LogPerson } from './log-readers.ts';

/** One entry of a reading log: a reading session on a screen, or reading of a printed book. */
export class LogEntry {
  id!: string;
  kind!: 'screen' | 'paper';
  /** Null when the book is no longer in the library. */
  title!: string | null;
  slug!: string | null;
  /** A time for reading on a screen, a day for a printed book; ISO 8601. */
  at!: string;
  seconds!: number;
  mode!: 'silent' | 'listen' | 'together' | 'offline' | null;
  /** The viewer may remove it. */
  removable!: boolean;
}

interface LogOfReader {
  person: LogPerson;
  weeks: WeekOfReading[];
  count: number;
  results: LogEntry[];
}

/** A reading log: the last weeks in numbers, and its entries, newest first. */
export class GetLog extends Query<LogOfReader> {
  constructor(
    readonly requester: NonNullable<Reader>,
    readonly person: string | undefined,
    readonly zone: string,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
  ) {
    super();
  }
}

interface EntryRow extends Record<string, unknown> {
  id: string;
  kind: LogEntry['kind'];
  title: string | null;
  slug: string | null;
  at: string;
  seconds: number;
  mode: LogEntry['mode'];
  added_by: string | null;
}

@QueryHandler(GetLog)
export class GetLogHandler implements IQueryHandler<GetLog> {
  constructor(
    private readonly db: Db,
    private readonly readers: LogReaders,
    private readonly clock: Clock,
  ) {}

  async execute({ requester, person, zone, slice }: GetLog): Promise<LogOfReader> {
    const owner = await this.readers.owner(requester, person);
    const tenant = currentTenantId();
    // The Swedish locale formats dates as ISO 8601.
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(this.clock.now());
    const mondays = mondaysBefore(today);
    const [weeks, counts, rows] = await this.db.batch([
      {
        name: 'log_weeks',
        // Minutes are rounded up for each day, and days count whose reading was not timed, as on the dashboards
        // (GetReadingMinutes, GetReadingDays).
        text: `with log as (
                 select (started_at at time zone $3)::date as day, active_seconds as seconds, book_id::text as book
                 from catalog.reading_session
                 where tenant_id = $1 and user_id = $2 and started_at >= $4::date - 1
                 union all
                 select read_on, minutes * 60, lower(title) from catalog.paper_reading
                 where tenant_id = $1 and user_id = $2 and read_on >= $4::date
                 union all
                 select (hour at time zone $3)::date, 0, null from catalog.reading_hour
                 where tenant_id = $1 and user_id = $2 and hour >= $4::date - 1
               ), by_day as (
                 select day, ceil(sum(seconds) / 60.0)::int as minutes from log where day >= $4::date group by 1
               ), books as (
                 select date_trunc('week', day) as week, count(distinct book)::int as books
                 from log where day >= $4::date group by 1
               )
               select to_char(week, 'YYYY-MM-DD') as week, minutes, days, books
               from (select date_trunc('week', day) as week, sum(minutes)::int as minutes, count(*)::int as days
                     from by_day group by 1) by_week
               join books using (week) limit 20`,
        values: [tenant, owner.id, zone, mondays[0]],
      },
      {
        name: 'log_count',
        text: `select (select count(*) from catalog.reading_session where tenant_id = $1 and user_id = $2)::int
                 + (select count(*) from catalog.paper_reading where tenant_id = $1 and user_id = $2)::int as count`,
        values: [tenant, owner.id],
      },
      {
        name: 'log_entries',
        text: `select * from (
                 select s.id, 'screen' as kind, b.title, b.slug, s.started_at as moment,
                   to_char(s.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, s.active_seconds as seconds,
                   s.mode, null::uuid as added_by
                 from catalog.reading_session s
                 left join catalog.book b on b.tenant_id = s.book_tenant_id and b.id = s.book_id and b.status = 'published'
                   and b.tenant_id in ($1, $5)
                 where s.tenant_id = $1 and s.user_id = $2
                 union all
                 select id, 'paper', title, null, (read_on + interval '23 hours') at time zone $6,
                   to_char(read_on, 'YYYY-MM-DD'), minutes * 60, null, added_by
                 from catalog.paper_reading where tenant_id = $1 and user_id = $2
               ) log order by moment desc, id limit $3 offset $4`,
        values: [tenant, owner.id, slice.limit, slice.offset, PLATFORM_TENANT_ID, zone],
      },
    ]);
    return {
      person: owner,
      weeks: fillWeeks(mondays, weeks!.rows as WeekOfReading[]),
      count: (counts!.rows[0] as { count: number }).count,
      results: (rows!.rows as EntryRow[]).map(({ id, kind, title, slug, at, seconds, mode, added_by }) => ({
        ...{ id, kind, title, slug, at, seconds, mode },
        removable: owner.id === requester.userId || added_by === requester.userId,
      })),
    };
  }
}
