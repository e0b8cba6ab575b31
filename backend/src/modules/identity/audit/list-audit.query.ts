import { createHash } from 'node:crypto';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsBoolean, IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { BooleanText } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';

/** Query of the audit log; `search` matches names and reasons. */
export class AuditFilters extends PageQuery {
  /** Id of the person it is about. */
  @IsOptional()
  @IsUUID('all', { message: 'subject must be the id of a person.' })
  subject?: string;

  /** Id of the person who did it. */
  @IsOptional()
  @IsUUID('all', { message: 'actor must be the id of a person.' })
  actor?: string;

  /** First word of the actions: `person` for person.viewed and person.changed. */
  @IsOptional()
  @Matches(/^[a-z][a-z_]{0,31}$/, { message: 'area must be the first word of an action, e.g. person.' })
  area?: string;

  /** Entries from this time on. */
  @IsOptional()
  @IsISO8601({}, { message: 'from must be a date, e.g. 2026-09-01.' })
  from?: string;

  /** Entries before this time. */
  @IsOptional()
  @IsISO8601({}, { message: 'to must be a date, e.g. 2026-10-01.' })
  to?: string;

  /** Leaves out what was read while somebody viewed as a person: the entry of the viewing stands for it. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'brief must be true or false.' })
  brief?: boolean;
}

/** An audit entry. */
export class AuditRow {
  id!: string;
  at!: string;
  /** Id of the tenant in which it happened. */
  school!: string;
  actor_id!: string;
  actor_name!: string;
  /** e.g. person.viewed, person.changed */
  action!: string;
  subject_id!: string | null;
  subject_name!: string;
  reason!: string | null;
  detail!: Record<string, unknown>;
  /** Names of the classes and people that the detail refers to, by their ids. */
  names!: Record<string, string>;
}

/** One page of the audit log of the running school, or of every school, newest first. */
export class ListAudit extends Query<{ count: number; entries: AuditRow[] }> {
  constructor(
    readonly filters: AuditFilters,
    readonly everywhere: boolean,
  ) {
    super();
  }
}

@QueryHandler(ListAudit)
export class ListAuditHandler implements IQueryHandler<ListAudit> {
  constructor(private readonly db: Db) {}

  async execute({ filters, everywhere }: ListAudit): Promise<{ count: number; entries: AuditRow[] }> {
    const { where, values, unfiltered } = auditConditions(filters, everywhere);
    const add = (value: unknown): string => `$${values.push(value)}`;
    const from = `from identity.audit_entry a where ${where}`;
    const matching = [...values];
    const list = `select a.* ${from} order by a.at desc, a.id desc limit ${add(filters.limit)} offset ${add(filters.offset)}`;
    // Without a filter the number is a kept count (ADR 0063).
    const count = unfiltered
      ? `select coalesce(sum(a.count), 0)::int as count from identity.kept_count a where a.name = 'audit' and a.owner_id is null and ${where}`
      : `select count(*)::int as count ${from}`;
    const statements = [
      { name: nameOf(list), text: list, values },
      { name: nameOf(count), text: count, values: matching },
    ];
    const [rows, counted] = await (everywhere ? this.db.oversee(statements) : this.db.batch(statements));
    const found = rows!.rows as Entry[];
    const names = await this.namesIn(found, everywhere);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      entries: found.map((entry) => show(entry, names)),
    };
  }

  /** Names of the classes and people in the details of entries. */
  private async namesIn(entries: Entry[], everywhere: boolean): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(entries.flatMap(({ detail }) => idsIn(detail)))];
    if (ids.length === 0) return new Map();
    const statement = {
      name: 'audit_names',
      text: `select id, name::text from identity.school_class where id = any($1::uuid[])
             union all select id, trim(first_name || ' ' || last_name) from identity.user_account where id = any($1::uuid[])`,
      values: [ids],
    };
    const [answer] = await (everywhere ? this.db.oversee([statement]) : this.db.batch([statement]));
    return new Map((answer!.rows as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
  }
}

/** SQL conditions on `identity.audit_entry a`, with their values; `unfiltered` when only the school is one. */
export function auditConditions(
  filters: Omit<AuditFilters, 'limit' | 'offset'>,
  everywhere: boolean,
): { where: string; values: unknown[]; unfiltered: boolean } {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const where = ['true'];
  if (!everywhere) where.push(`a.tenant_id = ${add(currentTenantId())}`);
  const ofSchool = where.length;
  if (filters.subject) where.push(`a.subject_id = ${add(filters.subject)}`);
  if (filters.actor) where.push(`a.actor_id = ${add(filters.actor)}`);
  if (filters.area) where.push(`starts_with(a.action, ${add(`${filters.area}.`)})`);
  if (filters.from) where.push(`a.at >= ${add(filters.from)}::timestamptz`);
  if (filters.to) where.push(`a.at < ${add(filters.to)}::timestamptz`);
  if (filters.brief) where.push(`a.action <> 'impersonation.read'`);
  if (filters.search)
    where.push(
      `lower(a.actor_name || ' ' || a.subject_name || ' ' || coalesce(a.reason, '')) like ` +
        add(likePattern(filters.search.toLowerCase())),
    );
  return { where: where.join(' and '), values, unfiltered: where.length === ofSchool };
}

type Entry = Omit<AuditRow, 'school' | 'at' | 'names'> & { tenant_id: string; at: Date };

/** Members of details that refer to a class or a person. */
const REFERENCES = ['class_id', 'to_class_id', 'next_class_id', 'merged_id', 'other_id'];
const idsIn = (detail: Record<string, unknown>): string[] =>
  REFERENCES.flatMap((name) => {
    const id = detail[name];
    return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? [id] : [];
  });

const show = (entry: Entry, names: ReadonlyMap<string, string>): AuditRow => ({
  id: entry.id,
  at: entry.at.toISOString(),
  school: entry.tenant_id,
  actor_id: entry.actor_id,
  actor_name: entry.actor_name,
  action: entry.action,
  subject_id: entry.subject_id,
  subject_name: entry.subject_name,
  reason: entry.reason,
  detail: entry.detail,
  names: Object.fromEntries(
    idsIn(entry.detail).flatMap((id) => (names.has(id) ? [[id, names.get(id)!]] : [])),
  ),
});

/** Name of a prepared statement: statements with other filters are others. */
export const nameOf = (text: string): string =>
  `audit_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`;
