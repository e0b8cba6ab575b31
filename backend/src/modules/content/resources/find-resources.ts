import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ageAt } from '../../../platform/age.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetReaderFacts } from '../../identity/contract.ts';
import { seekerSees, type FilmSide, type ResourceRow, type Seeker } from './resource.rules.ts';

/** Everything but the words inside, which are many and only searched. */
export const RESOURCE_COLUMNS = `r.tenant_id, r.id, r.kind, r.title, r.summary, r.alt, r.language, r.age_min, r.age_max,
  r.subjects, r.goals, r.uses, r.readers, r.audience, r.rights, r.license, r.credit, r.proof, r.stage, r.wide, r."check",
  r.refusal, r.file_id, r.file_name, r.file_kind, r.file_bytes, r.facts, r.origin_id, r.version, r.owner_id, r.owner_name,
  r.submitted_at, r.approved_at, r.created_at, r.updated_at`;

/** What somebody decided on a resource, or asked for. */
export interface MoveRow extends Record<string, unknown> {
  id: string;
  move: string;
  reason: string | null;
  note: string;
  actor_name: string;
  created_at: Date;
}

/** Finds resources: for whoever learns, for who made them, and for who decides on them. */
@Injectable()
export class FindResources {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** Whoever the running request comes from, with the age of a student. */
  async seeker(): Promise<Seeker> {
    const { userId, role } = currentContext()!.principal!;
    if (role !== 'student') return { userId, role, age: null };
    const { birth_year, birth_month } = await this.queries.execute(new GetReaderFacts(userId));
    return { userId, role, age: ageAt(this.clock.now(), birth_year, birth_month) };
  }

  /** The condition under which somebody finds a resource, and nothing else decides it. Films stand on a list of their own. */
  found(seeker: Seeker, add: (value: unknown) => string): string {
    const { teachers, age } = seekerSees(seeker);
    const here = add(currentTenantId());
    return [
      `r.tenant_id in (${here}::uuid, ${add(PLATFORM_TENANT_ID)}::uuid)`,
      `r.stage = 'approved'`,
      `r.kind <> 'film'`,
      // What the platform took over from this school is here already.
      `not exists (select from content.resource o where o.tenant_id = ${here}::uuid and o.id = r.origin_id and o.stage = 'approved' and r.tenant_id <> o.tenant_id)`,
      ...(teachers ? [] : [`r.readers = 'students'`]),
      ...(age === null ? [] : [`coalesce(r.age_min, 99) <= ${add(age)}`]),
    ].join(' and ');
  }

  /** @throws AppError not_found for what is unknown, or not for them */
  async one(id: string): Promise<ResourceRow> {
    const seeker = await this.seeker();
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = `${this.found(seeker, add)} and r.id = ${add(id)}::uuid`;
    const [row] = await this.db.rows<ResourceRow>({
      name: '',
      text: `select ${RESOURCE_COLUMNS} from content.resource r where ${where}`,
      values,
    });
    if (!row) throw notFound('resource');
    return row;
  }

  /** @throws AppError not_found for what is not their own */
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

  /** Whether the platform's team asks, at the platform's own address. */
  everywhere(): boolean {
    return currentTenantId() === PLATFORM_TENANT_ID && currentContext()?.principal?.role === 'platform_admin';
  }

  /** What may be decided on here: of this school, and for the platform's team what schools ask it about as well. */
  deskFence(add: (value: unknown) => string): string {
    const here = `r.tenant_id = ${add(currentTenantId())}::uuid and r.stage <> 'draft'`;
    return this.everywhere() ? `((${here}) or r.wide is not null)` : here;
  }

  async readDesk<Rows extends unknown[][]>(statements: Statement[]): Promise<Rows> {
    const results = await (this.everywhere() ? this.db.oversee(statements) : this.db.batch(statements));
    return results.map(({ rows }) => rows as unknown[]) as Rows;
  }

  /** @throws AppError not_found for what is not to be decided on here */
  async onDesk(id: string): Promise<ResourceRow> {
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = `${this.deskFence(add)} and r.id = ${add(id)}::uuid`;
    const [[row]] = await this.readDesk<[ResourceRow[]]>([
      { name: '', text: `select ${RESOURCE_COLUMNS} from content.resource r where ${where}`, values },
    ]);
    if (!row) throw notFound('resource');
    return row;
  }

  /** What was decided, the newest first, and what a film has beside its file; `desk` reads as who decides. */
  async more(
    row: ResourceRow,
    desk = false,
  ): Promise<{ moves: MoveRow[]; film: FilmSide & { slug: string | null; poster_bytes: Buffer | null } }> {
    const values = [row.tenant_id, row.id];
    const statements: Statement[] = [
      {
        name: 'resource_moves',
        text: `select id, move, reason, note, actor_name, created_at from content.resource_move
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
    const [moves, [film]] = desk
      ? await this.readDesk<[MoveRow[], FilmRow[]]>(statements)
      : ((await this.db.batch(statements)).map(({ rows }) => rows as unknown[]) as [MoveRow[], FilmRow[]]);
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
