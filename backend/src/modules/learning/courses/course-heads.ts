import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import { coursePath } from './course-search.ts';
import { FindCourses } from './find-courses.ts';

/** Heads of the pages of courses; lessons are for learners and are not indexed. */
@Injectable()
@PageHeadsOf('/course/')
export class CourseHeads implements PageHeadSource {
  constructor(private readonly find: FindCourses) {}

  async head({ segments, named }: HeadRequest): Promise<PageHead | null> {
    return headOf(this.find, segments, named);
  }

  async addresses(): Promise<PublicAddress[]> {
    const rows = await this.find.listed({});
    return rows
      .filter(({ demo, audience }) => !demo && audience !== 'teacher')
      .map((row) => ({ path: coursePath(row), languages: LANGUAGES }));
  }
}

/** Heads of the pages of teacher training. */
@Injectable()
@PageHeadsOf('/teacher-training-course/')
export class TrainingHeads implements PageHeadSource {
  constructor(private readonly find: FindCourses) {}

  async head({ segments, named }: HeadRequest): Promise<PageHead | null> {
    return headOf(this.find, segments, named);
  }

  async addresses(): Promise<PublicAddress[]> {
    const rows = await this.find.listed({ audience: 'teacher' });
    return rows.filter(({ demo }) => !demo).map((row) => ({ path: coursePath(row), languages: LANGUAGES }));
  }
}

async function headOf(
  find: FindCourses,
  [, slug = '', ...more]: HeadRequest['segments'],
  named: HeadRequest['named'],
): Promise<PageHead | null> {
  if (slug === '' || (more.length !== 0 && more.length !== 2)) return null;
  const row = await find.one(slug).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  });
  if (!row) return null;
  if (more.length === 0) return { title: named(row.name), description: row.intro, indexed: !row.demo };
  const lesson = row.chapters
    .find((chapter) => chapter.slug === more[0])
    ?.lessons.find((one) => one.slug === more[1]);
  return { title: named(lesson?.title ?? row.name), description: row.intro, indexed: false };
}
