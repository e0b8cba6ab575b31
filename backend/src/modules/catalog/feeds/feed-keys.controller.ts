import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Access, NeverWhileViewing } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { FeedKeyView, ListFeedKeys, MakeFeedKey, NewFeedKey, TakeFeedKeyBack } from './feed-keys.ts';

export class FeedKeyBody {
  /** What its person calls the app. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString({ message: 'Give the app a name.' })
  @MinLength(1, { message: 'Give the app a name.' })
  @MaxLength(60, { message: 'A name has at most 60 characters.' })
  name!: string;
}

/** Keys with which reading apps sign in. */
@Controller('api/feed-keys')
@NeverWhileViewing()
export class FeedKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One's own keys for reading apps; the keys themselves are not told again. */
  @Access('reading.record')
  @Get()
  @Header('cache-control', 'private, no-store')
  listFeedKeys(@Req() request: AppRequest): Promise<FeedKeyView[]> {
    return this.queries.execute(new ListFeedKeys(request.user!.userId));
  }

  /** Makes a key for a reading app; this answer alone holds it. */
  @Access('reading.record')
  @Post()
  @Header('cache-control', 'private, no-store')
  makeFeedKey(@Body() { name }: FeedKeyBody, @Req() request: AppRequest): Promise<NewFeedKey> {
    return this.commands.execute(new MakeFeedKey(request.user!.userId, name));
  }

  /** Takes a key back; the app that uses it is signed out at once. */
  @Access('reading.record')
  @Delete(':id')
  @HttpCode(204)
  takeFeedKeyBack(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new TakeFeedKeyBack(request.user!.userId, id));
  }
}
