import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetContactsOfPerson } from '../../../identity/contract.ts';
import { requestEmail, type EmailRequest } from '../../../messaging/contract.ts';
import { StoryReminderDue } from '../../contract.ts';
import { FamilyConsent, STORY_AUTHORSHIP, type StoryAuthorship } from '../stories/family-consent.ts';

/** Days between the approval and the first reminder, and between two reminders. */
const REMINDER_DAYS = 7;
/** How often is reminded; the list “Waiting for the family” shows the story for as long as it waits. */
const REMINDERS = 4;
const DAY_MS = 86_400_000;
/** How many people get a reminder for one author. */
const MAX_RECIPIENTS = 20;

/** Schedules the reminders of stories that wait for the consent of a family. */
@Injectable()
export class FamilyReminders {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async schedule(tx: Tx, due: StoryReminderDue): Promise<void> {
    if (due.reminder > REMINDERS) return;
    const at = new Date(this.clock.now().getTime() + REMINDER_DAYS * DAY_MS);
    await this.outbox.add(tx, StoryReminderDue, due, { at });
  }
}

type Reminder = EmailRequest<'story-reminder' | 'story-without-guardian'>;

/**
 * An approved story still waits: the families that have not answered are reminded, and where nobody at home has an account
 * the teachers are told to print the letter. Does nothing once the story moved on, and after a family took its consent back,
 * which is an answer.
 */
@Injectable()
@Consumes(StoryReminderDue, { name: 'catalog.remind-family', queue: 'emails' })
export class RemindFamilyWhenStoryWaits implements Consumer<StoryReminderDue, Reminder[] | null> {
  constructor(
    private readonly db: Db,
    private readonly family: FamilyConsent,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly reminders: FamilyReminders,
  ) {}

  async prepare({ story_id, move_id, reminder }: StoryReminderDue): Promise<Reminder[] | null> {
    const [story] = await this.db.rows<StoryAuthorship & { title: string }>({
      name: 'story_that_waits_for_family',
      text: `select ${STORY_AUTHORSHIP}, s.title from catalog.story s
             where s.tenant_id = $1 and s.id = $2 and s.state = 'approved' and s.edition_id is null
               and exists (select from catalog.story_history_entry h
                 where h.tenant_id = s.tenant_id and h.id = $3 and h.actor_id is not null)
               and not exists (select from catalog.story_history_entry h
                 where h.tenant_id = s.tenant_id and h.story_id = s.id and h.id > $3)`,
      values: [currentTenantId(), story_id, move_id],
    });
    if (!story) return null;
    const emails: Reminder[] = [];
    for (const { child, answer } of await this.family.answers(story)) {
      if (answer === 'agreed') continue;
      const { teachers, guardians } = await this.queries.execute(new GetContactsOfPerson(child.id));
      const asked = answer === 'asked';
      for (const user_id of (asked ? guardians : teachers).slice(0, MAX_RECIPIENTS))
        emails.push({
          template: asked ? 'story-reminder' : 'story-without-guardian',
          data: {
            title: story.title,
            child: child.first_name,
            path: asked ? `/uploadblogsteps/${story_id}` : `/storyedit?story=${story_id}`,
          },
          to: { user_id },
          about: story.authors,
          cause: `${move_id} ${child.id} ${reminder}`,
        });
    }
    return emails;
  }

  async handle(due: StoryReminderDue, tx: Tx, emails: Reminder[] | null): Promise<void> {
    if (!emails) return;
    for (const email of emails) await requestEmail(this.outbox, tx, email);
    await this.reminders.schedule(tx, { ...due, reminder: due.reminder + 1 });
  }
}
