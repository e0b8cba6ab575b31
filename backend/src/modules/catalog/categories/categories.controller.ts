import { Controller, Get, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { readerOf } from '../books/books.controller.ts';
import { CategoryCount, ListCategories } from './list-categories.query.ts';

@Controller('api')
export class CategoriesController {
  constructor(private readonly queries: QueryBus) {}

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
}
