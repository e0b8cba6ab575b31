import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { Access, NeverWhileViewing } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { FeedKeyView, ListFeedKeys, CreateFeedKey, NewFeedKey, RevokeFeedKey } from './feed-keys.ts';

export class FeedKeyBody {
  /** The name that its owner gave the app. */
  @Trimmed()
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

  /** One's own keys for reading apps, without the keys themselves. */
  @Access('reading.record')
  @Get()
  @PrivateResponse()
  listFeedKeys(@Req() request: AppRequest): Promise<FeedKeyView[]> {
    return this.queries.execute(new ListFeedKeys(request.user!.userId));
  }

  /** Creates a key for a reading app. It is in this answer and never shown again. */
  @Access('reading.record')
  @Post()
  @PrivateResponse()
  createFeedKey(@Body() { name }: FeedKeyBody, @Req() request: AppRequest): Promise<NewFeedKey> {
    return this.commands.execute(new CreateFeedKey(request.user!.userId, name));
  }

  /** Revokes a key; the app that uses it is signed out at once. */
  @Access('reading.record')
  @Delete(':id')
  @HttpCode(204)
  revokeFeedKey(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<void> {
    return this.commands.execute(new RevokeFeedKey(request.user!.userId, id));
  }
}
