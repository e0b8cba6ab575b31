import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { ProjectStatus } from '../contract.ts';
import type { ProjectDeskFilters, ProjectFilters } from './project-bodies.ts';
import { PROJECT_COLUMNS, PROJECT_TABLES, type ProjectRow } from './project-row.ts';
import { LISTED, SHOWN } from './project.rules.ts';

type Add = (value: unknown) => string;
type Counted<Row> = Row & { total: number };

/** The most projects that one grid compares. */
const MOST = 1_000;
/** The least similarity (pg_trgm, 0 to 1) at which a title with typing errors is found. */
const SIMILAR = 0.5;
const SILENT_DAYS = 60;

/** Finds projects: for everybody, and for staff. */
@Injectable()
export class FindProjects {
  constructor(private readonly db: Db) {}

  /** All projects of the grid that match: it is ordered by what is in the ledger. */
  async listed({
    search,
    charity,
    country,
    goal,
    status,
    started_by_students,
  }: Partial<ProjectFilters>): Promise<ProjectRow[]> {
    const { values, add } = this.parameters();
    const where = [this.shown(LISTED, add)];
    if (charity)
      where.push(isUuid(charity) ? `c.id = ${add(charity)}::uuid` : `c.slug = ${add(charity.toLowerCase())}`);
    if (country) where.push(`p.country = ${add(country)}`);
    if (goal !== undefined) where.push(`${add(goal)}::int = any(p.goals)`);
    if (status) where.push(`p.status = ${add(status)}`);
    if (started_by_students !== undefined) where.push(`p.started_by_students = ${add(started_by_students)}`);
    const words = search?.trim();
    if (words) where.push(this.matches(words, add));
    return this.db.rows<ProjectRow>({
      name: '',
      text: `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES} where ${where.join(' and ')} order by p.published_at desc, p.id limit ${MOST}`,
      values,
    });
  }

  /** A project that everybody may open, by id or slug. @throws AppError not_found */
  async one(idOrSlug: string): Promise<ProjectRow> {
    const { values, add } = this.parameters();
    const by = isUuid(idOrSlug) ? `p.id = ${add(idOrSlug)}::uuid` : `p.slug = ${add(idOrSlug.toLowerCase())}`;
    const [row] = await this.db.rows<ProjectRow>({
      name: '',
      text: `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES} where ${this.shown(SHOWN, add)} and ${by}`,
      values,
    });
    if (!row) throw notFound('project');
    return row;
  }

  /** Projects by id that everybody may open, in no order. */
  async some(ids: readonly string[]): Promise<ProjectRow[]> {
    const { values, add } = this.parameters();
    return this.db.rows<ProjectRow>({
      name: '',
      text: `select ${PROJECT_COLUMNS} from ${PROJECT_TABLES} where ${this.shown(SHOWN, add)} and p.id = any(${add(ids)}::uuid[])`,
      values,
    });
  }

  /** Whether the caller is of the platform's team, at the platform's address: sees projects of every tenant. */
  everywhere(): boolean {
    return currentTenantId() === PLATFORM_TENANT_ID && currentContext()?.principal?.role === 'platform_admin';
  }

  /** Projects for staff: those that the school leads, for the platform's team all; in review first. */
  async desk({ search, status, charity_id, silent, limit, offset }: ProjectDeskFilters): Promise<{
    count: number;
    rows: ProjectRow[];
    statuses: { status: ProjectStatus; count: number }[];
  }> {
    const statement = (text: (where: string, add: Add) => string, byStatus: boolean): Statement => {
      const { values, add } = this.parameters();
      const where = [this.forStaff()];
      if (charity_id) where.push(`p.charity_id = ${add(charity_id)}::uuid`);
      if (byStatus && status) where.push(`p.status = ${add(status)}`);
      if (silent)
        where.push(
          `p.status in ('fundraising', 'funded', 'delivering') and coalesce(p.updated_news_at, p.published_at) < now() - interval '${SILENT_DAYS} days'`,
        );
      const words = search?.trim();
      if (words) where.push(this.matches(words, add));
      return { name: '', text: text(where.join(' and '), add), values };
    };
    const [rows, statuses] = await this.read<
      [Counted<ProjectRow>[], { status: ProjectStatus; count: number }[]]
    >([
      statement(
        (where, add) => `select ${PROJECT_COLUMNS}, count(*) over ()::int as total, ${WAITING}
          from ${PROJECT_TABLES} where ${where}
          order by (p.status = 'in_review') desc, p.updated_at desc, p.id limit ${add(limit)} offset ${add(offset)}`,
        true,
      ),
      statement(
        (where) =>
          `select p.status, count(*)::int as count from ${PROJECT_TABLES} where ${where} group by p.status order by p.status`,
        false,
      ),
    ]);
    return { count: rows[0]?.total ?? 0, rows, statuses };
  }

  /** @throws AppError not_found for a project that this tenant's staff do not see */
  async forDesk(id: string): Promise<ProjectRow> {
    const { values, add } = this.parameters();
    const [[row]] = await this.read<[ProjectRow[]]>([
      {
        name: '',
        text: `select ${PROJECT_COLUMNS}, ${WAITING} from ${PROJECT_TABLES} where ${this.forStaff()} and p.id = ${add(id)}::uuid`,
        values,
      },
    ]);
    if (!row) throw notFound('project');
    return row;
  }

  /** Statements for staff: at the platform's address across all tenants. */
  async read<Rows extends unknown[][]>(statements: Statement[]): Promise<Rows> {
    const results = await (this.everywhere() ? this.db.oversee(statements) : this.db.batch(statements));
    return results.map(({ rows }) => rows as unknown[]) as Rows;
  }

  /** The only condition under which everybody sees a project: led by the platform or this school, for a charity that is shown. */
  private shown(statuses: readonly ProjectStatus[], add: Add): string {
    return `p.tenant_id in ($1::uuid, $2::uuid) and p.status = any(${add(statuses)}::text[])
      and c.status in ('verified', 'suspended', 'archived')`;
  }

  private forStaff(): string {
    return this.everywhere() ? 'true' : 'p.tenant_id = $1::uuid';
  }

  private matches(words: string, add: Add): string {
    const texts = `p.title || ' ' || p.place || ' ' || p.summary || ' ' || c.name`;
    const every = words
      .split(/\s+/)
      .slice(0, 12)
      .map((word) => `(${texts}) ilike ${add(likePattern(word))}`)
      .join(' and ');
    return `((${every}) or platform.word_similarity(${add(words.toLowerCase())}, lower(p.title)) >= ${SIMILAR})`;
  }

  private parameters(): { values: unknown[]; add: Add } {
    const values: unknown[] = [currentTenantId(), PLATFORM_TENANT_ID];
    return { values, add: (value) => `$${values.push(value)}` };
  }
}

const WAITING = `(select count(*)::int from giving.project_update u where u.tenant_id = p.tenant_id and u.project_id = p.id
  and u.status = 'waiting') as updates_waiting`;
