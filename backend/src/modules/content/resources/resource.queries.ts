import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { page, type Page } from '../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetResourceCards, type ResourceCard } from '../contract.ts';
import { FindResources, RESOURCE_COLUMNS } from './find-resources.ts';
import type { ResourceModerationFilters, ResourceFilters } from './resource-body.ts';
import {
  ResourceViews,
  type OwnResourceItem,
  type ResourceDraft,
  type ResourceListItem,
  type ResourceView,
} from './resource-view.ts';
import type { ResourceRow } from './resource.rules.ts';

type Add = (value: unknown) => string;

/** Number of results of each kind, regardless of the kind filter. */
export class ResourceKindCount {
  kind!: 'film' | 'slides' | 'sheet' | 'picture' | 'sound';
  count!: number;
}
export type ResourceList = Page<ResourceListItem> & { kinds: ResourceKindCount[] };

/** Resources that the requester may see, newest first. */
export class ListResources extends Query<ResourceList> {
  constructor(
    readonly filters: ResourceFilters,
    readonly url: string,
  ) {
    super();
  }
}

function narrowing(filters: ResourceFilters, add: Add): string[] {
  const { search, age, language, subject, use, goal } = filters;
  const where: string[] = [];
  const words = search?.trim();
  if (words) {
    const pattern = add(likePattern(words));
    where.push(`(r.title ilike ${pattern} or r.summary ilike ${pattern} or r.words ilike ${pattern})`);
  }
  if (age !== undefined) {
    const years = add(age);
    where.push(`r.age_min <= ${years} and r.age_max >= ${years}`);
  }
  if (language) where.push(`r.language = ${add(language)}`);
  if (subject) where.push(`${add(subject)} = any(r.subjects)`);
  if (use) where.push(`${add(use)} = any(r.uses)`);
  if (goal !== undefined) where.push(`${add(goal)}::int = any(r.goals)`);
  return where;
}

@QueryHandler(ListResources)
export class ListResourcesHandler implements IQueryHandler<ListResources> {
  constructor(
    private readonly db: Db,
    private readonly find: FindResources,
    private readonly views: ResourceViews,
  ) {}

  async execute({ filters, url }: ListResources): Promise<ResourceList> {
    const viewer = await this.find.seeker();
    const statement = (text: (where: string, add: Add) => string) => {
      const values: unknown[] = [];
      const add: Add = (value) => `$${values.push(value)}`;
      const where = [this.find.found(viewer, add), ...narrowing(filters, add)].join(' and ');
      return { name: '', text: text(where, add), values };
    };
    const [rows, kinds] = (
      await this.db.batch([
        statement((where, add) => {
          const kind = filters.kind ? ` and r.kind = ${add(filters.kind)}` : '';
          return `select ${RESOURCE_COLUMNS}, count(*) over ()::int as total from content.resource r
                  where ${where}${kind} order by r.approved_at desc, r.id desc
                  limit ${add(filters.limit)} offset ${add(filters.offset)}`;
        }),
        statement(
          (where) =>
            `select r.kind, count(*)::int as count from content.resource r where ${where} group by r.kind order by r.kind`,
        ),
      ])
    ).map((result) => result.rows as unknown[]) as [(ResourceRow & { total: number })[], ResourceKindCount[]];
    const items = rows.map((row) => this.views.item(row, PLATFORM_TENANT_ID));
    return { ...page(url, filters, rows[0]?.total ?? 0, items), kinds };
  }
}

export class GetResource extends Query<ResourceView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetResource)
export class GetResourceHandler implements IQueryHandler<GetResource> {
  constructor(
    private readonly find: FindResources,
    private readonly views: ResourceViews,
  ) {}

  async execute({ id }: GetResource): Promise<ResourceView> {
    return this.views.view(await this.find.one(id), PLATFORM_TENANT_ID);
  }
}

@QueryHandler(GetResourceCards)
export class GetResourceCardsHandler implements IQueryHandler<GetResourceCards> {
  constructor(
    private readonly db: Db,
    private readonly find: FindResources,
  ) {}

  async execute({ ids }: GetResourceCards): Promise<ResourceCard[]> {
    if (ids.length === 0) return [];
    const viewer = await this.find.seeker();
    const values: unknown[] = [];
    const add: Add = (value) => `$${values.push(value)}`;
    const rows = await this.db.rows<ResourceRow>({
      name: '',
      text: `select r.id, r.kind, r.title, r.summary, r.language from content.resource r
             where ${this.find.found(viewer, add)} and r.id = any(${add(ids.slice(0, 100))}::uuid[])`,
      values,
    });
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      if (!row) return [];
      const { kind, title, summary, language } = row;
      return [{ id, kind, title, summary, language, path: `/resources/${id}` }];
    });
  }
}

/** The requester's own resources, drafts included, latest change first. */
export class ListOwnResources extends Query<OwnResourceItem[]> {}

@QueryHandler(ListOwnResources)
export class ListOwnResourcesHandler implements IQueryHandler<ListOwnResources> {
  constructor(
    private readonly db: Db,
    private readonly views: ResourceViews,
  ) {}

  async execute(): Promise<OwnResourceItem[]> {
    const rows = await this.db.rows<ResourceRow>({
      name: 'resources_own',
      text: `select ${RESOURCE_COLUMNS} from content.resource r where r.tenant_id = $1::uuid and r.owner_id = $2::uuid
               and r.origin_id is null order by r.updated_at desc, r.id desc limit 100`,
      values: [currentTenantId(), currentContext()!.principal!.userId],
    });
    return rows.map((row) => this.views.own(row, PLATFORM_TENANT_ID));
  }
}

export class GetOwnResource extends Query<ResourceDraft> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetOwnResource)
export class GetOwnResourceHandler implements IQueryHandler<GetOwnResource> {
  constructor(
    private readonly find: FindResources,
    private readonly views: ResourceViews,
  ) {}

  async execute({ id }: GetOwnResource): Promise<ResourceDraft> {
    const row = await this.find.own(id);
    return this.views.draft(row, PLATFORM_TENANT_ID, await this.find.more(row));
  }
}

/** The moderation queue, longest wait first. */
export class ListResourcesForModeration extends Query<Page<OwnResourceItem>> {
  constructor(
    readonly filters: ResourceModerationFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListResourcesForModeration)
export class ListResourcesForModerationHandler implements IQueryHandler<ListResourcesForModeration> {
  constructor(
    private readonly find: FindResources,
    private readonly views: ResourceViews,
  ) {}

  async execute({ filters, url }: ListResourcesForModeration): Promise<Page<OwnResourceItem>> {
    const values: unknown[] = [];
    const add: Add = (value) => `$${values.push(value)}`;
    const where = [this.find.moderationCondition(add)];
    if (filters.stage) where.push(`r.stage = ${add(filters.stage)}`);
    if (filters.wide) where.push(`r.wide = 'asked'`);
    if (filters.search?.trim()) {
      const pattern = add(likePattern(filters.search));
      where.push(`(r.title ilike ${pattern} or r.owner_name ilike ${pattern})`);
    }
    // A resource proposed to every school waits for the platform's team, not for the school.
    const waits = `r.stage = 'submitted'${this.find.everywhere() ? ` or r.wide is not distinct from 'asked'` : ''}`;
    const [rows] = await this.find.readAsModerator<[(ResourceRow & { total: number })[]]>([
      {
        name: '',
        text: `select ${RESOURCE_COLUMNS}, count(*) over ()::int as total from content.resource r
               where ${where.join(' and ')}
               order by (${waits}) desc,
                 case when r.stage = 'submitted' then r.submitted_at end asc, r.updated_at desc, r.id
               limit ${add(filters.limit)} offset ${add(filters.offset)}`,
        values,
      },
    ]);
    const items = rows.map((row) => this.views.own(row, PLATFORM_TENANT_ID));
    return page(url, filters, rows[0]?.total ?? 0, items);
  }
}

export class GetResourceForModeration extends Query<ResourceDraft> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetResourceForModeration)
export class GetResourceForModerationHandler implements IQueryHandler<GetResourceForModeration> {
  constructor(
    private readonly find: FindResources,
    private readonly views: ResourceViews,
  ) {}

  async execute({ id }: GetResourceForModeration): Promise<ResourceDraft> {
    const row = await this.find.forModeration(id);
    return this.views.draft(row, PLATFORM_TENANT_ID, await this.find.more(row, true));
  }
}
