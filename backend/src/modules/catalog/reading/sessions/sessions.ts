import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import type { DeviceBody, DeviceView } from '../../library/books/device.ts';
import { readableBook } from '../shared/readable-book.ts';
import { sessionProblem, type Session } from './reading-session.rules.ts';

interface NewSession extends Session {
  page_from: number;
  page_to: number;
  mode: 'silent' | 'listen' | 'together' | 'offline';
  device: DeviceBody;
}

/** A reading session, as its reader sees it. */
export class SessionView {
  id!: string;
  book_id!: string;
  /** Null when the book is no longer in the library. */
  book_title!: string | null;
  book_slug!: string | null;
  started_at!: string;
  ended_at!: string;
  /** Idle time is not in it: a pause counts for three minutes at most. */
  active_seconds!: number;
  page_from!: number;
  page_to!: number;
  mode!: 'silent' | 'listen' | 'together' | 'offline';
  device!: DeviceView;
}

/**
 * Saves a reading session. It is saved repeatedly while somebody reads: the same id again replaces the shorter one.
 */
export class SaveSession extends Command<{ saved: boolean }> {
  constructor(
    readonly bookId: string,
    readonly id: string,
    readonly reader: NonNullable<Reader>,
    readonly session: NewSession,
  ) {
    super();
  }
}

@CommandHandler(SaveSession)
export class SaveSessionHandler implements ICommandHandler<SaveSession> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly clock: Clock,
  ) {}

  async execute({ bookId, id, reader, session }: SaveSession): Promise<{ saved: boolean }> {
    const problem = sessionProblem(session, this.clock.now());
    if (problem)
      throw new AppError('invalid', 'session_unlikely', 'This reading time cannot be right.', {
        fields: { ended_at: [problem] },
      });
    const { book } = await readableBook(this.find, bookId, reader);
    const tenant = currentTenantId();
    const { started_at, ended_at, active_seconds, page_from, page_to, mode, device } = session;
    return this.db.transaction(async (tx) => {
      const rows = await tx.$executeRaw`
        insert into catalog.reading_session (id, tenant_id, user_id, book_tenant_id, book_id, started_at, ended_at,
          active_seconds, page_from, page_to, mode, device_kind, device_system)
        values (${id}::uuid, ${tenant}::uuid, ${reader.userId}::uuid, ${book.tenant_id}::uuid, ${book.id}::uuid, ${started_at},
          ${ended_at}, ${active_seconds}, ${page_from}, ${page_to}, ${mode}, ${device.kind}, ${device.system})
        on conflict (tenant_id, id) do update
          set ended_at = excluded.ended_at, active_seconds = excluded.active_seconds, page_to = excluded.page_to, mode = excluded.mode
          where reading_session.user_id = excluded.user_id and reading_session.book_id = excluded.book_id
            and reading_session.ended_at <= excluded.ended_at`;
      // Reading days are derived from hours: reading offline counts on the day on which it happened.
      if (rows === 1)
        await tx.$executeRaw`
          insert into catalog.reading_hour (tenant_id, user_id, hour)
          select ${tenant}::uuid, ${reader.userId}::uuid, hour
          from generate_series(date_trunc('hour', ${started_at}::timestamptz), least(${ended_at}::timestamptz, now()), interval '1 hour') hour
          on conflict do nothing`;
      return { saved: rows === 1 };
    });
  }
}

interface SessionRow extends Record<string, unknown> {
  id: string;
  book_id: string;
  book_title: string | null;
  book_slug: string | null;
  started_at: Date;
  ended_at: Date;
  active_seconds: number;
  page_from: number;
  page_to: number;
  mode: SessionView['mode'];
  device_kind: DeviceView['kind'];
  device_system: string;
}

/** One's own reading sessions, newest first, and their sums. */
export class ListSessions extends Query<{ count: number; seconds: number; results: SessionView[] }> {
  constructor(
    readonly userId: string,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
  ) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(private readonly db: Db) {}

  async execute({
    userId,
    slice,
  }: ListSessions): Promise<{ count: number; seconds: number; results: SessionView[] }> {
    const tenant = currentTenantId();
    const [sums, rows] = await this.db.batch([
      {
        name: 'sessions_sums',
        text: `select count(*)::int as count, coalesce(sum(active_seconds), 0)::int as seconds
               from catalog.reading_session where tenant_id = $1 and user_id = $2`,
        values: [tenant, userId],
      },
      {
        name: 'sessions_of_person',
        text: `select s.id, s.book_id, b.title as book_title, b.slug as book_slug, s.started_at, s.ended_at, s.active_seconds,
                 s.page_from, s.page_to, s.mode, s.device_kind, s.device_system
               from catalog.reading_session s
               left join catalog.book b on b.tenant_id = s.book_tenant_id and b.id = s.book_id and b.status = 'published'
                 and b.tenant_id in ($1, $5)
               where s.tenant_id = $1 and s.user_id = $2 order by s.started_at desc, s.id limit $3 offset $4`,
        values: [tenant, userId, slice.limit, slice.offset, PLATFORM_TENANT_ID],
      },
    ]);
    const { count, seconds } = sums!.rows[0] as { count: number; seconds: number };
    return {
      count,
      seconds,
      results: (rows!.rows as SessionRow[]).map(({ device_kind, device_system, ...row }) => ({
        ...row,
        started_at: row.started_at.toISOString(),
        ended_at: row.ended_at.toISOString(),
        device: { kind: device_kind, system: device_system },
      })),
    };
  }
}

/** Removes a session from one's own log, and the reading hours that no other session covers. */
export class RemoveSession extends Command<void> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSession)
export class RemoveSessionHandler implements ICommandHandler<RemoveSession> {
  constructor(private readonly db: Db) {}

  async execute({ id, userId }: RemoveSession): Promise<void> {
    const tenant = currentTenantId();
    await this.db.transaction(async (tx) => {
      const [removed] = await tx.$queryRaw<{ started_at: Date; ended_at: Date }[]>`
        delete from catalog.reading_session
        where tenant_id = ${tenant}::uuid and id = ${id}::uuid and user_id = ${userId}::uuid returning started_at, ended_at`;
      if (!removed) throw notFound('session');
      await tx.$executeRaw`
        delete from catalog.reading_hour h
        where h.tenant_id = ${tenant}::uuid and h.user_id = ${userId}::uuid
          and h.hour between date_trunc('hour', ${removed.started_at}::timestamptz) and ${removed.ended_at}::timestamptz
          and not exists (select 1 from catalog.reading_session s where s.tenant_id = h.tenant_id and s.user_id = h.user_id
            and s.started_at < h.hour + interval '1 hour' and s.ended_at >= h.hour)`;
    });
  }
}
