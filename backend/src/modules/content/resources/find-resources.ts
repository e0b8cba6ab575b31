import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ageAt } from '../../../platform/age.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetReaderDetails } from '../../identity/contract.ts';
import { isVisibleTo, type FilmExtra, type ResourceRow, type ResourceViewer } from './resource.rules.ts';

/** Every column but the extracted text, which is long and used only in searches. */
export const RESOURCE_COLUMNS = `r.tenant_id, r.id, r.kind, r.title, r.summary, r.alt, r.language, r.age_min, r.age_max,
  r.subjects, r.goals, r.uses, r.readers, r.audience, r.rights, r.license, r.credit, r.proof, r.stage, r.wide, r."check",
  r.refusal, r.file_id, r.file_name, r.file_kind, r.file_bytes, r.facts, r.origin_id, r.version, r.owner_id, r.owner_name,
  r.submitted_at, r.approved_at, r.created_at, r.updated_at`;

/** A status change of a resource. */
export interface StatusChangeRow extends Record<string, unknown> {
  id: string;
  move: string;
  reason: string | null;
  note: string;
  actor_name: string;
  created_at: Date;
}

/** Finds resources: for learners, for their owners, and for moderators. */
@Injectable()
export class FindResources {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** The requester, with the age of a student. */
  async seeker(): Promise<ResourceViewer> {
    const { userId, role } = currentContext()!.principal!;
    if (role !== 'student') return { userId, role, age: null };
    const { birth_year, birth_month } = await this.queries.execute(new GetReaderDetails(userId));
    return { userId, role, age: ageAt(this.clock.now(), birth_year, birth_month) };
  }

  /** The only condition under which a person sees a resource. Films have their own list. */
  found(viewer: ResourceViewer, add: (value: unknown) => string): string {
    const { teachers, age } = isVisibleTo(viewer);
    const here = add(currentTenantId());
    return [
      `r.tenant_id in (${here}::uuid, ${add(PLATFORM_TENANT_ID)}::uuid)`,
      `r.stage = 'approved'`,
      `r.kind <> 'film'`,
      // The platform's copy of a resource of this school is a duplicate here.
      `not exists (select from content.resource o where o.tenant_id = ${here}::uuid and o.id = r.origin_id and o.stage = 'approved' and r.tenant_id <> o.tenant_id)`,
      ...(teachers ? [] : [`r.readers = 'students'`]),
      ...(age === null ? [] : [`coalesce(r.age_min, 99) <= ${add(age)}`]),
    ].join(' and ');
  }

  /** @throws AppError not_found for a resource that is unknown, or not visible to the requester */
  async one(id: string): Promise<ResourceRow> {
    const viewer = await this.seeker();
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = `${this.found(viewer, add)} and r.id = ${add(id)}::uuid`;
    const [row] = await this.db.rows<ResourceRow>({
      name: '',
      text: `select ${RESOURCE_COLUMNS} from content.resource r where ${where}`,
      values,
    });
    if (!row) throw notFound('resource');
    return row;
  }

  /** @throws AppError not_found for a resource of somebody else */
  async own(id: string): Promise<ResourceRow> {
    const [row] = await this.db.rows<ResourceRow>({
      name: 'resource_own',
      text: `select ${RESOURCE_COLUMNS} from content.resource r
             where r.tenant_id = $1::uuid and r.id = $2::uuid and r.owner_id = $3::uuid`,
      values: [currentTenantId(), id, currentContext()!.principal!.userId],
    });
    if (!row) throw notFound('resource');
    return row;
  }

  /** Whether the requester belongs to the platform's team and is at the platform's own address. */
  everywhere(): boolean {
    return currentTenantId() === PLATFORM_TENANT_ID && currentContext()?.principal?.role === 'platform_admin';
  }

  /**
   * The condition for resources in this tenant's moderation queue: a school's own, and for the platform's
   * team those that schools propose to every school.
   */
  moderationCondition(add: (value: unknown) => string): string {
    const here = `r.tenant_id = ${add(currentTenantId())}::uuid and r.stage <> 'draft'`;
    return this.everywhere() ? `((${here}) or r.wide is not null)` : here;
  }

  async readAsModerator<Rows extends unknown[][]>(statements: Statement[]): Promise<Rows> {
    const results = await (this.everywhere() ? this.db.oversee(statements) : this.db.batch(statements));
    return results.map(({ rows }) => rows as unknown[]) as Rows;
  }

  /** @throws AppError not_found for a resource outside of this tenant's moderation queue */
  async forModeration(id: string): Promise<ResourceRow> {
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = `${this.moderationCondition(add)} and r.id = ${add(id)}::uuid`;
    const [[row]] = await this.readAsModerator<[ResourceRow[]]>([
      { name: '', text: `select ${RESOURCE_COLUMNS} from content.resource r where ${where}`, values },
    ]);
    if (!row) throw notFound('resource');
    return row;
  }

  /**
   * The status changes, newest first, and a film's poster and captions; with `asModerator` from every tenant
   * that a moderator may read.
   */
  async more(
    row: ResourceRow,
    asModerator = false,
  ): Promise<{
    moves: StatusChangeRow[];
    film: FilmExtra & { slug: string | null; poster_bytes: Buffer | null };
  }> {
    const values = [row.tenant_id, row.id];
    const statements: Statement[] = [
      {
        name: 'resource_status_changes',
        text: `select id, move, reason, note, actor_name, created_at from content.resource_status_change
               where tenant_id = $1::uuid and resource_id = $2::uuid order by created_at desc, id desc limit 50`,
        values,
      },
      {
        name: 'resource_film',
        text: `select f.slug, f.published, f.poster, array(select locale from content.film_captions c
                 where c.tenant_id = f.tenant_id and c.film_id = f.id order by locale)::text[] as captions
               from content.film f where f.tenant_id = $1::uuid and f.id = $2::uuid`,
        values,
      },
    ];
    const [moves, [film]] = asModerator
      ? await this.readAsModerator<[StatusChangeRow[], FilmRow[]]>(statements)
      : ((await this.db.batch(statements)).map(({ rows }) => rows as unknown[]) as [
          StatusChangeRow[],
          FilmRow[],
        ]);
    return {
      moves,
      film: {
        slug: film?.published ? film.slug : null,
        poster: Boolean(film?.poster),
        poster_bytes: film?.poster ?? null,
        captions: film?.captions ?? [],
      },
    };
  }
}

interface FilmRow {
  slug: string;
  published: boolean;
  poster: Buffer | null;
  captions: Language[];
}
