import {
  RESOURCE_DECISIONS,
  type Language,
  type ResourceDecision,
  type ResourceKind,
} from '@bookgrove/contract';
import { Query } from '@nestjs/cqrs';
import { IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { DomainEvent } from '../../platform/messaging/events.ts';

/** Somebody wrote through one of the forms. Fires once per message. */
@DomainEvent('content.message-received.v1')
export class MessageReceived {
  @IsUUID()
  message_id!: string;
}

/** Staff answered a message whose writer left an e-mail address. */
@DomainEvent('content.message-answered.v1')
export class MessageAnswered {
  @IsUUID()
  message_id!: string;

  /** The answer. */
  @IsUUID()
  entry_id!: string;
}

/** Somebody who had asked for a tour will not come. */
@DomainEvent('content.tour-cancelled.v1')
export class TourCancelled {
  @IsUUID()
  message_id!: string;
}

/** Somebody of the staff named who gets reports about safety. Fires once per change. */
@DomainEvent('content.safety-lead-named.v1')
export class SafetyLeadNamed {
  @IsUUID()
  by!: string;

  /** Of the one who is named. */
  @IsString()
  name!: string;
}

/** A file of a resource lies whole in storage and waits to be looked at. Fires once per file. */
@DomainEvent('content.resource-uploaded.v1')
export class ResourceUploaded {
  @IsUUID()
  resource_id!: string;

  @IsUUID()
  file_id!: string;
}

/** The file of a resource was refused by its check. Fires once per file. */
@DomainEvent('content.resource-refused.v1')
export class ResourceRefused {
  @IsUUID()
  resource_id!: string;

  @IsUUID()
  file_id!: string;

  @IsUUID()
  owner_id!: string;

  /** What its maker calls it, or else the name of the file. */
  @IsString()
  title!: string;

  /** Why, in words. */
  @IsString()
  reason!: string;
}

/** Somebody who looks after content decided on a resource. Fires once per decision. */
@DomainEvent('content.resource-decided.v1')
export class ResourceDecided {
  @IsUUID()
  resource_id!: string;

  @IsUUID()
  move_id!: string;

  @IsUUID()
  owner_id!: string;

  @IsUUID()
  by!: string;

  /** Their name, where they are not of this school. */
  @IsOptional()
  @IsString()
  by_name?: string;

  @IsString()
  title!: string;

  @IsIn(RESOURCE_DECISIONS)
  move!: ResourceDecision;

  /** Why, one of RESOURCE_REASONS; empty where nothing is to be said. */
  @IsString()
  reason!: string;

  @IsString()
  note!: string;
}

/** A piece for a lesson, as other modules show it. */
export interface ResourceCard {
  id: string;
  kind: ResourceKind;
  title: string;
  summary: string;
  language: string;
  /** Path of its page. */
  path: string;
}

/** Approved pieces among these that the asker of the running request may find, in the order asked for. */
export class GetResourceCards extends Query<ResourceCard[]> {
  constructor(readonly ids: string[]) {
    super();
  }
}

/** What an e-mail about a message is made of. */
export interface MessageLetter {
  id: string;
  reference: string;
  kind: 'contact' | 'problem' | 'tour' | 'testimonial';
  category: string;
  urgent: boolean;
  name: string;
  email: string | null;
  text: string;
  /** Language of the screen on which it was written; null when it is not known. */
  language: Language | null;
  /** The answer asked for. */
  answer: string | null;
  /** Address of the one who is named for reports about safety; null for other messages, and where nobody is named. */
  lead: string | null;
  tour: {
    /** In the zone of the tour, in words, for the staff and for the writer. */
    when: string;
    when_for_writer: string;
    people: number;
    /** iCalendar. */
    calendar: string;
    /** Path of the page on which the tour can be cancelled. */
    path: string;
    cancelled: boolean;
  } | null;
}

/** A message of the running school with the answer named; null for an unknown one. */
export class GetMessageLetter extends Query<MessageLetter | null> {
  constructor(
    readonly messageId: string,
    readonly entryId?: string,
  ) {
    super();
  }
}

/** Messages that nobody has answered or closed. */
export interface OpenMessages {
  open: number;
  /** Reports about safety among them. */
  urgent: number;
  /** When the oldest of them came; null without any. */
  oldest: Date | null;
}

/** Open messages of the running school or the platform; `everywhere`, in the platform's context, those of all. */
export class CountOpenMessages extends Query<OpenMessages> {
  constructor(readonly everywhere: boolean) {
    super();
  }
}
