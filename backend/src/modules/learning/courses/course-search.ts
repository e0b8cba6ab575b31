import { Injectable } from '@nestjs/common';
import {
  SearchGroup,
  type SearchHit,
  type SearchRequest,
  type SearchSource,
} from '../../../platform/http/search-groups.ts';
import { FindCourses } from './find-courses.ts';

/** Courses in the global search. */
@Injectable()
@SearchGroup('courses')
export class CourseSearch implements SearchSource {
  constructor(private readonly find: FindCourses) {}

  async search({ words, limit }: SearchRequest): Promise<Record<string, SearchHit[]>> {
    const wanted = words.trim().toLowerCase();
    if (wanted === '') return { courses: [] };
    const hits = (await this.find.listed({ search: words })).map((row): SearchHit => {
      const inName = row.name.toLowerCase().includes(wanted);
      return {
        id: row.id,
        type: 'course',
        slug: row.slug,
        title: row.name,
        subtitle: row.intro,
        image: null,
        url: coursePath(row),
        score: inName ? 1 : 0.6,
        matched_on: inName ? 'title' : 'summary',
      };
    });
    return { courses: hits.sort((one, other) => other.score - one.score).slice(0, limit) };
  }
}

/** Path of a course in the web app. */
export const coursePath = ({ slug, audience }: { slug: string; audience: string }): string =>
  `/${audience === 'teacher' ? 'teacher-training-course' : 'course'}/${slug}`;
