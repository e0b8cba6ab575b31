import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { VERSION_KINDS, type VersionKind } from '@bookgrove/contract/stories';
import { IsIn, Matches, MaxLength } from 'class-validator';
import { Access } from '../../../../platform/http/access.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../books/books.controller.ts';
import { LANGUAGE_TAG, LANGUAGE_WORDS } from '../story-bodies.ts';
import { MadeStory } from '../stories.controller.ts';
import { BookFamily, GetBookFamily } from './book-family.query.ts';
import { MakeVersion } from './make-version.ts';

export class NewVersion {
  @IsIn(VERSION_KINDS, { message: `how is one of ${VERSION_KINDS.join(', ')}.` })
  how!: VersionKind;

  /** Of a translation; other versions keep that of the book. */
  @Matches(LANGUAGE_TAG, LANGUAGE_WORDS)
  @MaxLength(35, LANGUAGE_WORDS)
  language!: string;
}

/** Versions of books that were written here. */
@Controller('api/books/:book')
export class VersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The family tree of a book: what it is a version of, and its versions. */
  @Access('public')
  @Get('family')
  @Header('cache-control', 'private, no-cache')
  getBookFamily(@Param('book') book: string, @Req() request: AppRequest): Promise<BookFamily> {
    return this.queries.execute(new GetBookFamily(book, readerOf(request), filesOrigin(request)));
  }

  /** Begins one's own version of a book, where its licence lets others do so. */
  @Access('story.write')
  @Idempotent()
  @Post('versions')
  @HttpCode(201)
  makeVersion(
    @Param('book') book: string,
    @Body() { how, language }: NewVersion,
    @Req() request: AppRequest,
  ): Promise<MadeStory> {
    return this.commands.execute(new MakeVersion(book, readerOf(request)!, how, language));
  }
}
