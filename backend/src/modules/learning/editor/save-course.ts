import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { CourseAudience } from '@bookgrove/contract';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import { ownName, signedIn } from '../acting-person.ts';
import type { CourseDescription } from '../courses/course-row.ts';
import { courseProblems } from '../courses/course.rules.ts';
import type { CourseDraftBody, NewCourseBody } from './course-bodies.ts';
import type { CoursePublished, CourseSaved } from './course-desk-views.ts';
import { hasRepeatedIds, withSlugs } from './draft.rules.ts';
import { lockCourse, publishedChapters } from './lock-course.ts';

const SHORTEST_CODE = 6;

/** Makes a course as an empty draft. */
export class CreateCourse extends Command<CourseSaved> {
  constructor(readonly body: NewCourseBody) {
    super();
  }
}

@CommandHandler(CreateCourse)
export class CreateCourseHandler implements ICommandHandler<CreateCourse> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ body }: CreateCourse): Promise<CourseSaved> {
    const author_name = await ownName(this.queries);
    return this.db.transaction(async (tx) => {
      const slug = await freeSlug(tx, slugFrom(body.name, 'course'), null);
      const id = newId();
      const { name, audience, language } = body;
      await tx.course.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id,
            slug,
            name,
            audience,
            language,
            created_by: signedIn().id,
            author_name,
            created_at: this.clock.now(),
          },
        ],
      });
      await this.audit.record(tx, 'course.created', name);
      return { id, slug, revision: 1 };
    });
  }
}

/**
 * What the members of a draft must be together.
 * @throws AppError 422 with each wrong member
 */
export function assertDraft({ chapters, enrolment_mode, code, age_from, age_to }: CourseDraftBody): void {
  if (hasRepeatedIds(chapters)) throw invalidFields({ chapters: ['An id occurs twice.'] });
  if (enrolment_mode === 'code' && code.length < SHORTEST_CODE)
    throw invalidFields({ code: [`Use at least ${SHORTEST_CODE} letters or digits.`] });
  if (age_from != null && age_to != null && age_from > age_to)
    throw invalidFields({ age_to: ['The age ends before it begins.'] });
}

/** Replaces the draft. Learners see nothing of it before it is published. */
export class SaveCourse extends Command<CourseSaved> {
  constructor(
    readonly id: string,
    readonly body: CourseDraftBody,
  ) {
    super();
  }
}

@CommandHandler(SaveCourse)
export class SaveCourseHandler implements ICommandHandler<SaveCourse> {
  constructor(private readonly db: Db) {}

  /** @throws AppError 404, 409 `changed_meanwhile`, 422 with each wrong member */
  async execute({ id, body }: SaveCourse): Promise<CourseSaved> {
    const { revision, text, sustainability, goals, chapters, ...rest } = body;
    assertDraft(body);
    return this.db.transaction(async (tx) => {
      const before = await lockCourse(tx, id);
      if (before.revision !== revision)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody else has changed it. Please look at it again.',
        );
      const description: CourseDescription = {
        text,
        sustainability_details: { text: sustainability, thumbnail: null, sdg_goals: goals },
      };
      const published = await publishedChapters(tx, before);
      const slug =
        before.published_version === 0 && rest.name !== before.name
          ? await freeSlug(tx, slugFrom(rest.name, 'course'), id)
          : before.slug;
      await tx.course.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: {
          ...rest,
          age_from: rest.age_from ?? null,
          age_to: rest.age_to ?? null,
          slug,
          description: description as unknown as Prisma.InputJsonValue,
          chapters: withSlugs(chapters, published) as unknown as Prisma.InputJsonValue,
          revision: revision + 1,
        },
      });
      return { id, slug, revision: revision + 1 };
    });
  }
}

/** Publishes the draft as a new version. Those who began an earlier version finish it. */
export class PublishCourse extends Command<CoursePublished> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(PublishCourse)
export class PublishCourseHandler implements ICommandHandler<PublishCourse> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404, 422 `course_incomplete` with what is missing */
  execute({ id }: PublishCourse): Promise<CoursePublished> {
    return this.db.transaction(async (tx) => {
      const course = await lockCourse(tx, id);
      const problems = courseProblems(course.chapters, {
        audience: course.audience as CourseAudience,
        age_from: course.age_from,
      });
      if (problems.length > 0)
        throw invalidFields({ chapters: problems.map(({ message }) => message) }, 'course_incomplete');
      const number = course.published_version + 1;
      const tenant_id = currentTenantId();
      const at = this.clock.now();
      await tx.courseVersion.createMany({
        data: [
          {
            tenant_id,
            course_id: id,
            number,
            sequence: course.sequence,
            chapters: course.chapters as unknown as Prisma.InputJsonValue,
            published_by: signedIn().id,
            published_at: at,
          },
        ],
      });
      await tx.course.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: {
          published_version: number,
          status: 'published',
          published_at: course.published_at ?? at,
        },
      });
      await this.audit.record(tx, 'course.published', course.name);
      return { version: number };
    });
  }
}

/** Takes a course out of the lists, or puts it back. Those who learn it go on. */
export class MoveCourse extends Command<void> {
  constructor(
    readonly id: string,
    readonly move: 'archive' | 'restore',
  ) {
    super();
  }
}

@CommandHandler(MoveCourse)
export class MoveCourseHandler implements ICommandHandler<MoveCourse> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404, 409 `wrong_status` */
  async execute({ id, move }: MoveCourse): Promise<void> {
    await this.db.transaction(async (tx) => {
      const course = await lockCourse(tx, id);
      const archived = course.status === 'archived';
      if (archived === (move === 'archive'))
        throw new AppError('conflict', 'wrong_status', `This course is ${course.status}.`);
      await tx.course.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: {
          status: move === 'archive' ? 'archived' : course.published_version > 0 ? 'published' : 'draft',
        },
      });
      await this.audit.record(tx, move === 'archive' ? 'course.archived' : 'course.restored', course.name);
    });
  }
}

/** A slug that no other course has among those that the tenant sees. */
async function freeSlug(tx: Tx, wished: string, own: string | null): Promise<string> {
  const taken = await tx.course.findMany({
    where: {
      tenant_id: { in: [currentTenantId(), PLATFORM_TENANT_ID] },
      slug: { startsWith: wished },
      ...(own && { id: { not: own } }),
    },
    select: { slug: true },
  });
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = wished;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${wished}-${number}`;
  return slug;
}
