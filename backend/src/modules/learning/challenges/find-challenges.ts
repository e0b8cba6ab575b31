import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ChallengeKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetSchoolTimeZone } from '../../identity/contract.ts';
import { CoursesOpenGuard } from '../courses-open.ts';
import { CHALLENGE_COLUMNS, type ChallengeRow } from './challenge-row.ts';
import { dayIn } from '../school-day.ts';

/** Challenges that a list has at most. */
const MOST = 300;

interface ChallengeSearch {
  search?: string | undefined;
  kind?: ChallengeKind | undefined;
  goal?: number | undefined;
  /** An age in years. */
  age?: number | undefined;
}

/** Reads the challenges that everybody in the tenant may see: published ones of the school and of the platform. */
@Injectable()
export class FindChallenges {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly open: CoursesOpenGuard,
    private readonly queries: QueryBus,
  ) {}

  /** Today in the calendar of the school, as YYYY-MM-DD. */
  async today(): Promise<string> {
    return dayIn(this.clock.now(), await this.queries.execute(new GetSchoolTimeZone()));
  }

  /** Those that end soonest first, then those without an end. */
  async listed({ search, kind, goal, age }: ChallengeSearch): Promise<ChallengeRow[]> {
    if (!(await this.open.isOpen())) return [];
    const { values, add, where } = shown();
    if (kind) where.push(`c.kind = ${add(kind)}`);
    if (goal !== undefined) where.push(`${add(goal)}::int = any(c.goals)`);
    if (age !== undefined) {
      const years = add(age);
      where.push(`coalesce(c.age_from, 0) <= ${years}::int and coalesce(c.age_to, 200) >= ${years}::int`);
    }
    for (const word of search?.trim().split(/\s+/).slice(0, 12).filter(Boolean) ?? [])
      where.push(`(c.title || ' ' || c.intro) ilike ${add(likePattern(word))}`);
    return this.db.rows<ChallengeRow>({
      name: '',
      text: `select ${CHALLENGE_COLUMNS} from learning.challenge c where ${where.join(' and ')}
             order by c.ends_on nulls last, c.published_at desc, c.id limit ${MOST}`,
      values,
    });
  }

  /** A published challenge by id or slug. @throws AppError not_found */
  async one(idOrSlug: string): Promise<ChallengeRow> {
    const [row] = await this.some([idOrSlug]);
    if (!row) throw notFound('challenge');
    return row;
  }

  /** Published challenges by their ids or slugs; unknown ones are left out, those of the school come first. */
  async some(idsOrSlugs: readonly string[]): Promise<ChallengeRow[]> {
    if (idsOrSlugs.length === 0 || !(await this.open.isOpen())) return [];
    const { values, add, where } = shown();
    const ids = add(idsOrSlugs.filter(isUuid));
    const slugs = add(idsOrSlugs.map((slug) => slug.toLowerCase()));
    where.push(`(c.id = any(${ids}::uuid[]) or c.slug = any(${slugs}::text[]))`);
    return this.db.rows<ChallengeRow>({
      name: '',
      text: `select ${CHALLENGE_COLUMNS} from learning.challenge c where ${where.join(' and ')}
             order by (c.tenant_id = $1::uuid) desc, c.id`,
      values,
    });
  }
}

function shown(): { values: unknown[]; add: (value: unknown) => string; where: string[] } {
  const values: unknown[] = [currentTenantId(), PLATFORM_TENANT_ID];
  return {
    values,
    add: (value) => `$${values.push(value)}`,
    where: ["c.status = 'published'", 'c.tenant_id in ($1::uuid, $2::uuid)'],
  };
}
