import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { Access } from '../../../platform/http/access.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ChangeMessage } from './change-message.ts';
import { GetMessage } from './get-message.query.ts';
import { GetPicture } from './get-picture.query.ts';
import { InboxQuery, ListMessages } from './list-messages.query.ts';
import { MESSAGE_STATUSES } from './message.rules.ts';
import { InboxMessage, InboxThread } from './message-view.ts';
import { WriteEntry } from './write-entry.ts';

export class InboxPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: InboxMessage[];
}

export class MessageChangeBody {
  @IsOptional()
  @IsIn(MESSAGE_STATUSES, { message: 'status must be one of new, in_progress, answered, closed.' })
  status?: 'new' | 'in_progress' | 'answered' | 'closed';

  /** True takes the message, false gives it back. */
  @IsOptional()
  @IsBoolean({ message: 'mine must be true or false.' })
  mine?: boolean;

  /** Shows or hides a testimonial. */
  @IsOptional()
  @IsBoolean({ message: 'shown must be true or false.' })
  shown?: boolean;
}

export class MessageEntryBody {
  /** A note stays inside; a reply goes out by e-mail. */
  @IsIn(['note', 'reply'], { message: 'kind must be note or reply.' })
  kind!: 'note' | 'reply';

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, 5_000, { message: 'Write something, in at most 5,000 characters.' })
  text!: string;

  /** How many replies were there when this one was begun. */
  @IsInt({ message: 'seen must be the number of replies you have read.' })
  @Min(0, { message: 'seen must be the number of replies you have read.' })
  @Max(1000, { message: 'seen must be the number of replies you have read.' })
  seen!: number;
}

export class MessagePictureData {
  /** The picture as a data: address. */
  picture!: string;
}

const PERSONAL = 'private, no-store';

/** What people wrote to this place, for its staff. */
@Controller('api')
export class InboxController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the inbox. */
  @Access('content.manage')
  @Get('inbox')
  @Header('cache-control', PERSONAL)
  async listInbox(@Query() query: InboxQuery, @Req() request: AppRequest): Promise<InboxPage> {
    const { count, messages } = await this.queries.execute(new ListMessages(query));
    return page(request.url, query, count, messages);
  }

  /** One message with its history. */
  @Access('content.manage')
  @Get('inbox/:id')
  @Header('cache-control', PERSONAL)
  getInboxMessage(@Param('id', ParseId) id: string): Promise<InboxThread> {
    return this.queries.execute(new GetMessage(id));
  }

  /** The picture that came with a report. */
  @Access('content.manage')
  @Get('inbox/:id/picture')
  @Header('cache-control', PERSONAL)
  getInboxPicture(@Param('id', ParseId) id: string): Promise<MessagePictureData> {
    return this.queries.execute(new GetPicture(id));
  }

  /** Takes, gives back, moves on, shows or hides. */
  @Access('content.manage')
  @Patch('inbox/:id')
  async changeInboxMessage(
    @Param('id', ParseId) id: string,
    @Body() body: MessageChangeBody,
  ): Promise<InboxThread> {
    await this.commands.execute(new ChangeMessage(id, body));
    return this.queries.execute(new GetMessage(id));
  }

  /** Adds a note, or answers by e-mail. */
  @Access('content.manage')
  @Idempotent()
  @Post('inbox/:id/entries')
  @HttpCode(201)
  async writeInboxEntry(
    @Param('id', ParseId) id: string,
    @Body() body: MessageEntryBody,
  ): Promise<InboxThread> {
    await this.commands.execute(new WriteEntry(id, body.kind, body.text, body.seen));
    return this.queries.execute(new GetMessage(id));
  }
}
