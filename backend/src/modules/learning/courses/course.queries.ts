import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { COURSE_AUDIENCES, type CourseAudience } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { currentTenantId } from '../../../platform/context.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import { courseView, listItem, type CoursePage, type CourseView } from './course-views.ts';
import { FindCourses } from './find-courses.ts';

const AGE = { message: 'age must be a whole number of years.' };

/** Filters of the list. `search` looks in names and intros. */
export class CourseFilters extends PageQuery {
  @IsOptional()
  @IsIn(COURSE_AUDIENCES, { message: `audience must be one of ${COURSE_AUDIENCES.join(', ')}.` })
  audience?: CourseAudience;

  /** BCP 47. */
  @IsOptional()
  @IsString()
  @MaxLength(12, { message: 'language must be the code of a language, e.g. en.' })
  language?: string;

  /** Courses for somebody of this age. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(AGE)
  @Min(0, AGE)
  @Max(120, AGE)
  age?: number;
}

/** One page of the courses. */
export class ListCourses extends Query<CoursePage> {
  constructor(
    readonly filters: CourseFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListCourses)
export class ListCoursesHandler implements IQueryHandler<ListCourses> {
  constructor(private readonly find: FindCourses) {}

  async execute({ filters, url }: ListCourses): Promise<CoursePage> {
    const rows = await this.find.listed(filters);
    const shown = rows.slice(filters.offset, filters.offset + filters.limit);
    return page(
      url,
      filters,
      rows.length,
      shown.map((row) => listItem(row, currentTenantId())),
    );
  }
}

/** A published course by id or slug, in its newest version. */
export class GetCourse extends Query<CourseView> {
  constructor(readonly idOrSlug: string) {
    super();
  }
}

@QueryHandler(GetCourse)
export class GetCourseHandler implements IQueryHandler<GetCourse> {
  constructor(private readonly find: FindCourses) {}

  async execute({ idOrSlug }: GetCourse): Promise<CourseView> {
    return courseView(await this.find.one(idOrSlug), currentTenantId());
  }
}
