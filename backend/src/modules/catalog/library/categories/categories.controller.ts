import {
  Body,
  Controller,
  Delete,
  Get,
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
import { PRIVATE, PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../books/reader-of.ts';
import {
  CategoryBody,
  MoveCategoryBody,
  RemoveCategoryBody,
  CategoryVisibilityBody,
} from './category-bodies.ts';
import { SaveCategory } from './save-category.ts';
import { CategoryCount, ListCategories } from './list-categories.query.ts';
import { MoveCategory } from './move-category.ts';
import { RemoveCategory } from './remove-category.ts';
import { CategoryNode, CategoryTree } from './category-tree.ts';
import { SetCategoryVisibility } from './set-category-visibility.ts';

export class CategoryTreeView {
  results!: CategoryNode[];
}
export class SavedCategory {
  id!: string;
}
export class CategoryVisibility {
  id!: string;
  shown!: boolean;
}

@Controller('api')
export class CategoriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly tree: CategoryTree,
  ) {}

  /** Categories, with the number of books in each that the caller finds. */
  @Access('public')
  @Get('book-categories')
  listBookCategories(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CategoryCount[]> {
    void reply.header('cache-control', request.user ? PRIVATE : 'public, no-cache');
    return this.queries.execute(new ListCategories(readerOf(request)));
  }

  /** The tree of categories for those who manage it: a school's own and the platform's. */
  @Access('book.manage')
  @Get('category-tree')
  @PrivateResponse()
  async listCategoryTree(): Promise<CategoryTreeView> {
    return { results: await this.tree.nodes() };
  }

  /** Creates a category of this school, or of the platform. */
  @Access('book.manage')
  @Post('category-tree')
  createCategory(@Body() body: CategoryBody): Promise<SavedCategory> {
    return this.commands.execute(new SaveCategory(null, body));
  }

  /** Replaces the name and appearance of a category; absent fields are emptied. */
  @Access('book.manage')
  @Put('category-tree/:slug')
  changeCategory(@Param('slug') slug: string, @Body() body: CategoryBody): Promise<SavedCategory> {
    return this.commands.execute(new SaveCategory(slug, body));
  }

  /** Moves a category in the tree. */
  @Access('book.manage')
  @Post('category-tree/:slug/move')
  @HttpCode(200)
  moveCategory(@Param('slug') slug: string, @Body() body: MoveCategoryBody): Promise<SavedCategory> {
    return this.commands.execute(new MoveCategory(slug, body.parent ?? null, body.before ?? null));
  }

  /** Shows a category of the platform at this school, or hides it. */
  @Access('school.manage')
  @Patch('category-tree/:slug')
  setCategoryVisibility(
    @Param('slug') slug: string,
    @Body() { shown }: CategoryVisibilityBody,
  ): Promise<CategoryVisibility> {
    return this.commands.execute(new SetCategoryVisibility(slug, shown));
  }

  /** Deletes a category; one that is not empty needs another one for its books and child categories. */
  @Access('book.manage')
  @Delete('category-tree/:slug')
  @HttpCode(204)
  removeCategory(@Param('slug') slug: string, @Query() { to }: RemoveCategoryBody): Promise<void> {
    return this.commands.execute(new RemoveCategory(slug, to ?? null));
  }
}
