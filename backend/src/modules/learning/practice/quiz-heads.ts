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
import { FindBookQuizzes } from './find-book-quizzes.ts';

/** Heads of the pages of quizzes. */
@Injectable()
@PageHeadsOf('/comprehension-corner/')
export class QuizHeads implements PageHeadSource {
  constructor(private readonly find: FindBookQuizzes) {}

  async head({ segments: [, slug = '', ...more], named }: HeadRequest): Promise<PageHead | null> {
    if (slug === '' || more.length > 0) return null;
    const quiz = await this.find.one(slug, '').catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return null;
      throw error;
    });
    return (
      quiz && {
        title: named(quiz.book.title),
        description: quiz.content.predict || `Questions about “${quiz.book.title}”.`,
        indexed: quiz.book.listed,
      }
    );
  }

  async addresses(): Promise<PublicAddress[]> {
    const rows = await this.find.listed({}, '');
    return rows
      .filter(({ book }) => book.listed)
      .map(({ slug }) => ({ path: `/comprehension-corner/${slug}`, languages: LANGUAGES }));
  }
}
