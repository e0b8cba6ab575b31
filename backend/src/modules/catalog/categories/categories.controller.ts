import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { CategoryBody, CategoryMove, CategoryRemoval, CategoryShown } from './category-bodies.ts';
import { KeepCategory } from './keep-category.ts';
import { CategoryCount, ListCategories } from './list-categories.query.ts';
import { MoveCategory } from './move-category.ts';
import { RemoveCategory } from './remove-category.ts';
import { ShelfNode, ShelfTree } from './shelf-tree.ts';
import { ShowCategory } from './show-category.ts';

export class ShelfNodes {
  results!: ShelfNode[];
}
export class KeptCategory {
  id!: string;
}
export class ShownCategory {
  id!: string;
  shown!: boolean;
}

@Controller('api')
export class CategoriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly tree: ShelfTree,
  ) {}

  /** Shelves with how many books the caller finds on each. */
  @Access('public')
  @Get('book-categories')
  listBookCategories(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CategoryCount[]> {
    void reply.header('cache-control', request.user ? 'private, no-store' : 'public, no-cache');
    return this.queries.execute(new ListCategories(readerOf(request)));
  }

  /** The tree of categories for those who keep it: a school's own and the platform's. */
  @Access('book.manage')
  @Get('category-tree')
  @Header('cache-control', 'private, no-store')
  async listCategoryTree(): Promise<ShelfNodes> {
    return { results: await this.tree.nodes() };
  }

  /** Makes a category of this school, or of the platform. */
  @Access('book.manage')
  @Post('category-tree')
  addCategory(@Body() body: CategoryBody): Promise<KeptCategory> {
    return this.commands.execute(new KeepCategory(null, body));
  }

  /** Changes what a category says; what is left out is emptied. */
  @Access('book.manage')
  @Put('category-tree/:slug')
  changeCategory(@Param('slug') slug: string, @Body() body: CategoryBody): Promise<KeptCategory> {
    return this.commands.execute(new KeepCategory(slug, body));
  }

  /** Puts a category elsewhere in the tree. */
  @Access('book.manage')
  @Post('category-tree/:slug/move')
  @HttpCode(200)
  moveCategory(@Param('slug') slug: string, @Body() body: CategoryMove): Promise<KeptCategory> {
    return this.commands.execute(new MoveCategory(slug, body.parent ?? null, body.before ?? null));
  }

  /** Shows a category of the platform at this school, or hides it. */
  @Access('school.manage')
  @Patch('category-tree/:slug')
  showCategory(@Param('slug') slug: string, @Body() { shown }: CategoryShown): Promise<ShownCategory> {
    return this.commands.execute(new ShowCategory(slug, shown));
  }

  /** Deletes a category; one that is not empty needs another for what stands there. */
  @Access('book.manage')
  @Delete('category-tree/:slug')
  @HttpCode(204)
  removeCategory(@Param('slug') slug: string, @Query() { to }: CategoryRemoval): Promise<void> {
    return this.commands.execute(new RemoveCategory(slug, to ?? null));
  }
}
