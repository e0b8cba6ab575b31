import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PrivateResponse } from '../../../platform/http/cache-control.ts';
import { IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';
import { Access } from '../../../platform/http/access.ts';
import { Idempotent } from '../../../platform/http/idempotency.ts';
import { ListPage, page } from '../../../platform/http/page.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { ChangeMessage } from './change-message.ts';
import { GetMessage } from './get-message.query.ts';
import { GetPicture } from './get-picture.query.ts';
import { InboxQuery, ListMessages } from './list-messages.query.ts';
import { MESSAGE_STATUSES } from './message.rules.ts';
import { InboxMessage, InboxThread } from './message-view.ts';
import { GetSafetyLead, NameSafetyLead, SafetyLeadAnswer } from './safety-lead.ts';
import { WriteEntry } from './write-entry.ts';

export class InboxPage extends ListPage {
  results!: InboxMessage[];
}

export class MessageChangeBody {
  @IsOptional()
  @IsIn(MESSAGE_STATUSES, { message: 'status must be one of new, in_progress, answered, closed.' })
  status?: 'new' | 'in_progress' | 'answered' | 'closed';

  /** True assigns the message to the requester, false unassigns it. */
  @IsOptional()
  @IsBoolean({ message: 'mine must be true or false.' })
  mine?: boolean;

  /** Shows or hides a testimonial. */
  @IsOptional()
  @IsBoolean({ message: 'shown must be true or false.' })
  shown?: boolean;
}

export class MessageEntryBody {
  /** A note is internal; a reply is sent by e-mail. */
  @IsIn(['note', 'reply'], { message: 'kind must be note or reply.' })
  kind!: 'note' | 'reply';

  @Trimmed()
  @IsString()
  @Length(1, 5_000, { message: 'Write something, in at most 5,000 characters.' })
  text!: string;

  /** Number of replies when the writer started this one. */
  @IsInt({ message: 'seen must be the number of replies you have read.' })
  @Min(0, { message: 'seen must be the number of replies you have read.' })
  @Max(1000, { message: 'seen must be the number of replies you have read.' })
  seen!: number;
}

export class SafetyLeadBody {
  @Trimmed()
  @IsString()
  @Length(1, 120, { message: 'Give the name of this person, in at most 120 characters.' })
  @Matches(/^[^\r\n]*$/, { message: 'A name stands on one line.' })
  name!: string;

  @Trimmed()
  @IsEmailAddress({ message: 'Give an e-mail address that this person alone reads, e.g. name@example.org.' })
  @MaxLength(255, { message: 'Characters too long' })
  email!: string;
}

export class MessagePictureData {
  /** The picture as a data: address. */
  picture!: string;
}

/** What people wrote to this tenant, for its staff. */
@Controller('api')
export class InboxController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** One page of the inbox. */
  @Access('content.manage')
  @Get('inbox')
  @PrivateResponse()
  async listInbox(@Query() query: InboxQuery, @Req() request: AppRequest): Promise<InboxPage> {
    const { count, messages } = await this.queries.execute(new ListMessages(query));
    return page(request.url, query, count, messages);
  }

  /** One message with its history. */
  @Access('content.manage')
  @Get('inbox/:id')
  @PrivateResponse()
  getInboxMessage(@Param('id', ParseId) id: string): Promise<InboxThread> {
    return this.queries.execute(new GetMessage(id));
  }

  /** The screenshot of a report. */
  @Access('content.manage')
  @Get('inbox/:id/picture')
  @PrivateResponse()
  getInboxPicture(@Param('id', ParseId) id: string): Promise<MessagePictureData> {
    return this.queries.execute(new GetPicture(id));
  }

  /** Changes assignee, status or visibility of a message. */
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

  /** The safety lead; null when nobody is named. */
  @Access('content.manage')
  @Get('safety-lead')
  @PrivateResponse()
  getSafetyLead(): Promise<SafetyLeadAnswer> {
    return this.queries.execute(new GetSafetyLead());
  }

  /** Names the safety lead. Former ones stay recorded. */
  @Access('content.manage')
  @Put('safety-lead')
  async nameSafetyLead(@Body() { name, email }: SafetyLeadBody): Promise<SafetyLeadAnswer> {
    await this.commands.execute(new NameSafetyLead(name, email));
    return this.queries.execute(new GetSafetyLead());
  }
}
