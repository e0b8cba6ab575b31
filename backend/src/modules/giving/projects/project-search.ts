import { Injectable } from '@nestjs/common';
import {
  SearchGroup,
  type SearchHit,
  type SearchRequest,
  type SearchSource,
} from '../../../platform/http/search-groups.ts';
import { FindProjects } from './find-projects.ts';

/** Projects in the global search; those that take gifts first. */
@Injectable()
@SearchGroup('projects')
export class ProjectSearch implements SearchSource {
  constructor(private readonly find: FindProjects) {}

  async search({ words, limit }: SearchRequest): Promise<Record<string, SearchHit[]>> {
    if (words.trim() === '') return { projects: [] };
    const wanted = words.trim().toLowerCase();
    const rows = await this.find.listed({ search: words });
    const hits = rows.map((row): SearchHit => {
      const inTitle = row.title.toLowerCase().includes(wanted);
      return {
        id: row.id,
        type: 'project',
        slug: row.slug,
        title: row.title,
        subtitle: row.charity_name,
        image: row.cover_id && `/api/projects/${row.id}/cover/?v=${row.cover_id}`,
        url: `/charity-projects/${row.slug}`,
        score: (inTitle ? 1 : 0.6) - (row.status === 'fundraising' ? 0 : 0.1),
        matched_on: inTitle ? 'title' : 'summary',
      };
    });
    return { projects: hits.sort((one, other) => other.score - one.score).slice(0, limit) };
  }
}
