import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PageHeadSources } from '../../../platform/http/page-head-sources.ts';
import { PageHeads, type HeadWish, type PageHead } from '../../../platform/http/page-heads.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { ABOUT_TENANT } from './screen-texts.ts';

/**
 * Finds the head of a screen for search engines and link previews, from the sources that the areas declare. A
 * screen without a source gets the tenant's name, and is not indexed.
 */
@Injectable()
export class FindPageHead extends PageHeads {
  constructor(
    private readonly queries: QueryBus,
    private readonly sources: PageHeadSources,
  ) {
    super();
  }

  override async of(path: string, wish: HeadWish): Promise<PageHead> {
    const tenant = await this.queries.execute(new GetSchool());
    // The same order in which the web app chooses its language.
    const language = wish.asked ?? tenant.language ?? wish.wished ?? 'en';
    const about = ABOUT_TENANT[language](tenant.name);
    const segments = path.split('/').slice(1);
    const named = (title: string): string => `${title} · ${tenant.name}`;
    const head = (await this.sources.head({
      path,
      segments,
      tenant,
      files: wish.files,
      language,
      named,
      about,
    })) ?? { title: tenant.name, description: about, indexed: false };
    // An indexed screen without a picture gets a general one.
    const image = head.image ?? (head.indexed ? `${tenant.origin}/art/preview.png` : undefined);
    return { ...head, image, language: tenant.language };
  }
}
