import { Command, CommandHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ICommandHandler, IQueryHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { page, type PageQuery } from '../../../platform/http/page.ts';
import { newId } from '../../../platform/ids.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import { ownName, signedIn } from '../acting-person.ts';
import { mayChange } from '../courses/course.rules.ts';
import { freeSlug } from '../free-slug.ts';
import { FindHubs } from './find-hubs.ts';
import type { HubBody, HubMoveBody } from './hub-bodies.ts';
import { HUB_COLUMNS, hubItem } from './hub-views.ts';
import type { HubDeskPage, HubDraft, HubRow, HubSaved } from './hub-views.ts';
import { hubProblems, repeatsIds, type HubRoute } from './hub.rules.ts';

/** Hubs of the tenant that the person may change, those changed last first. */
export class ListHubDesk extends Query<HubDeskPage> {
  constructor(
    readonly filters: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListHubDesk)
export class ListHubDeskHandler implements IQueryHandler<ListHubDesk> {
  constructor(private readonly db: Db) {}

  async execute({ filters, url }: ListHubDesk): Promise<HubDeskPage> {
    const person = signedIn();
    const all = mayChange(person, { created_by: null });
    const rows = await this.db.rows<HubRow & { total: number }>({
      name: '',
      text: `select ${HUB_COLUMNS}, count(*) over ()::int as total from learning.hub h
             where h.tenant_id = $1::uuid and ($2::boolean or h.created_by = $3::uuid) and h.title ilike $4
             order by h.updated_at desc, h.id limit $5 offset $6`,
      values: [currentTenantId(), all, person.id, likePattern(filters.search), filters.limit, filters.offset],
    });
    return page(
      url,
      filters,
      rows[0]?.total ?? 0,
      rows.map((row) => ({ ...hubItem(row, currentTenantId()), status: row.status })),
    );
  }
}

/** A hub for its editor. */
export class GetHubDraft extends Query<HubDraft> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetHubDraft)
export class GetHubDraftHandler implements IQueryHandler<GetHubDraft> {
  constructor(
    private readonly db: Db,
    private readonly find: FindHubs,
  ) {}

  async execute({ id }: GetHubDraft): Promise<HubDraft> {
    const [row] = await this.db.rows<HubRow>({
      name: 'hub_draft',
      text: `select ${HUB_COLUMNS} from learning.hub h where h.tenant_id = $1 and h.id = $2`,
      values: [currentTenantId(), id],
    });
    if (!row || !mayChange(signedIn(), row)) throw notFound('hub');
    return {
      ...(await this.find.view(row)),
      status: row.status,
      revision: row.revision,
      problems: hubProblems(row),
    };
  }
}

/** Makes a hub as an empty draft. */
export class CreateHub extends Command<HubSaved> {
  constructor(readonly title: string) {
    super();
  }
}

@CommandHandler(CreateHub)
export class CreateHubHandler implements ICommandHandler<CreateHub> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ title }: CreateHub): Promise<HubSaved> {
    const author_name = await ownName(this.queries);
    return this.db.transaction(async (tx) => {
      const id = newId();
      const slug = await slugOf(tx, title, null);
      await tx.hub.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id,
            slug,
            title,
            created_by: signedIn().id,
            author_name,
            created_at: this.clock.now(),
          },
        ],
      });
      await this.audit.record(tx, 'hub.created', title);
      return { id, slug, revision: 1 };
    });
  }
}

/** Replaces what is in a hub. Ticks of stops that stay are kept. */
export class SaveHub extends Command<HubSaved> {
  constructor(
    readonly id: string,
    readonly body: HubBody,
  ) {
    super();
  }
}

@CommandHandler(SaveHub)
export class SaveHubHandler implements ICommandHandler<SaveHub> {
  constructor(private readonly db: Db) {}

  /** @throws AppError 404, 409 `changed_meanwhile`, 422 with each wrong member */
  async execute({ id, body }: SaveHub): Promise<HubSaved> {
    const { revision, ...rest } = body;
    const routes: HubRoute[] = rest.routes.map((route) => ({
      ...route,
      age_from: route.age_from ?? null,
      age_to: route.age_to ?? null,
    }));
    if (repeatsIds(routes)) throw invalidFields({ routes: ['An id occurs twice.'] });
    return this.db.transaction(async (tx) => {
      const before = await lockHub(tx, id);
      if (before.revision !== revision)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody else has changed it. Please look at it again.',
        );
      if (before.status === 'published') assertWhole(routes);
      const slug =
        before.published_at === null && rest.title !== before.title
          ? await slugOf(tx, rest.title, id)
          : before.slug;
      await tx.hub.update({
        where: { tenant_id_id: { tenant_id: before.tenant_id, id } },
        data: {
          ...rest,
          slug,
          routes: routes as unknown as Prisma.InputJsonValue,
          revision: revision + 1,
        },
      });
      return { id, slug, revision: revision + 1 };
    });
  }
}

/** Publishes a hub, takes it out of the lists, or puts it back. */
export class MoveHub extends Command<void> {
  constructor(
    readonly id: string,
    readonly move: HubMoveBody['move'],
  ) {
    super();
  }
}

@CommandHandler(MoveHub)
export class MoveHubHandler implements ICommandHandler<MoveHub> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404, 409 `wrong_status`, 422 `hub_incomplete` with what is missing */
  async execute({ id, move }: MoveHub): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await lockHub(tx, id);
      const from = { publish: 'draft', archive: 'published', restore: 'archived' }[move];
      if (row.status !== from) throw new AppError('conflict', 'wrong_status', `This hub is ${row.status}.`);
      if (move !== 'archive') assertWhole(row.routes as unknown as HubRoute[]);
      await tx.hub.update({
        where: { tenant_id_id: { tenant_id: row.tenant_id, id } },
        data: {
          status: move === 'archive' ? 'archived' : 'published',
          published_at: row.published_at ?? this.clock.now(),
        },
      });
      await this.audit.record(tx, `hub.${move}`, row.title);
    });
  }
}

/** @throws AppError 422 `hub_incomplete` */
function assertWhole(routes: readonly HubRoute[]): void {
  const problems = hubProblems({ routes });
  if (problems.length > 0) throw invalidFields({ routes: problems }, 'hub_incomplete');
}

/** A hub of the tenant that the person may change, locked. @throws AppError not_found */
async function lockHub(tx: Tx, id: string) {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.hub where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.hub.findFirst({ where: { tenant_id, id } });
  if (!row || !mayChange(signedIn(), row)) throw notFound('hub');
  return row;
}

const slugOf = (tx: Tx, title: string, own: string | null): Promise<string> =>
  freeSlug((where) => tx.hub.findMany({ where, select: { slug: true } }), slugFrom(title, 'hub'), own);
