import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import {
  GetMessageLetter,
  MessageAnswered,
  MessageReceived,
  TourCancelled,
  type MessageLetter,
} from '../../content/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { letterLanguage } from './letters/index.ts';
import { WRITER_LETTERS } from './letters/to-writers.ts';
import { notice, tourCancelledNotice, type Place } from './message-letters.ts';
import { WriteEmail, type Draft } from './write-email.ts';

type Letter = { subject: string; text: string };

/** Fills letters about a message for its writer and for the staff. */
@Injectable()
export class MessageLetters {
  constructor(private readonly queries: QueryBus) {}

  async drafts(
    messageId: string,
    entryId: string | undefined,
    letters: {
      writer?: [Draft['template'], keyof (typeof WRITER_LETTERS)['en']];
      staff?: [Draft['template'], (letter: MessageLetter, place: Place) => Letter];
    },
  ): Promise<Draft[]> {
    const [message, school] = await Promise.all([
      this.queries.execute(new GetMessageLetter(messageId, entryId)),
      this.queries.execute(new GetSchool()),
    ]);
    if (!message) return [];
    const inbox = currentTenantId() === PLATFORM_TENANT_ID ? '/admin-panel/inbox' : '/admin/inbox';
    const place: Place = { name: school.name, origin: school.origin, inbox };
    const { writer, staff } = letters;
    const words = WRITER_LETTERS[letterLanguage(message.language, school.language)];
    const draft = (template: Draft['template'], recipient: string, { subject, text }: Letter): Draft => ({
      template,
      recipient,
      subject: subject.slice(0, 255),
      text,
    });
    return [
      ...(staff ? [draft(staff[0], message.lead ?? school.email, staff[1](message, place))] : []),
      ...(writer && message.email
        ? [
            {
              ...draft(writer[0], message.email, words[writer[1]](message, place)),
              ...(message.tour && { calendar: message.tour.calendar }),
            },
          ]
        : []),
    ];
  }
}

/** Tells the staff at once, and the writer that it arrived. */
@Injectable()
@Consumes(MessageReceived, { name: 'messaging.message-received', queue: 'emails' })
export class WriteWhenMessageReceived implements Consumer<MessageReceived, Draft[]> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly letters: MessageLetters,
  ) {}

  prepare({ message_id }: MessageReceived): Promise<Draft[]> {
    return this.letters.drafts(message_id, undefined, {
      staff: ['message-notice', notice],
      writer: ['message-receipt', 'receipt'],
    });
  }

  async handle({ message_id }: MessageReceived, tx: Tx, drafts: Draft[]): Promise<void> {
    for (const draft of drafts) await this.emails.save(tx, draft, message_id);
  }
}

/** Brings the answer to the writer. */
@Injectable()
@Consumes(MessageAnswered, { name: 'messaging.message-answered', queue: 'emails' })
export class WriteWhenMessageAnswered implements Consumer<MessageAnswered, Draft[]> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly letters: MessageLetters,
  ) {}

  prepare({ message_id, entry_id }: MessageAnswered): Promise<Draft[]> {
    return this.letters.drafts(message_id, entry_id, { writer: ['message-answer', 'answer'] });
  }

  async handle({ entry_id }: MessageAnswered, tx: Tx, drafts: Draft[]): Promise<void> {
    for (const draft of drafts) await this.emails.save(tx, draft, entry_id);
  }
}

/** Tells both sides that a tour will not take place. */
@Injectable()
@Consumes(TourCancelled, { name: 'messaging.tour-cancelled', queue: 'emails' })
export class WriteWhenTourCancelled implements Consumer<TourCancelled, Draft[]> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly letters: MessageLetters,
  ) {}

  prepare({ message_id }: TourCancelled): Promise<Draft[]> {
    return this.letters.drafts(message_id, undefined, {
      staff: ['tour-cancelled-notice', tourCancelledNotice],
      writer: ['tour-cancelled', 'tourCancelled'],
    });
  }

  async handle({ message_id }: TourCancelled, tx: Tx, drafts: Draft[]): Promise<void> {
    for (const draft of drafts) await this.emails.save(tx, draft, message_id);
  }
}
