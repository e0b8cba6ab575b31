import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { renderMarkdown } from '../../../platform/text/markdown.ts';
import { GetBookCard } from '../../catalog/contract.ts';
import { GetResourceCards } from '../../content/contract.ts';
import type { CourseLesson } from '../courses/course.rules.ts';
import type { LessonSectionView } from './enrolment-views.ts';

/** Makes the page of a lesson: text as HTML, books and resources with their names. */
@Injectable()
export class LessonContent {
  constructor(private readonly queries: QueryBus) {}

  async sections({ sections }: Pick<CourseLesson, 'sections'>): Promise<LessonSectionView[]> {
    const ids = sections.filter(({ kind }) => kind === 'resource').map(({ ref }) => ref);
    const cards = ids.length > 0 ? await this.queries.execute(new GetResourceCards(ids)) : [];
    return Promise.all(
      sections.map(async ({ kind, text, ref, pages }): Promise<LessonSectionView> => {
        const card = cards.find(({ id }) => kind === 'resource' && id === ref);
        const book = kind === 'book' ? await this.queries.execute(new GetBookCard(ref, '')) : null;
        return {
          kind,
          html: kind === 'words' ? renderMarkdown(text) : '',
          steps:
            kind === 'steps'
              ? text
                  .split('\n')
                  .map((line) => line.trim())
                  .filter(Boolean)
              : [],
          film: kind === 'film' ? ref : null,
          resource: card ? { id: card.id, title: card.title, path: card.path } : null,
          book: book && { slug: ref, title: book.title },
          pages,
        };
      }),
    );
  }
}
