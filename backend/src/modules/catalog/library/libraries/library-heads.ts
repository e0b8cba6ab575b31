import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../../platform/http/page-heads.ts';
import { ListOpenLibraries, ListPublicReadingLists } from '../../contract.ts';

/** HTML heads of open libraries and of the reading lists published in them. */
@Injectable()
@PageHeadsOf('/libraries/')
export class LibraryHeads implements PageHeadSource {
  constructor(private readonly queries: QueryBus) {}

  async head({ segments, named, about }: HeadRequest): Promise<PageHead | null> {
    const [, slug = '', kind, name, more] = segments;
    if (slug !== '' && kind === undefined) {
      const libraries = await this.queries.execute(new ListOpenLibraries());
      const library = libraries.find((one) => one.slug === slug);
      if (library)
        return { title: named(library.name), description: library.summary || about, indexed: true };
    }
    if (kind === 'lists' && name !== undefined) {
      const lists = await this.queries.execute(new ListPublicReadingLists());
      const list = lists.find(
        (one) => one.library === slug && [one.slug, encodeURIComponent(one.slug)].includes(name),
      );
      if (list)
        return { title: named(list.title), description: list.note || about, indexed: more === undefined };
    }
    return null;
  }

  async addresses(): Promise<PublicAddress[]> {
    const libraries = await this.queries.execute(new ListOpenLibraries());
    const lists = await this.queries.execute(new ListPublicReadingLists());
    const paths = [
      ...libraries.map(({ slug }) => `/libraries/${slug}`),
      ...lists.map(({ library, slug }) => `/libraries/${library}/lists/${encodeURIComponent(slug)}`),
    ];
    return paths.map((path) => ({ path, languages: [] }));
  }
}
