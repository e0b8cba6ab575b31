import { VIEW_LIMITS, VIEW_TABLES, type ViewTable } from '@bookgrove/contract';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { Trimmed } from '../../../platform/http/fields.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { KeepView, ListSavedViews, RemoveView, SavedView } from './saved-views.ts';

const tables = Object.keys(VIEW_TABLES);
const table = { message: `table is one of ${tables.join(', ')}.` };

export class SavedViewsQuery {
  /** Of which table. */
  @IsIn(tables, table)
  table!: 'people' | 'books' | 'inbox';
}

export class SavedViewBody {
  /** Of which table. */
  @IsIn(tables, table)
  table!: 'people' | 'books' | 'inbox';

  @Trimmed()
  @IsNotEmpty({ message: 'Give the view a name.' })
  @IsString({ message: 'Give the view a name.' })
  @MaxLength(VIEW_LIMITS.name, { message: `Use at most ${VIEW_LIMITS.name} letters.` })
  name!: string;

  /** The part of the table's address after the question mark. */
  @IsString({ message: 'query is the part of the address after the question mark.' })
  @MaxLength(VIEW_LIMITS.query, { message: 'This view is too long to be kept. Take a filter away.' })
  query!: string;
}

export class SavedViewList {
  results!: SavedView[];
}

@Controller('api/saved-views')
export class SavedViewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The caller's own views of a table. */
  @Access('view.keep')
  @Get()
  @Header('cache-control', 'private, no-store')
  async listSavedViews(@Query() query: SavedViewsQuery, @Req() request: AppRequest): Promise<SavedViewList> {
    return this.list(request, query.table);
  }

  /** Keeps a view of a table under a name; an older one of that name gives way. */
  @Access('view.keep')
  @Post()
  @HttpCode(201)
  async keepView(@Body() body: SavedViewBody, @Req() request: AppRequest): Promise<SavedViewList> {
    await this.commands.execute(new KeepView(request.user!.userId, body.table, body.name, body.query));
    return this.list(request, body.table);
  }

  /** Forgets one of the caller's views. */
  @Access('view.keep')
  @Delete(':id')
  @HttpCode(204)
  async removeView(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new RemoveView(request.user!.userId, id));
  }

  private async list(request: AppRequest, of: ViewTable): Promise<SavedViewList> {
    return { results: await this.queries.execute(new ListSavedViews(request.user!.userId, of)) };
  }
}
