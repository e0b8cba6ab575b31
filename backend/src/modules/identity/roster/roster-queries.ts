import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { seesAllClasses, type Teaching } from '../classes/class-access.ts';
import type { RosterLinesQuery } from './roster-bodies.ts';
import type { RosterImportView, RosterLineView } from './roster-views.ts';

/** The lists that were brought in, newest first: one's own, or all for an administrator. */
export class ListRosterImports extends Query<{ count: number; imports: RosterImportView[] }> {
  constructor(
    readonly who: Teaching,
    readonly page: Pick<PageQuery, 'limit' | 'offset'>,
    readonly importId: string | null = null,
  ) {
    super();
  }
}

@QueryHandler(ListRosterImports)
export class ListRosterImportsHandler implements IQueryHandler<ListRosterImports> {
  constructor(private readonly db: Db) {}

  async execute({
    who,
    page,
    importId,
  }: ListRosterImports): Promise<{ count: number; imports: RosterImportView[] }> {
    const mine =
      'i.tenant_id = $1 and ($2::uuid is null or i.created_by = $2) and ($3::uuid is null or i.id = $3)';
    const values = [currentTenantId(), seesAllClasses(who) ? null : who.userId, importId];
    const [count, imports] = await this.db.batch([
      {
        name: 'roster_imports_count',
        text: `select count(*)::int as count from identity.roster_import i where ${mine}`,
        values,
      },
      {
        name: 'roster_imports',
        text: `select i.id, i.form, i.original_name, i.class_id, i.make_classes, i.status, coalesce(i.columns->'names', '[]') as column_names,
                 coalesce(i.columns->'fields', '[]') as column_fields, coalesce(i.notes, '{}') as notes, i.lines_total, i.lines_done,
                 i.error, i.created_at, i.finished_at, case when i.undo_until > now() then i.undo_until end as undo_until,
                 case when i.status = 'done' and i.printed_at is null and i.finished_at > now() - interval '24 hours'
                   then i.finished_at + interval '24 hours' end as sheet_until,
                 (select c.name from identity.school_class c where c.tenant_id = i.tenant_id and c.id = i.class_id) as class_name,
                 (select trim(u.first_name || ' ' || u.last_name) from identity.user_account u
                    where u.tenant_id = i.tenant_id and u.id = i.created_by) as created_by_name,
                 n.*
               from identity.roster_import i cross join lateral (
                 select count(*) filter (where l.verdict = 'create')::int as create, count(*) filter (where l.verdict = 'update')::int as update,
                   count(*) filter (where l.verdict = 'same')::int as same, count(*) filter (where l.verdict = 'problem')::int as problem,
                   count(*) filter (where l.verdict = 'skip')::int as skip
                 from identity.roster_line l where l.tenant_id = i.tenant_id and l.import_id = i.id) n
               where ${mine} order by i.created_at desc, i.id desc limit $4 offset $5`,
        values: [...values, page.limit, page.offset],
      },
    ]);
    return {
      count: (count!.rows[0] as { count: number }).count,
      imports: (imports!.rows as RosterImportView[]).map((row) => ({
        ...row,
        column_fields: row.column_fields.map((field: string | null) => field ?? ''),
        created_by_name: row.created_by_name ?? '',
      })),
    };
  }
}

/** The lines of a list with what each would do, or did. */
export class ListRosterLines extends Query<{ count: number; lines: RosterLineView[] }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
    readonly filters: RosterLinesQuery,
  ) {
    super();
  }
}

@QueryHandler(ListRosterLines)
export class ListRosterLinesHandler implements IQueryHandler<ListRosterLines> {
  constructor(private readonly db: Db) {}

  async execute({
    who,
    importId,
    filters,
  }: ListRosterLines): Promise<{ count: number; lines: RosterLineView[] }> {
    const tenant = currentTenantId();
    const owner = seesAllClasses(who) ? null : who.userId;
    const [allowed, count, lines] = await this.db.batch([
      {
        name: 'roster_allowed',
        text: `select 1 from identity.roster_import where tenant_id = $1 and id = $2 and ($3::uuid is null or created_by = $3)`,
        values: [tenant, importId, owner],
      },
      {
        name: 'roster_lines_count',
        text: `select count(*)::int as count from identity.roster_line
               where tenant_id = $1 and import_id = $2 and ($3::text is null or verdict = $3)`,
        values: [tenant, importId, filters.verdict ?? null],
      },
      {
        name: 'roster_lines',
        text: `select l.line, l.verdict, l.values->>'first_name' as first_name, l.values->>'last_name' as last_name,
                 coalesce(nullif(l.values->>'made_username', ''), nullif(l.values->>'username', ''),
                   (select u.username from identity.user_account u where u.tenant_id = l.tenant_id and u.id = l.user_id), '') as username,
                 case when jsonb_array_length(coalesce(nullif(l.values->'class_ids', 'null'), '[]')) + jsonb_array_length(coalesce(nullif(l.values->'new_classes', 'null'), '[]')) > 0
                   then coalesce((select jsonb_agg(c.name order by c.name) from identity.school_class c where c.tenant_id = l.tenant_id
                     and l.values->'class_ids' ? c.id::text), '[]') || coalesce(nullif(l.values->'new_classes', 'null'), '[]')
                   else l.values->'classes' end as classes,
                 coalesce(l.values->>'birth', '') as birth,
                 l.problems, case when l.before is null then null else
                   jsonb_build_object('first_name', l.before->>'first_name', 'last_name', l.before->>'last_name',
                     'birth', coalesce((l.before->>'birth_year') || coalesce('-' || lpad(l.before->>'birth_month', 2, '0'), ''), '')) end as before,
                 l.applied_at is not null as done
               from identity.roster_line l
               where l.tenant_id = $1 and l.import_id = $2 and ($3::text is null or l.verdict = $3)
               order by l.line limit $4 offset $5`,
        values: [tenant, importId, filters.verdict ?? null, filters.limit, filters.offset],
      },
    ]);
    if (allowed!.rows.length === 0) throw notFound('import');
    return {
      count: (count!.rows[0] as { count: number }).count,
      lines: lines!.rows as RosterLineView[],
    };
  }
}
