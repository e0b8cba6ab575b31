import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { CategoryCount, ListCategories } from './list-categories.query.ts';

@Controller('api')
export class CategoriesController {
  constructor(private readonly queries: QueryBus) {}

  /** Shelves with their counts. */
  @Access('public')
  @Get('book-categories')
  @Header('cache-control', 'public, no-cache')
  listBookCategories(): Promise<CategoryCount[]> {
    return this.queries.execute(new ListCategories());
  }
}
