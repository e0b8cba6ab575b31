import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail, type EmailRecipient, type MessageKind } from '../../messaging/contract.ts';
import { GetSchool, type School } from '../../tenancy/contract.ts';
import { tourCalendar } from './tour-calendar.ts';
import { tourPath, TourTokens } from './tour-tokens.ts';

/** The data of a message that its e-mails contain. */
interface StoredMessage {
  id: string;
  reference: string;
  kind: MessageKind;
  category: string;
  urgent: boolean;
  name: string;
  /** To the writer; null without an address. */
  writer: EmailRecipient | null;
  /** Safety reports go to the safety lead, everything else to the office. */
  staff: EmailRecipient;
  /** Path of the message in the inbox. */
  path: string;
}

/** The data of a booked tour that its e-mails contain. */
interface StoredTour {
  starts_at: string;
  time_zone: string;
  people: number;
  /** Path of the page to cancel it, with the placeholder of the secret. */
  path: string;
  /** Attachment of an e-mail to the writer. */
  attachment: { calendar: string; secret_seed: string };
}

/** Requests the e-mails about messages and tours, to writers and staff. */
@Injectable()
export class MessageEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly tokens: TourTokens,
  ) {}

  /** The data of the running school for the e-mails. Call it before a transaction begins. */
  school(): Promise<School> {
    return this.queries.execute(new GetSchool());
  }

  /** After a message was received, with its tour if it books one. */
  async received(tx: Tx, messageId: string, school: School): Promise<void> {
    const message = await this.message(tx, messageId);
    if (!message) return;
    const { reference, kind, category, urgent, writer, staff, path } = message;
    const cause = messageId;
    const tour = await this.tour(tx, message, school);
    if (tour) {
      const { starts_at, time_zone, people } = tour;
      const data = { reference, starts_at, time_zone };
      await requestEmail(this.outbox, tx, {
        template: 'tour-notice',
        to: staff,
        data: { ...data, people, path },
        cause,
      });
      if (writer)
        await requestEmail(this.outbox, tx, {
          template: 'tour-receipt',
          to: writer,
          data: { ...data, path: tour.path },
          cause,
          ...tour.attachment,
        });
      return;
    }
    await requestEmail(this.outbox, tx, {
      template: 'message-notice',
      to: staff,
      data: { reference, kind, urgent, category, path },
      cause,
    });
    if (writer)
      await requestEmail(this.outbox, tx, {
        template: 'message-receipt',
        to: writer,
        data: { reference, kind, urgent },
        cause,
      });
  }

  /** After a reply by staff. */
  async answered(tx: Tx, messageId: string, entryId: string, school: School): Promise<void> {
    const message = await this.message(tx, messageId);
    const entry = await tx.messageEntry.findFirst({
      where: { tenant_id: currentTenantId(), message_id: messageId, id: entryId, kind: 'reply' },
      select: { text: true },
    });
    if (!message?.writer || !entry) return;
    const tour = await this.tour(tx, message, school);
    await requestEmail(this.outbox, tx, {
      template: 'message-answer',
      to: message.writer,
      data: { reference: message.reference, name: message.name, answer: entry.text },
      cause: entryId,
      ...tour?.attachment,
    });
  }

  /** After a tour was cancelled. */
  async cancelled(tx: Tx, messageId: string, school: School): Promise<void> {
    const message = await this.message(tx, messageId);
    const tour = message && (await this.tour(tx, message, school));
    if (!tour) return;
    const { reference, writer, staff, path } = message;
    const data = { reference, starts_at: tour.starts_at, time_zone: tour.time_zone };
    const cause = messageId;
    await requestEmail(this.outbox, tx, {
      template: 'tour-cancelled-notice',
      to: staff,
      data: { ...data, path },
      cause,
    });
    if (writer)
      await requestEmail(this.outbox, tx, {
        template: 'tour-cancelled',
        to: writer,
        data,
        cause,
        ...tour.attachment,
      });
  }

  private async message(tx: Tx, id: string): Promise<StoredMessage | null> {
    const tenant_id = currentTenantId();
    const found = await tx.message.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
    if (!found) return null;
    const { reference, category, urgent, name, email } = found;
    const lead = urgent
      ? await tx.safetyLead.findFirst({
          where: { tenant_id },
          orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
          select: { email: true },
        })
      : null;
    const inbox = tenant_id === PLATFORM_TENANT_ID ? '/admin-panel/inbox' : '/admin/inbox';
    return {
      id,
      reference,
      kind: found.kind,
      category,
      urgent,
      name,
      writer: email ? { email, language: found.language as Language | null } : null,
      staff: lead ?? 'school',
      path: `${inbox}/${id}`,
    };
  }

  /** The tour that a message booked; null for every other message. */
  private async tour(tx: Tx, { id, kind }: StoredMessage, school: School): Promise<StoredTour | null> {
    if (kind !== 'tour') return null;
    const booking = await tx.tourBooking.findFirst({
      where: { tenant_id: currentTenantId(), message_id: id },
    });
    if (!booking) return null;
    const { starts_at, ends_at, time_zone, people, cancelled_at, created_at } = booking;
    const { token, secret_seed } = this.tokens.marked(booking.id);
    const path = tourPath(token);
    const calendar = tourCalendar({
      id: booking.id,
      school_name: school.name,
      origin: school.origin,
      path,
      cancelled: cancelled_at !== null,
      stamp: created_at,
      starts_at,
      ends_at,
      time_zone,
    });
    return {
      starts_at: starts_at.toISOString(),
      time_zone,
      people,
      path,
      attachment: { calendar, secret_seed },
    };
  }
}
