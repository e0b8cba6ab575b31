import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, MaxLength, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { Access } from '../../../platform/http/access.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { sendKept } from '../../../platform/http/send-kept.ts';
import { wishedLanguage } from '../../../platform/http/language.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { GetPageDraft, PageDraft } from './get-page-draft.query.ts';
import { ContentPage, GetPage } from './get-page.query.ts';
import { ListPages, PageListItem } from './list-pages.query.ts';
import { PAGE_LOCALES } from './page.rules.ts';
import { PageSection, renderPage } from './render-page.ts';
import { SavePage } from './save-page.ts';

const locales = { message: 'locale must be one of en, fr, ar, hi.' };

export class PageLocaleQuery {
  @IsOptional()
  @IsIn(PAGE_LOCALES, locales)
  locale: 'en' | 'fr' | 'ar' | 'hi' = 'en';
}

export class PageLanguageQuery {
  /** Default: the first supported language of Accept-Language, otherwise English. */
  @IsOptional()
  @IsIn(PAGE_LOCALES, locales)
  locale?: 'en' | 'fr' | 'ar' | 'hi';
}

export class PageBody {
  @IsIn(PAGE_LOCALES, locales)
  locale!: 'en' | 'fr' | 'ar' | 'hi';

  /** The version that the text is based on. */
  @IsInt({ message: 'after must be the number of the version you started from.' })
  @Min(0, { message: 'after must be the number of the version you started from.' })
  after!: number;

  @IsString()
  @Length(1, 120, { message: 'Give the page a title of at most 120 characters.' })
  title!: string;

  /** One or two sentences, shown under the title and by search engines. */
  @IsString()
  @Length(1, 300, {
    message: 'Say in one or two sentences what the page is about, in at most 300 characters.',
  })
  summary!: string;

  /** Markdown. */
  @IsString()
  @Length(1, 60_000, { message: 'Write some words, at most 60,000 characters.' })
  body!: string;
}

export class PreviewBody {
  @IsString()
  @MaxLength(60_000, { message: 'At most 60,000 characters can be shown.' })
  body!: string;
}

export class PagePreview {
  intro!: string;
  sections!: PageSection[];
}
export class SavedPage {
  version!: number;
}

@Controller('api')
export class PagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cache: PublicCache,
  ) {}

  /** The pages that this tenant may edit. */
  @Access('content.manage')
  @Get('pages')
  @PrivateResponse()
  listPages(): Promise<PageListItem[]> {
    return this.queries.execute(new ListPages());
  }

  /** One page, in the requested language or in English. */
  @Access('public')
  @Get('pages/:slug')
  @ApiOkResponse({ type: ContentPage })
  async getPage(
    @Param('slug') slug: string,
    @Query() query: PageLanguageQuery,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const locale = query.locale ?? wishedLanguage(request.headers['accept-language']) ?? 'en';
    await sendKept(
      { cache: this.cache, request, reply },
      `page ${slug} ${locale}`,
      { vary: 'accept-language', language: (page: ContentPage) => page.locale },
      () => this.queries.execute(new GetPage(slug, locale)),
    );
  }

  /** A page for its editors, with its history. */
  @Access('content.manage')
  @Get('pages/:slug/draft')
  @PrivateResponse()
  getPageDraft(@Param('slug') slug: string, @Query() { locale }: PageLocaleQuery): Promise<PageDraft> {
    return this.queries.execute(new GetPageDraft(slug, locale));
  }

  /** Saves the page as its next version; 409 when somebody else did so meanwhile. */
  @Access('content.manage')
  @Put('pages/:slug')
  savePage(@Param('slug') slug: string, @Body() body: PageBody): Promise<SavedPage> {
    const { locale, after, ...words } = body;
    return this.commands.execute(new SavePage(slug, locale, after, words));
  }

  /** Renders Markdown without saving it. */
  @Access('content.manage')
  @Post('page-preview')
  @HttpCode(200)
  async previewPage(@Body() { body }: PreviewBody): Promise<PagePreview> {
    const school = await this.queries.execute(new GetSchool());
    return renderPage(body, { place: school.name, email: school.email });
  }
}
