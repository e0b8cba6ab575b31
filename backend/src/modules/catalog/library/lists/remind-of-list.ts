import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetContactsOfPerson, type ContactsOfPerson } from '../../../identity/contract.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FollowReadingList } from './list.queries.ts';
import { ReadingLists } from './reading-lists.ts';
import { childrenToRemind } from './reminder.rules.ts';

type Person = NonNullable<Reader>;

/** The most guardians of one child who get the e-mail. */
const MAX_GUARDIANS = 4;

/**
 * Reminds children of a list that they have not read to the end, each at most once on a day (UTC). The child finds the
 * reminder in Today, and gets an e-mail where it has an address; so do guardians who may see what the child reads.
 * @throws AppError forbidden for people who may not see who read what
 */
export class RemindOfList extends Command<{ reminded: string[] }> {
  constructor(
    readonly reader: Person,
    readonly id: string,
    readonly studentIds: string[] | undefined,
  ) {
    super();
  }
}

@CommandHandler(RemindOfList)
export class RemindOfListHandler implements ICommandHandler<RemindOfList> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: ReadingLists,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reader, id, studentIds }: RemindOfList): Promise<{ reminded: string[] }> {
    const { books, students } = await this.queries.execute(new FollowReadingList(reader, id));
    const { row } = await this.find.one(reader, id);
    const day = this.clock.now().toISOString().slice(0, 10);
    const chosen = childrenToRemind(students, books.length, day, studentIds);
    const contacts = new Map<string, ContactsOfPerson>();
    for (const child of chosen)
      contacts.set(child, await this.queries.execute(new GetContactsOfPerson(child)));
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      // The key lets the first of two concurrent requests remind a child.
      const rows = await tx.readingListReminder.createManyAndReturn({
        data: chosen.map((student_id) => ({
          tenant_id,
          list_id: id,
          student_id,
          day: new Date(`${day}T00:00:00Z`),
          reminded_by: reader.userId,
        })),
        skipDuplicates: true,
        select: { student_id: true },
      });
      const reminded = rows.map(({ student_id }) => student_id);
      for (const student of reminded) {
        const { child, reading_guardians } = contacts.get(student)!;
        if (!child) continue;
        const cause = `${id} ${student} ${day}`;
        await requestEmail(this.outbox, tx, {
          template: 'list-reminder',
          to: { user_id: student },
          data: { title: row.title, path: `/list/${id}` },
          cause,
        });
        for (const user_id of reading_guardians.slice(0, MAX_GUARDIANS))
          await requestEmail(this.outbox, tx, {
            template: 'list-reminder-family',
            to: { user_id },
            data: { title: row.title, child: child.first_name, path: `/reading-log?person=${student}` },
            about: [student],
            cause,
          });
      }
      return { reminded };
    });
  }
}
