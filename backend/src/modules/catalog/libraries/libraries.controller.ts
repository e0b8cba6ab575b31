import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { KeepLibrary, RemoveLibrary } from './keep-library.ts';
import { LibraryBody, LibraryFilters } from './library-bodies.ts';
import { LibraryCard, LibraryDraft, LibraryView } from './library-view.ts';
import {
  CountLibrariesOpen,
  GetLibrary,
  GetOwnLibrary,
  LibraryNumbers,
  ListLibraries,
  ListOwnLibraries,
} from './library.queries.ts';

export class LibraryPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: LibraryCard[];
}
export class KeptLibrary {
  id!: string;
  slug!: string;
  version!: number;
}

const PERSONAL = 'private, no-store';

/** Libraries of the world: schools', communities', and those that were given. */
@Controller('api')
export class LibrariesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Open libraries of every school and of the platform; those of this place come first. */
  @Access('public')
  @Get('libraries')
  @Header('cache-control', 'public, no-cache')
  async listLibraries(@Query() filters: LibraryFilters, @Req() request: AppRequest): Promise<LibraryPage> {
    const { count, libraries } = await this.queries.execute(new ListLibraries(filters));
    return page(request.url, filters, count, libraries);
  }

  /** How many libraries are open, by kind and country. */
  @Access('public')
  @Get('libraries/numbers')
  @Header('cache-control', 'public, no-cache')
  countLibraries(): Promise<LibraryNumbers> {
    return this.queries.execute(new CountLibrariesOpen());
  }

  /** One open library of this place or of the platform, by the last part of its address. */
  @Access('public')
  @Get('libraries/:slug')
  @Header('cache-control', 'public, no-cache')
  getLibrary(@Param('slug') slug: string): Promise<LibraryView> {
    return this.queries.execute(new GetLibrary(slug));
  }

  /** Libraries of this place for those who keep them, closed ones too. */
  @Access('book.manage')
  @Get('library-drafts')
  @Header('cache-control', PERSONAL)
  listLibraryDrafts(): Promise<LibraryDraft[]> {
    return this.queries.execute(new ListOwnLibraries());
  }

  /** One library of this place with the books that were picked. */
  @Access('book.manage')
  @Get('library-drafts/:id')
  @Header('cache-control', PERSONAL)
  getLibraryDraft(@Param('id', ParseId) id: string): Promise<LibraryDraft> {
    return this.queries.execute(new GetOwnLibrary(id));
  }

  /** Makes a library. */
  @Access('book.manage')
  @Idempotent()
  @Post('library-drafts')
  @HttpCode(201)
  makeLibrary(@Body() body: LibraryBody): Promise<KeptLibrary> {
    return this.commands.execute(new KeepLibrary(null, body));
  }

  /** Changes a library; what is sent replaces what was there. */
  @Access('book.manage')
  @Put('library-drafts/:id')
  changeLibrary(@Param('id', ParseId) id: string, @Body() body: LibraryBody): Promise<KeptLibrary> {
    return this.commands.execute(new KeepLibrary(id, body));
  }

  /** Takes a library away; its books stay. */
  @Access('book.manage')
  @Delete('library-drafts/:id')
  @HttpCode(204)
  async removeLibrary(@Param('id', ParseId) id: string): Promise<void> {
    await this.commands.execute(new RemoveLibrary(id));
  }
}
