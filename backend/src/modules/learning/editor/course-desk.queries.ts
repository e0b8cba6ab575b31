import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CourseAudience, CourseStatus } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import { page, type PageQuery } from '../../../platform/http/page.ts';
import { signedIn } from '../acting-person.ts';
import { wholeDescription, type CourseRow } from '../courses/course-row.ts';
import { courseProblems, mayChange, type CourseChapter } from '../courses/course.rules.ts';
import type { LessonView } from '../enrolments/enrolment-views.ts';
import { lessonView } from '../enrolments/get-lesson.query.ts';
import { LessonContent } from '../enrolments/lesson-content.ts';
import type { CourseDeskPage, CourseDraftView } from './course-desk-views.ts';
import { countChanges } from './draft.rules.ts';

interface DeskRow extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  audience: CourseAudience;
  art: string;
  status: CourseStatus;
  published_version: number;
  lessons_count: number;
  author_name: string;
  updated_at: Date;
  total: number;
}

/** Courses of the tenant that the person may change, those changed last first. */
export class ListCourseDesk extends Query<CourseDeskPage> {
  constructor(
    readonly filters: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListCourseDesk)
export class ListCourseDeskHandler implements IQueryHandler<ListCourseDesk> {
  constructor(private readonly db: Db) {}

  async execute({ filters, url }: ListCourseDesk): Promise<CourseDeskPage> {
    const person = signedIn();
    const all = mayChange(person, { created_by: null });
    const rows = await this.db.rows<DeskRow>({
      name: '',
      text: `select id, slug, name, audience, art, status, published_version, author_name, updated_at,
               coalesce((select sum(jsonb_array_length(chapter -> 'lessons')) from jsonb_array_elements(chapters) chapter), 0)::int
                 as lessons_count,
               count(*) over ()::int as total
             from learning.course
             where tenant_id = $1::uuid and ($2::boolean or created_by = $3::uuid) and name ilike $4
             order by updated_at desc, id limit $5 offset $6`,
      values: [currentTenantId(), all, person.id, likePattern(filters.search), filters.limit, filters.offset],
    });
    return page(
      url,
      filters,
      rows[0]?.total ?? 0,
      rows.map(({ total: _total, updated_at, ...row }) => ({ ...row, updated_at: updated_at.toISOString() })),
    );
  }
}

type DraftRow = CourseRow & {
  revision: number;
  draft_sequence: CourseRow['sequence'];
  draft: CourseChapter[];
  published: CourseChapter[] | null;
  learners: number;
};

async function readDraft(db: Db, id: string): Promise<DraftRow> {
  const [row] = await db.rows<DraftRow>({
    name: '',
    text: `select c.*, c.chapters as draft, c.sequence as draft_sequence, v.chapters as published,
             (select count(*)::int from learning.enrolment e
              where e.tenant_id = $1::uuid and e.course_id = c.id and e.status = 'active') as learners
           from learning.course c left join learning.course_version v
             on v.tenant_id = c.tenant_id and v.course_id = c.id and v.number = c.published_version
           where c.tenant_id = $1::uuid and c.id = $2::uuid`,
    values: [currentTenantId(), id],
  });
  if (!row || !mayChange(signedIn(), row)) throw notFound('course');
  return row;
}

/** A draft with everything that is in it. */
export class GetCourseDraft extends Query<CourseDraftView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetCourseDraft)
export class GetCourseDraftHandler implements IQueryHandler<GetCourseDraft> {
  constructor(private readonly db: Db) {}

  async execute({ id }: GetCourseDraft): Promise<CourseDraftView> {
    const row = await readDraft(this.db, id);
    const { text, sustainability_details: good } = wholeDescription(row.description);
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      audience: row.audience,
      language: row.language,
      revision: row.revision,
      intro: row.intro,
      text,
      sustainability: good.text,
      goals: good.sdg_goals,
      age_from: row.age_from,
      age_to: row.age_to,
      outcomes: row.outcomes,
      sequence: row.draft_sequence,
      enrolment_mode: row.enrolment_mode,
      code: row.code,
      art: row.art,
      chapters: row.draft,
      status: row.status,
      published_version: row.published_version,
      prices: row.prices,
      changes: row.published ? countChanges(row.published, row.draft) : 0,
      learners: row.learners,
      problems: courseProblems(row.draft, row),
    };
  }
}

/** A lesson of the draft, as a learner would see it. */
export class PreviewLesson extends Query<LessonView> {
  constructor(
    readonly id: string,
    readonly lesson: string,
  ) {
    super();
  }
}

@QueryHandler(PreviewLesson)
export class PreviewLessonHandler implements IQueryHandler<PreviewLesson> {
  constructor(
    private readonly content: LessonContent,
    private readonly db: Db,
  ) {}

  async execute({ id, lesson }: PreviewLesson): Promise<LessonView> {
    const row = await readDraft(this.db, id);
    const at = row.draft.findIndex(({ lessons }) => lessons.some((one) => one.id === lesson));
    const found = row.draft[at]?.lessons.find((one) => one.id === lesson);
    if (!found) throw notFound('lesson');
    return lessonView(
      { ...row, chapters: row.draft, sequence: row.draft_sequence },
      at,
      found,
      await this.content.sections(found),
      null,
      [],
    );
  }
}
