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
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { ListPage, page } from '../../../../platform/http/page.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { SaveLibrary, RemoveLibrary } from './save-library.ts';
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

export class LibraryPage extends ListPage {
  results!: LibraryCard[];
}
export class SavedLibrary {
  id!: string;
  slug!: string;
  version!: number;
}

/** Public libraries: of schools, of communities, and donated ones. */
@Controller('api')
export class LibrariesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Open libraries of every school and of the platform; those of the current tenant come first. */
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

  /** One open library of the current tenant or of the platform, by the last part of its address. */
  @Access('public')
  @Get('libraries/:slug')
  @Header('cache-control', 'public, no-cache')
  getLibrary(@Param('slug') slug: string): Promise<LibraryView> {
    return this.queries.execute(new GetLibrary(slug));
  }

  /** The school's own libraries for those who manage them, closed ones too. */
  @Access('book.manage')
  @Get('library-drafts')
  @PrivateResponse()
  listLibraryDrafts(): Promise<LibraryDraft[]> {
    return this.queries.execute(new ListOwnLibraries());
  }

  /** One library of the current tenant with its picked books. */
  @Access('book.manage')
  @Get('library-drafts/:id')
  @PrivateResponse()
  getLibraryDraft(@Param('id', ParseId) id: string): Promise<LibraryDraft> {
    return this.queries.execute(new GetOwnLibrary(id));
  }

  /** Creates a library. */
  @Access('book.manage')
  @Idempotent()
  @Post('library-drafts')
  @HttpCode(201)
  createLibrary(@Body() body: LibraryBody): Promise<SavedLibrary> {
    return this.commands.execute(new SaveLibrary(null, body));
  }

  /** Changes a library; the request replaces all of it. */
  @Access('book.manage')
  @Put('library-drafts/:id')
  changeLibrary(@Param('id', ParseId) id: string, @Body() body: LibraryBody): Promise<SavedLibrary> {
    return this.commands.execute(new SaveLibrary(id, body));
  }

  /** Deletes a library; its books stay. */
  @Access('book.manage')
  @Delete('library-drafts/:id')
  @HttpCode(204)
  async removeLibrary(@Param('id', ParseId) id: string): Promise<void> {
    await this.commands.execute(new RemoveLibrary(id));
  }
}
