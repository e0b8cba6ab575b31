import { BOOK_REASONS, type BookReason } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsIn, IsString, IsUUID } from 'class-validator';
import type { Tx } from '../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../platform/messaging/consumers.ts';
import { DomainEvent } from '../../platform/messaging/events.ts';
import { Outbox } from '../../platform/messaging/outbox.ts';
import { GetPeople } from '../identity/contract.ts';
import { GetSchool } from '../tenancy/contract.ts';
import { emailCoAuthor } from './authoring/stories/email-co-author.ts';
import {
  emailUploaderOfHiddenBook,
  emailUploaderOfReturnedBook,
} from './editorial/moderation/email-uploader.ts';

// Events with which the previous version requested e-mails. Its processes still write them during a deploy, and some
// may wait in the outbox or a queue: without these consumers their e-mails would be lost. Each event is converted
// into the request that this version makes. The next version removes this file. The consumers keep their former
// names, because receipts and waiting jobs contain them.

class BookDecision {
  @IsUUID()
  book_id!: string;

  @IsUUID()
  move_id!: string;

  @IsUUID()
  uploaded_by!: string;

  @IsString()
  title!: string;

  @IsIn(BOOK_REASONS)
  reason!: BookReason;

  @IsString()
  note!: string;
}

@DomainEvent('catalog.book-returned.v1')
class BookReturned extends BookDecision {}

@Injectable()
@Consumes(BookReturned, { name: 'messaging.book-returned', queue: 'emails' })
export class EmailWhenBookReturned implements Consumer<BookReturned> {
  constructor(private readonly outbox: Outbox) {}

  handle(event: BookReturned, tx: Tx): Promise<void> {
    return emailUploaderOfReturnedBook(this.outbox, tx, event);
  }
}

@DomainEvent('catalog.book-hidden.v1')
class BookHidden extends BookDecision {}

@Injectable()
@Consumes(BookHidden, { name: 'messaging.book-hidden', queue: 'emails' })
export class EmailWhenBookHidden implements Consumer<BookHidden, string> {
  constructor(
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async prepare(): Promise<string> {
    return (await this.queries.execute(new GetSchool())).name;
  }

  handle(event: BookHidden, tx: Tx, school_name: string): Promise<void> {
    return emailUploaderOfHiddenBook(this.outbox, tx, { ...event, school_name });
  }
}

@DomainEvent('catalog.co-author-asked.v1')
class CoAuthorInvited {
  @IsUUID()
  story_id!: string;

  @IsUUID()
  author_id!: string;

  @IsUUID()
  user_id!: string;
}

@Injectable()
@Consumes(CoAuthorInvited, { name: 'messaging.co-author-asked', queue: 'emails' })
export class EmailWhenCoAuthorInvited implements Consumer<CoAuthorInvited, string | undefined> {
  constructor(
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** First name of the person who invites; undefined if the account no longer exists. */
  async prepare({ author_id }: CoAuthorInvited): Promise<string | undefined> {
    const [author] = await this.queries.execute(new GetPeople([author_id]));
    return author?.first_name;
  }

  async handle(
    { story_id, user_id, author_id }: CoAuthorInvited,
    tx: Tx,
    child: string | undefined,
  ): Promise<void> {
    if (child !== undefined) await emailCoAuthor(this.outbox, tx, { story_id, user_id, author_id, child });
  }
}

/** The consumers that `catalog.module.ts` registers. */
export const PREVIOUS_EMAIL_CONSUMERS = [
  EmailWhenBookReturned,
  EmailWhenBookHidden,
  EmailWhenCoAuthorInvited,
];
