import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { page } from '../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { FindCharities } from '../charities/find-charities.ts';
import { GivenMoney } from '../charities/given-money.ts';
import { GetBeneficiary, GetProjectCards, type Beneficiary, type ProjectCard } from '../contract.ts';
import { FindProjects } from './find-projects.ts';
import type { ProjectDeskFilters, ProjectFilters, ProjectOrder } from './project-bodies.ts';
import { dayOf, type ProjectRow } from './project-row.ts';
import { ProjectViews, raisedBy, type ProjectSums } from './project-view-maker.ts';
import type { ProjectDeskPage, ProjectDraft, ProjectPage, ProjectView } from './project-views.ts';
import { lineAmount, poolLeft, possibleMoves, refusalOf } from './project.rules.ts';

/** One page of the grid. */
export class ListProjects extends Query<ProjectPage> {
  constructor(
    readonly filters: ProjectFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListProjects)
export class ListProjectsHandler implements IQueryHandler<ListProjects> {
  constructor(
    private readonly find: FindProjects,
    private readonly views: ProjectViews,
  ) {}

  async execute({ filters, url }: ListProjects): Promise<ProjectPage> {
    const rows = await this.find.listed(filters);
    const sums = await this.views.sums(rows);
    const sorted = rows.sort(inOrder(filters.ordering ?? 'nearest', sums));
    const shown = sorted.slice(filters.offset, filters.offset + filters.limit);
    return page(
      url,
      filters,
      rows.length,
      shown.map((row) => this.views.item(row, sums)),
    );
  }
}

/** Projects that take gifts first, then by the order that was asked for, then newest. */
function inOrder(ordering: ProjectOrder, sums: ProjectSums) {
  const time = (date: Date | null, absent: number): number => date?.getTime() ?? absent;
  const value: Record<ProjectOrder, (row: ProjectRow) => number> = {
    nearest: (row) => -Math.min(1, raisedBy(sums, row) / row.goal),
    ending: ({ ends_on }) => time(ends_on, Infinity),
    newest: ({ published_at }) => -time(published_at, 0),
    updated: ({ updated_news_at }) => -time(updated_news_at, 0),
  };
  const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
  return (one: ProjectRow, other: ProjectRow): number =>
    compare(Number(one.status !== 'fundraising'), Number(other.status !== 'fundraising')) ||
    compare(value[ordering](one), value[ordering](other)) ||
    compare(-time(one.published_at, 0), -time(other.published_at, 0)) ||
    (one.id < other.id ? -1 : 1);
}

/** A project with its details, by id or slug. */
export class GetProject extends Query<ProjectView> {
  constructor(readonly idOrSlug: string) {
    super();
  }
}

@QueryHandler(GetProject)
export class GetProjectHandler implements IQueryHandler<GetProject> {
  constructor(
    private readonly clock: Clock,
    private readonly find: FindProjects,
    private readonly money: GivenMoney,
    private readonly views: ProjectViews,
  ) {}

  async execute({ idOrSlug }: GetProject): Promise<ProjectView> {
    return this.view(await this.find.one(idOrSlug));
  }

  /** The page of a project, whoever reads it. */
  async view(row: ProjectRow): Promise<ProjectView> {
    const [[news, fundraisers], sums, others, matches] = await Promise.all([
      this.find.read<[News[], { slug: string; title: string; kind: 'class' | 'student' }[]]>([
        {
          name: 'project_news',
          text: `select id, title, body, picture_id, published_at from giving.project_update
                 where tenant_id = $1::uuid and project_id = $2::uuid and status = 'published'
                 order by published_at desc, id desc limit 50`,
          values: [row.tenant_id, row.id],
        },
        {
          name: 'project_fundraisers',
          text: `select slug, title, kind from giving.fundraiser
                 where tenant_id = $1::uuid and project_id = $2::uuid and status = 'open' and kind = 'class'
                 order by created_at, id limit 50`,
          values: [currentTenantId(), row.id],
        },
      ]),
      this.views.sums([row]),
      row.redirect_to ? this.find.some([row.redirect_to]) : [],
      row.matching_pool > 0 ? this.money.matched([row.id]) : [],
    ]);
    const matched = matches.find(({ currency: of }) => of === row.currency)?.matched ?? 0;
    const raised = raisedBy(sums, row);
    const refusal = refusalOf(row.charity_status, { ...row, raised }, this.clock.now());
    const { currency } = row;
    const [other] = others;
    return {
      ...this.views.item(row, sums),
      story: row.story,
      starts_on: dayOf(row.starts_on),
      accepts_gifts: refusal === null,
      refusal,
      status_reason: row.status === 'paused' || row.status === 'cancelled' ? row.status_reason : '',
      budget: row.budget.map((line) => ({ ...line, amount: lineAmount(line) })),
      milestones: row.milestones,
      outcome_units: row.outcome_units,
      questions: row.questions,
      overflow: row.overflow,
      redirect_to: other ? { id: other.id, slug: other.slug, title: other.title } : null,
      matching:
        row.matching_pool > 0
          ? {
              sponsor: row.sponsor,
              pool: { amount: row.matching_pool, currency },
              left: { amount: poolLeft(row.matching_pool, matched), currency },
            }
          : null,
      report: row.status === 'completed' ? row.report : '',
      reported_at: row.reported_at?.toISOString() ?? null,
      film: row.film,
      updates: news.map(({ published_at, picture_id, ...one }) => ({
        ...one,
        picture: pictureOf(row.id, one.id, picture_id),
        published_at: published_at.toISOString(),
      })),
      money: sums.money.get(row.id) ?? [],
      fundraisers,
    };
  }
}

/** Address of the picture of news. */
const pictureOf = (project: string, update: string, picture: string | null): string | null =>
  picture && `/api/projects/${project}/updates/${update}/picture/?v=${picture}`;

interface News {
  id: string;
  title: string;
  body: string;
  picture_id: string | null;
  published_at: Date;
}

/** One page of the projects for staff. */
export class ListProjectDesk extends Query<ProjectDeskPage> {
  constructor(
    readonly filters: ProjectDeskFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListProjectDesk)
export class ListProjectDeskHandler implements IQueryHandler<ListProjectDesk> {
  constructor(
    private readonly find: FindProjects,
    private readonly views: ProjectViews,
  ) {}

  async execute({ filters, url }: ListProjectDesk): Promise<ProjectDeskPage> {
    const { count, rows, statuses } = await this.find.desk(filters);
    const sums = await this.views.sums(rows);
    const items = rows.map((row) => ({
      ...this.views.item(row, sums),
      of_platform: row.tenant_id === PLATFORM_TENANT_ID,
      updates_waiting: row.updates_waiting,
      version: row.version,
    }));
    return { ...page(url, filters, count, items), statuses };
  }
}

/** A project for staff. */
export class GetProjectDraft extends Query<ProjectDraft> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetProjectDraft)
export class GetProjectDraftHandler implements IQueryHandler<GetProjectDraft> {
  constructor(
    private readonly find: FindProjects,
    private readonly page: GetProjectHandler,
  ) {}

  async execute({ id }: GetProjectDraft): Promise<ProjectDraft> {
    const row = await this.find.forDesk(id);
    const values = [row.tenant_id, row.id];
    const [view, [news, events]] = await Promise.all([
      this.page.view(row),
      this.find.read<[Update[], Event[]]>([
        {
          name: 'project_updates',
          text: `select id, title, body, picture_id, status, reason, author_id, created_at, published_at from giving.project_update
                 where tenant_id = $1::uuid and project_id = $2::uuid order by created_at desc, id desc limit 100`,
          values,
        },
        {
          name: 'project_events',
          text: `select id, what, reason, actor_name, created_at from giving.project_event
                 where tenant_id = $1::uuid and project_id = $2::uuid order by created_at desc, id desc limit 50`,
          values,
        },
      ]),
    ]);
    const own = row.tenant_id === currentTenantId();
    const me = currentContext()?.principal?.userId;
    return {
      ...view,
      report: row.report,
      status_reason: row.status_reason,
      version: row.version,
      of_platform: row.tenant_id === PLATFORM_TENANT_ID,
      charity_id: row.charity_id,
      moves: possibleMoves(row.status, this.find.everywhere()),
      editable: own && row.status !== 'completed' && row.status !== 'cancelled',
      news: news.map(({ author_id, created_at, published_at, picture_id, ...one }) => ({
        ...one,
        picture: one.status === 'published' ? pictureOf(row.id, one.id, picture_id) : null,
        has_picture: picture_id !== null,
        created_at: created_at.toISOString(),
        published_at: published_at?.toISOString() ?? null,
        decidable: one.status === 'waiting' && author_id !== me,
      })),
      events: events.map(({ id, what, reason, actor_name, created_at }) => ({
        id,
        what,
        reason,
        by: actor_name,
        at: created_at.toISOString(),
      })),
    };
  }
}

interface Update {
  id: string;
  title: string;
  body: string;
  picture_id: string | null;
  status: string;
  reason: string;
  author_id: string;
  created_at: Date;
  published_at: Date | null;
}
interface Event {
  id: string;
  what: string;
  reason: string;
  actor_name: string;
  created_at: Date;
}

@QueryHandler(GetProjectCards)
export class GetProjectCardsHandler implements IQueryHandler<GetProjectCards> {
  constructor(private readonly find: FindProjects) {}

  async execute({ ids }: GetProjectCards): Promise<ProjectCard[]> {
    if (ids.length === 0) return [];
    const byId = new Map((await this.find.some(ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const { slug, title, charity_id, status, currency, goal, goals } = row;
      return [{ id, slug, title, charity_id, status, currency, goal, goals }];
    });
  }
}

@QueryHandler(GetBeneficiary)
export class GetBeneficiaryHandler implements IQueryHandler<GetBeneficiary> {
  constructor(
    private readonly charities: FindCharities,
    private readonly clock: Clock,
    private readonly money: GivenMoney,
    private readonly projects: FindProjects,
  ) {}

  async execute({ named: { charity, project } }: GetBeneficiary): Promise<Beneficiary | null> {
    const row = project ? await orNull(this.projects.one(project)) : null;
    if (project && !row) return null;
    const wanted = charity ?? row?.charity_id;
    const found = wanted ? await orNull(this.charities.one(wanted)) : null;
    if (!found || (row && row.charity_id !== found.id)) return null;
    const raised = row && raisedBy({ money: await this.money.ofProjects([row.id]) }, row);
    const reason = refusalOf(found.status, row && { ...row, raised }, this.clock.now());
    return {
      charity_id: found.id,
      project_id: row?.id ?? null,
      charity_status: found.status,
      project_status: row?.status ?? null,
      accepts_gifts: reason === null,
      reason,
    };
  }
}

/** Null for what does not exist here. */
const orNull = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (error instanceof Error && (error as { kind?: string }).kind === 'not_found') return null;
    throw error;
  });
