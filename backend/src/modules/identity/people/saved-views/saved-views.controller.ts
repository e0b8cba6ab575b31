import { VIEW_LIMITS, VIEW_TABLES, type ViewTable } from '@bookgrove/contract';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { SaveView, ListSavedViews, RemoveView, SavedView } from './saved-views.ts';

const tables = Object.keys(VIEW_TABLES);
const table = { message: `table is one of ${tables.join(', ')}.` };

export class SavedViewsQuery {
  /** The table of the view. */
  @IsIn(tables, table)
  @ApiProperty({ enum: tables })
  table!: ViewTable;
}

export class SavedViewBody {
  /** The table of the view. */
  @IsIn(tables, table)
  @ApiProperty({ enum: tables })
  table!: ViewTable;

  @Trimmed()
  @IsNotEmpty({ message: 'Give the view a name.' })
  @IsString({ message: 'Give the view a name.' })
  @MaxLength(VIEW_LIMITS.name, { message: `Use at most ${VIEW_LIMITS.name} letters.` })
  name!: string;

  /** The query string of the table's address. */
  @IsString({ message: 'query is the part of the address after the question mark.' })
  @MaxLength(VIEW_LIMITS.query, { message: 'This view is too long to be saved. Remove a filter.' })
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

  /** The caller's views of a table. */
  @Access('view.save')
  @Get()
  @PrivateResponse()
  async listSavedViews(@Query() query: SavedViewsQuery, @Req() request: AppRequest): Promise<SavedViewList> {
    return this.list(request, query.table);
  }

  /** Saves a view of a table under a name; an existing one with that name is replaced. */
  @Access('view.save')
  @Post()
  @HttpCode(201)
  async saveView(@Body() body: SavedViewBody, @Req() request: AppRequest): Promise<SavedViewList> {
    await this.commands.execute(new SaveView(request.user!.userId, body.table, body.name, body.query));
    return this.list(request, body.table);
  }

  /** Deletes one of the caller's views. */
  @Access('view.save')
  @Delete(':id')
  @HttpCode(204)
  async removeView(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    await this.commands.execute(new RemoveView(request.user!.userId, id));
  }

  private async list(request: AppRequest, of: ViewTable): Promise<SavedViewList> {
    return { results: await this.queries.execute(new ListSavedViews(request.user!.userId, of)) };
  }
}
