import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Language } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { SECRET_MARK } from '../../../platform/link-secrets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetContactsOfPerson, ListStudentSummaries } from '../../identity/contract.ts';
import { requestEmail, type EmailDataOf } from '../../messaging/contract.ts';
import { webinarPath } from './webinars.ts';

/** Somebody who is told about a lesson. */
type Recipient =
  { user_id: string } | { email: string; name: string; language: Language | null; seed: string };

/** The lesson that a letter is about. */
interface LetterLesson {
  lesson_id: string;
  slug: string;
  audience: string;
  class_id: string | null;
  leader_id: string;
  second_id: string | null;
}

/** Writes to those who would come to a lesson: who has a place, or the class with its families. */
@Injectable()
export class LiveLetters {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** Must not be called inside a transaction. */
  async recipients(lesson: LetterLesson): Promise<Recipient[]> {
    const places = await this.db.transaction((tx) =>
      tx.liveRegistration.findMany({
        where: { tenant_id: currentTenantId(), lesson_id: lesson.lesson_id, state: 'confirmed' },
        take: 500,
      }),
    );
    const people = new Set<string>();
    const guests: Recipient[] = [];
    for (const { user_id, guest_email, guest_name, language, secret_seed } of places)
      if (user_id) people.add(user_id);
      else if (guest_email)
        guests.push({
          email: guest_email,
          name: guest_name,
          language: language as Language | null,
          seed: secret_seed,
        });
    if (lesson.audience === 'class' && lesson.class_id) {
      for (const { id } of await this.queries.execute(new ListStudentSummaries(lesson.class_id))) {
        people.add(id);
        const { guardians } = await this.queries.execute(new GetContactsOfPerson(id));
        for (const guardian of guardians) people.add(guardian);
      }
    }
    if (lesson.second_id) people.add(lesson.second_id);
    people.add(lesson.leader_id);
    return [...[...people].map((user_id) => ({ user_id })), ...guests];
  }

  /** One letter for each recipient and cause. */
  async write<T extends 'live-reminder' | 'live-changed'>(
    tx: Tx,
    template: T,
    { slug, audience }: LetterLesson,
    recipients: readonly Recipient[],
    data: Omit<EmailDataOf<T>, 'path'>,
    cause: string,
  ): Promise<void> {
    for (const recipient of recipients) {
      const guest = 'email' in recipient;
      const path = audience === 'webinar' ? webinarPath(slug, guest ? SECRET_MARK : undefined) : '/live';
      await requestEmail(this.outbox, tx, {
        template,
        to: guest
          ? { email: recipient.email, name: recipient.name, language: recipient.language }
          : { user_id: recipient.user_id },
        data: { ...data, path } as EmailDataOf<T>,
        cause,
        ...(guest && { secret_seed: recipient.seed }),
      });
    }
  }
}
