import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { CharityStatus } from '../contract.ts';
import type { CharityDeskFilters, CharityFilters } from './charity-bodies.ts';
import { CHARITY_COLUMNS, CHARITY_PROJECTS, type CharityRow } from './charity-row.ts';
import { SHOWN_ON_PAGE } from './charity.rules.ts';

type Add = (value: unknown) => string;
type Counted<Row> = Row & { total: number };

/** The least similarity (pg_trgm, 0 to 1) at which a name with typing errors is found. */
const SIMILAR = 0.5;

/** Finds charities: for everybody, and for staff. */
@Injectable()
export class FindCharities {
  constructor(private readonly db: Db) {}

  /** Charities of the list, one page. Only verified ones. */
  async list(
    { search, country, goal, supported, ordering, limit, offset }: CharityFilters,
    only?: readonly string[],
  ): Promise<{ count: number; rows: CharityRow[] }> {
    const values: unknown[] = [currentTenantId()];
    const add: Add = (value) => `$${values.push(value)}`;
    const where = [this.shown(['verified'], add)];
    if (country) where.push(`c.country = ${add(country)}`);
    if (goal !== undefined) where.push(`${add(goal)}::int = any(c.goals)`);
    if (only) where.push(`c.id = any(${add(only)}::uuid[])`);
    if (supported !== undefined)
      where.push(
        `${supported ? '' : 'not '}exists (select from giving.school_charity s where s.tenant_id = $1::uuid and s.charity_id = c.id)`,
      );
    const words = search?.trim() ?? '';
    const found = words ? this.matches(words, add) : null;
    if (found) where.push(found.where);
    const order = ordering
      ? {
          name: 'lower(c.name), c.id',
          '-name': 'lower(c.name) desc, c.id',
          newest: 'c.verified_at desc, c.id',
          raised: 'c.id',
        }[ordering]
      : `${found ? `${found.rank} desc, ` : ''}supported desc, lower(c.name), c.id`;
    const rows = await this.db.rows<Counted<CharityRow>>({
      name: '',
      text: `select ${CHARITY_COLUMNS}, count(*) over ()::int as total from giving.charity c ${CHARITY_PROJECTS}
             where ${where.join(' and ')} order by ${order} limit ${add(limit)} offset ${add(offset)}`,
      values,
    });
    return { count: rows[0]?.total ?? 0, rows };
  }

  /**
   * A charity that everybody may open, by id or slug.
   * @throws AppError not_found
   */
  async one(idOrSlug: string): Promise<CharityRow> {
    const values: unknown[] = [currentTenantId()];
    const add: Add = (value) => `$${values.push(value)}`;
    const by = isUuid(idOrSlug) ? `c.id = ${add(idOrSlug)}::uuid` : `c.slug = ${add(idOrSlug.toLowerCase())}`;
    const [row] = await this.db.rows<CharityRow>({
      name: '',
      text: `select ${CHARITY_COLUMNS} from giving.charity c ${CHARITY_PROJECTS}
             where ${this.shown(SHOWN_ON_PAGE, add)} and ${by}`,
      values,
    });
    if (!row) throw notFound('charity');
    return row;
  }

  /** Charities by id in any state that everybody may open; in no order. */
  async some(ids: readonly string[]): Promise<CharityRow[]> {
    const values: unknown[] = [currentTenantId()];
    const add: Add = (value) => `$${values.push(value)}`;
    return this.db.rows<CharityRow>({
      name: '',
      text: `select ${CHARITY_COLUMNS} from giving.charity c ${CHARITY_PROJECTS}
             where ${this.shown(SHOWN_ON_PAGE, add)} and c.id = any(${add(ids)}::uuid[])`,
      values,
    });
  }

  /** The only condition under which everybody sees a charity: a row of the platform, and not for another school alone. */
  private shown(statuses: readonly CharityStatus[], add: Add): string {
    return `c.tenant_id = ${add(PLATFORM_TENANT_ID)}::uuid and c.status = any(${add(statuses)}::text[])
      and (c.only_school is null or c.only_school = $1::uuid or $1::uuid = ${add(PLATFORM_TENANT_ID)}::uuid)`;
  }

  /** Every word occurs somewhere, or the name is similar. The rank is from 0 to 2. */
  private matches(words: string, add: Add): { where: string; rank: string } {
    const texts = `c.name || ' ' || c.legal_name || ' ' || c.registration_number || ' ' || c.place || ' ' || c.summary`;
    const every = words
      .split(/\s+/)
      .slice(0, 12)
      .map((word) => `(${texts}) ilike ${add(likePattern(word))}`)
      .join(' and ');
    const typed = add(words.toLowerCase());
    const begins = add(likePattern(words).slice(1));
    const similar = `platform.word_similarity(${typed}, lower(c.name))`;
    return {
      where: `((${every}) or ${similar} >= ${SIMILAR})`,
      rank: `(case when lower(c.name) = ${typed} then 3 when c.name ilike ${begins} then 2 when ${every} then 1 else 0 end + ${similar})`,
    };
  }

  /** Whether the caller is of the platform's team, at the platform's address: sees charities of every tenant. */
  everywhere(): boolean {
    return currentTenantId() === PLATFORM_TENANT_ID && currentContext()?.principal?.role === 'platform_admin';
  }

  /** Charities for staff: a school's own proposals, and the platform's that it can support; for the team all. */
  async desk({ search, status, country, limit, offset }: CharityDeskFilters): Promise<{
    count: number;
    rows: CharityRow[];
    statuses: { status: CharityStatus; count: number }[];
  }> {
    const statement = (text: (where: string, add: Add) => string, byStatus: boolean): Statement => {
      const values: unknown[] = [currentTenantId()];
      const add: Add = (value) => `$${values.push(value)}`;
      const where = [this.forStaff(add)];
      if (country) where.push(`c.country = ${add(country)}`);
      if (byStatus && status) where.push(`c.status = ${add(status)}`);
      const words = search?.trim();
      if (words) where.push(this.matches(words, add).where);
      return { name: '', text: text(where.join(' and '), add), values };
    };
    const [rows, statuses] = await this.read<
      [Counted<CharityRow>[], { status: CharityStatus; count: number }[]]
    >([
      statement(
        (
          where,
          add,
        ) => `select ${CHARITY_COLUMNS}, count(*) over ()::int as total from giving.charity c ${CHARITY_PROJECTS}
          where ${where} order by (c.status = 'in_review') desc, lower(c.name), c.id limit ${add(limit)} offset ${add(offset)}`,
        true,
      ),
      statement(
        (
          where,
        ) => `select c.status, count(*)::int as count from giving.charity c where ${where} and $1::uuid is not null
          group by c.status order by c.status`,
        false,
      ),
    ]);
    return { count: rows[0]?.total ?? 0, rows, statuses };
  }

  /** @throws AppError not_found for a charity that this tenant's staff do not see */
  async forDesk(id: string): Promise<CharityRow> {
    const values: unknown[] = [currentTenantId()];
    const add: Add = (value) => `$${values.push(value)}`;
    const [[row]] = await this.read<[CharityRow[]]>([
      {
        name: '',
        text: `select ${CHARITY_COLUMNS} from giving.charity c ${CHARITY_PROJECTS}
               where ${this.forStaff(add)} and c.id = ${add(id)}::uuid`,
        values,
      },
    ]);
    if (!row) throw notFound('charity');
    return row;
  }

  /** Statements for staff: at the platform's address across all tenants. */
  async read<Rows extends unknown[][]>(statements: Statement[]): Promise<Rows> {
    const results = await (this.everywhere() ? this.db.oversee(statements) : this.db.batch(statements));
    return results.map(({ rows }) => rows as unknown[]) as Rows;
  }

  private forStaff(add: Add): string {
    // A proposal that the platform has taken over is deleted in its school; until then the platform's row counts.
    const once = `not exists (select from giving.charity o where o.id = c.id and o.tenant_id = ${add(PLATFORM_TENANT_ID)}::uuid and c.tenant_id <> o.tenant_id)`;
    return this.everywhere()
      ? once
      : `${once} and (c.tenant_id = $1::uuid or (c.status in ('verified', 'suspended') and (c.only_school is null or c.only_school = $1::uuid)))`;
  }
}
