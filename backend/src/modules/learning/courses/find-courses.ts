import { Injectable } from '@nestjs/common';
import { FIRST_COURSE, firstCourseSlug, LANGUAGES, type CourseAudience } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { CoursesOpenGuard } from '../courses-open.ts';
import { COURSE_COLUMNS, COURSE_TABLES, type CourseRow } from './course-row.ts';

/** How similar a word of the search must be to the name, from 0 to 1. */
const SIMILAR = 0.5;
/** Courses that a list has at most. */
const MOST = 500;
/** The first course in every language. */
const FIRST_COURSES = LANGUAGES.map(firstCourseSlug);
const TRANSLATED = FIRST_COURSES.filter((slug) => slug !== FIRST_COURSE);

interface CourseSearch {
  search?: string | undefined;
  audience?: CourseAudience | undefined;
  language?: string | undefined;
  /** An age in years. */
  age?: number | undefined;
}

/** Reads the courses that everybody in the tenant may see: published ones of the school and of the platform. */
@Injectable()
export class FindCourses {
  constructor(
    private readonly db: Db,
    private readonly open: CoursesOpenGuard,
  ) {}

  /** The newest first; the first course of the platform is among them even while courses are off. */
  async listed({ search, audience, language, age }: CourseSearch): Promise<CourseRow[]> {
    const { values, add, where } = await this.shown();
    if (audience) where.push(`c.audience = ${add(audience)}`);
    if (language) where.push(`c.language = ${add(language)}`);
    // Its page leads to the other languages.
    else where.push(`not (c.tenant_id = $2::uuid and c.slug = any(${add(TRANSLATED)}))`);
    if (age !== undefined) {
      const years = add(age);
      where.push(`coalesce(c.age_from, 0) <= ${years}::int and coalesce(c.age_to, 200) >= ${years}::int`);
    }
    const words = search?.trim();
    if (words) {
      const every = words
        .split(/\s+/)
        .slice(0, 12)
        .map((word) => `(c.name || ' ' || c.intro) ilike ${add(likePattern(word))}`)
        .join(' and ');
      where.push(
        `((${every}) or platform.word_similarity(${add(words.toLowerCase())}, lower(c.name)) >= ${SIMILAR})`,
      );
    }
    return this.db.rows<CourseRow>({
      name: '',
      text: `select ${COURSE_COLUMNS} from ${COURSE_TABLES} where ${where.join(' and ')}
             order by c.published_at desc, c.id limit ${MOST}`,
      values,
    });
  }

  /** A published course by id or slug. @throws AppError not_found */
  async one(idOrSlug: string): Promise<CourseRow> {
    const [row] = await this.some([idOrSlug]);
    if (!row) throw notFound('course');
    return row;
  }

  /** Published courses by ids and slugs; of two with one slug that of the school comes first. */
  async some(idsOrSlugs: readonly string[]): Promise<CourseRow[]> {
    if (idsOrSlugs.length === 0) return [];
    const { values, add, where } = await this.shown();
    const ids = idsOrSlugs.filter(isUuid);
    const slugs = idsOrSlugs.filter((word) => !isUuid(word)).map((word) => word.toLowerCase());
    where.push(`(c.id = any(${add(ids)}::uuid[]) or c.slug = any(${add(slugs)}::text[]))`);
    return this.db.rows<CourseRow>({
      name: '',
      text: `select ${COURSE_COLUMNS} from ${COURSE_TABLES} where ${where.join(' and ')}
             order by (c.tenant_id = $1::uuid) desc`,
      values,
    });
  }

  private async shown(): Promise<{ values: unknown[]; add: (value: unknown) => string; where: string[] }> {
    const values: unknown[] = [currentTenantId(), PLATFORM_TENANT_ID];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = ["c.status = 'published'", 'c.tenant_id in ($1::uuid, $2::uuid)'];
    if (!(await this.open.isOpen()))
      where.push(`c.tenant_id = $2::uuid and c.slug = any(${add(FIRST_COURSES)})`);
    return { values, add, where };
  }
}
