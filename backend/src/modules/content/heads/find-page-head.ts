import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PageHeads, type PageHead } from '../../../platform/http/page-heads.ts';
import { GetBookCard } from '../../catalog/contract.ts';
import { GetSchool, type OwnSchool } from '../../tenancy/contract.ts';
import { FindPage } from '../pages/find-page.ts';
import { isPageSlug } from '../pages/page.rules.ts';

/** Screens that anybody may find, beside the pages of content. */
const OPEN_SCREENS: Record<string, { title: string; description: string }> = {
  '/': {
    title: 'Library',
    description: 'Find a book by picture, age, level or language, and read it at once.',
  },
  '/library': {
    title: 'Library',
    description: 'Find a book by picture, age, level or language, and read it at once.',
  },
  '/request-a-tour': {
    title: 'Request a tour',
    description: 'Choose a time that suits you, and see the library with somebody who knows it.',
  },
  '/report-a-problem': {
    title: 'Report a problem',
    description: 'Tell us what is wrong. You need no account, and reports about safety go first.',
  },
};

/** Finds what is said of a screen to those who look from outside. What is not known to be public is not listed. */
@Injectable()
export class FindPageHead extends PageHeads {
  constructor(
    private readonly pages: FindPage,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  override async of(path: string, { files }: { app: string; files: string }): Promise<PageHead> {
    const school = await this.queries.execute(new GetSchool());
    return { ...(await this.head(path, files, school)), language: school.language };
  }

  private async head(path: string, files: string, school: OwnSchool): Promise<PageHead> {
    const named = (title: string): string => `${title} · ${school.name}`;
    const open = OPEN_SCREENS[path];
    if (open) return { title: named(open.title), description: open.description, indexed: true };
    const [, first = '', second = '', third] = path.split('/');
    if (second === '' && isPageSlug(first)) {
      const page = await this.pages.for(first, 'en');
      return {
        title: named(page.title),
        description: page.summary.replaceAll('{place}', school.name),
        indexed: true,
      };
    }
    if (first === 'library' && second !== '' && third === undefined) {
      const book = await this.queries.execute(new GetBookCard(second, files));
      if (book)
        return {
          title: named(book.title),
          description: book.summary || `Read “${book.title}” in the library of ${school.name}.`,
          image: book.cover ?? undefined,
          indexed: book.listed,
        };
    }
    return { title: school.name, description: `The library of ${school.name}.`, indexed: false };
  }
}
