import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { VERSION_KINDS, type VersionKind } from '@bookgrove/contract/stories';
import { IsIn, Matches, MaxLength } from 'class-validator';
import { Access } from '../../../../platform/http/access.ts';
import { Idempotent } from '../../../../platform/http/idempotency.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { readerOf } from '../../library/books/reader-of.ts';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';
import { CreatedStory } from '../stories/story-responses.ts';
import { BookVersions, GetBookVersions } from './get-book-versions.query.ts';
import { CreateVersion } from './create-version.ts';

export class NewVersion {
  @IsIn(VERSION_KINDS, { message: `how is one of ${VERSION_KINDS.join(', ')}.` })
  how!: VersionKind;

  /** Of a translation; other versions keep the language of the book. */
  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
  language!: string;
}

/** Versions of books that were written here. */
@Controller('api/books/:book')
export class VersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** All versions of a book: those that it is based on, and those that are based on it. */
  @Access('public')
  @Get('family')
  @Header('cache-control', 'private, no-cache')
  getBookVersions(@Param('book') book: string, @Req() request: AppRequest): Promise<BookVersions> {
    return this.queries.execute(new GetBookVersions(book, readerOf(request), filesOrigin(request)));
  }

  /** Begins a version of a book, where its licence allows that. */
  @Access('story.write')
  @Idempotent()
  @Post('versions')
  @HttpCode(201)
  createStoryVersion(
    @Param('book') book: string,
    @Body() { how, language }: NewVersion,
    @Req() request: AppRequest,
  ): Promise<CreatedStory> {
    return this.commands.execute(new CreateVersion(book, readerOf(request)!, how, language));
  }
}
