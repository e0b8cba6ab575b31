import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../../platform/http/page-heads.ts';
import { GetBookCard, ListBookAddresses } from '../../contract.ts';

/** The description of a book without a summary. */
const WITHOUT_SUMMARY: Record<Language, (title: string, tenant: string) => string> = {
  en: (title, tenant) => `Read “${title}” in the library of ${tenant}.`,
  fr: (title, tenant) => `Lisez « ${title} » dans la bibliothèque de ${tenant}.`,
  ar: (title, tenant) => `اقرؤوا «${title}» في مكتبة ${tenant}.`,
  hi: (title, tenant) => `${tenant} के पुस्तकालय में “${title}” पढ़ें।`,
};

/** HTML heads of the pages of books. */
@Injectable()
@PageHeadsOf('/library/')
export class BookHeads implements PageHeadSource {
  constructor(private readonly queries: QueryBus) {}

  async head({
    segments: [, id = '', more],
    tenant,
    files,
    language,
    named,
  }: HeadRequest): Promise<PageHead | null> {
    if (id === '' || more !== undefined) return null;
    const book = await this.queries.execute(new GetBookCard(id, files));
    if (!book) return null;
    const { language: written, ...words } = book;
    return {
      title: named(book.title),
      description: book.summary || WITHOUT_SUMMARY[language](book.title, tenant.name),
      image: book.cover?.xlarge ?? undefined,
      indexed: book.listed,
      first: { kind: 'book', tenant, language, written, ...words },
    };
  }

  async addresses(): Promise<PublicAddress[]> {
    const slugs = await this.queries.execute(new ListBookAddresses());
    return slugs.map((slug) => ({ path: `/library/${encodeURIComponent(slug)}`, languages: [] }));
  }
}
