import type { Language } from '@bookgrove/contract';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { MessageEmails } from '../message-emails/message-emails.ts';
import { storeMessage } from '../inbox/receive-message.ts';
import { ListSlots } from './list-slots.query.ts';
import { TourTokens } from '../message-emails/tour-tokens.ts';

interface TourRequest {
  starts_at: string;
  name: string;
  email: string;
  people: number;
  text: string;
  /** Language of the screen on which it was requested. */
  language: Language | null;
}

/** Books a tour slot. */
export class BookTour extends Command<{ reference: string; token: string }> {
  constructor(readonly wish: TourRequest) {
    super();
  }
}

const taken = new AppError(
  'conflict',
  'slot_taken',
  'This time has just been taken. Please choose another one.',
  {
    fields: { starts_at: ['This time has just been taken. Please choose another one.'] },
  },
);

@CommandHandler(BookTour)
export class BookTourHandler implements ICommandHandler<BookTour> {
  constructor(
    private readonly db: Db,
    private readonly emails: MessageEmails,
    private readonly queries: QueryBus,
    private readonly tokens: TourTokens,
  ) {}

  async execute({ wish }: BookTour): Promise<{ reference: string; token: string }> {
    const starts_at = new Date(wish.starts_at);
    const slots = await this.queries.execute(new ListSlots());
    const slot = slots.find((one) => new Date(one.starts_at).getTime() === starts_at.getTime());
    if (!slot) throw taken;
    const school = await this.emails.school();
    const id = newId();
    const reference = await this.db.transaction(async (tx) => {
      const message = await storeMessage(tx, {
        kind: 'tour',
        name: wish.name,
        email: wish.email,
        text: wish.text,
        language: wish.language,
      });
      // The unique index on the slot decides between two concurrent bookings.
      const booked = await tx.tourBooking.createMany({
        data: [
          {
            id,
            tenant_id: currentTenantId(),
            message_id: message.id,
            starts_at,
            slot: starts_at,
            ends_at: new Date(slot.ends_at),
            time_zone: slot.time_zone,
            people: wish.people,
          },
        ],
        skipDuplicates: true,
      });
      if (booked.count === 0) throw taken;
      await this.emails.received(tx, message.id, school);
      return message.reference;
    });
    return { reference, token: this.tokens.of(id) };
  }
}
