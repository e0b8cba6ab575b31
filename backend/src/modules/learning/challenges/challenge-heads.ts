import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import { challengePath } from './challenge-views.ts';
import { FindChallenges } from './find-challenges.ts';

/** Heads of the pages of challenges. */
@Injectable()
@PageHeadsOf('/sdg-challenge/')
export class ChallengeHeads implements PageHeadSource {
  constructor(private readonly find: FindChallenges) {}

  async head({ segments: [, slug = '', ...more], named }: HeadRequest): Promise<PageHead | null> {
    if (slug === '' || more.length > 0) return null;
    const row = await this.find.one(slug).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return null;
      throw error;
    });
    return row && { title: named(row.title), description: row.intro, indexed: !row.demo };
  }

  async addresses(): Promise<PublicAddress[]> {
    const rows = await this.find.listed({});
    return rows
      .filter(({ demo, kind }) => !demo && kind !== 'letter')
      .map((row) => ({ path: challengePath(row), languages: LANGUAGES }));
  }
}

const LETTER = 'write-a-letter-and-change-the-world-with-';

/** Heads of the pages of letter challenges. */
@Injectable()
@PageHeadsOf('/challenges/')
export class LetterHeads implements PageHeadSource {
  constructor(private readonly find: FindChallenges) {}

  async head({ segments: [, name = '', ...more], named }: HeadRequest): Promise<PageHead | null> {
    if (!name.startsWith(LETTER) || more.length > 0) return null;
    const row = (await this.find.listed({ kind: 'letter' })).find(
      ({ product }) => product === name.slice(LETTER.length),
    );
    return row ? { title: named(row.title), description: row.intro, indexed: !row.demo } : null;
  }

  async addresses(): Promise<PublicAddress[]> {
    const rows = await this.find.listed({ kind: 'letter' });
    return rows
      .filter(({ demo }) => !demo)
      .map((row) => ({ path: challengePath(row), languages: LANGUAGES }));
  }
}
