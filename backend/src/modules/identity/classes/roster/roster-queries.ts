import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import {
  listImportLines,
  listImports,
  type ImportLinesQuery,
  type ImportPages,
} from '../../../../platform/imports/import-pages.ts';
import type { Teaching } from '../management/class-access.ts';
import { rosterOwner } from './roster-imports.ts';
import { ROSTER_KIND } from './roster-kind.ts';
import type { RosterImportView, RosterLineView } from './roster-views.ts';

const PAGES: ImportPages = {
  name: 'roster',
  tables: ROSTER_KIND.tables,
  importColumns: `i.class_id, i.make_classes,
    case when i.status = 'done' and i.printed_at is null and i.finished_at > now() - interval '24 hours'
      then i.finished_at + interval '24 hours' end as sheet_until,
    (select c.name from identity.school_class c where c.tenant_id = i.tenant_id and c.id = i.class_id) as class_name,
    (select trim(u.first_name || ' ' || u.last_name) from identity.user_account u
       where u.tenant_id = i.tenant_id and u.id = i.created_by) as created_by_name,`,
  lineColumns: `l.values->>'first_name' as first_name, l.values->>'last_name' as last_name,
    coalesce(nullif(l.values->>'made_username', ''), nullif(l.values->>'username', ''),
      (select u.username from identity.user_account u where u.tenant_id = l.tenant_id and u.id = l.user_id), '') as username,
    case when jsonb_array_length(coalesce(nullif(l.values->'class_ids', 'null'), '[]')) + jsonb_array_length(coalesce(nullif(l.values->'new_classes', 'null'), '[]')) > 0
      then coalesce((select jsonb_agg(c.name order by c.name) from identity.school_class c where c.tenant_id = l.tenant_id
        and l.values->'class_ids' ? c.id::text), '[]') || coalesce(nullif(l.values->'new_classes', 'null'), '[]')
      else l.values->'classes' end as classes,
    coalesce(l.values->>'birth', '') as birth,
    case when l.before is null then null else
      jsonb_build_object('first_name', l.before->>'first_name', 'last_name', l.before->>'last_name',
        'birth', coalesce((l.before->>'birth_year') || coalesce('-' || lpad(l.before->>'birth_month', 2, '0'), ''), '')) end as before`,
};

/** The imports, newest first: the requester's own, or all for an administrator. */
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
    const found = await listImports<RosterImportView>(this.db, PAGES, {
      ...rosterOwner(who),
      importId,
      page,
    });
    return {
      count: found.count,
      imports: found.imports.map(({ created_by: _createdBy, ...row }) => ({
        ...row,
        created_by_name: row.created_by_name ?? '',
      })),
    };
  }
}

/** The lines of a list with their verdicts. */
export class ListRosterLines extends Query<{ count: number; lines: RosterLineView[] }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
    readonly filters: ImportLinesQuery,
  ) {
    super();
  }
}

@QueryHandler(ListRosterLines)
export class ListRosterLinesHandler implements IQueryHandler<ListRosterLines> {
  constructor(private readonly db: Db) {}

  execute({ who, importId, filters }: ListRosterLines): Promise<{ count: number; lines: RosterLineView[] }> {
    return listImportLines<RosterLineView>(this.db, PAGES, rosterOwner(who).owner, importId, filters);
  }
}
