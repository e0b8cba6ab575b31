import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetContactsOfPerson } from '../../../identity/contract.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { LetterTakenDown } from '../../contract.ts';
import { STORY_AUTHORSHIP, type StoryAuthorship } from '../stories/family-consent.ts';

/** How many guardians of one author get the e-mail. */
const MAX_GUARDIANS = 20;
const PATH = '/dear-world-book';

interface RemovedLetter {
  title: string;
  /** What the moderator wrote for the author. */
  reason: string;
  authors: string[];
  /** One guardian of each child whose family is informed, with the child's first name. */
  guardians: Map<string, string>;
}

/**
 * Informs the authors and their families that a letter was removed from the Dear World Book. A child without an
 * e-mail address sees it beside the letter. The consumer keeps the name that it had in messaging, because receipts
 * and waiting jobs contain it.
 */
@Injectable()
@Consumes(LetterTakenDown, { name: 'messaging.letter-taken-down', queue: 'emails' })
export class EmailWhenLetterRemoved implements Consumer<LetterTakenDown, RemovedLetter | null> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** Null for a letter that is shown again meanwhile. */
  async prepare({ story_id }: LetterTakenDown): Promise<RemovedLetter | null> {
    const [letter] = await this.db.rows<StoryAuthorship & { title: string; reason: string }>({
      name: 'removed_world_letter',
      text: `select ${STORY_AUTHORSHIP}, l.title, l.told as reason from catalog.story s
             join catalog.world_letter l on l.tenant_id = s.tenant_id and l.story_id = s.id
             where s.tenant_id = $1::uuid and s.id = $2::uuid and l.taken_down_at is not null`,
      values: [currentTenantId(), story_id],
    });
    if (!letter) return null;
    const { title, reason, authors } = letter;
    const families = new Map<string, string>();
    for (const author of authors) {
      const { child, guardians } = await this.queries.execute(new GetContactsOfPerson(author));
      for (const guardian of guardians.slice(0, MAX_GUARDIANS))
        if (!authors.includes(guardian) && !families.has(guardian))
          families.set(guardian, child?.first_name ?? '');
    }
    return { title, reason, authors, guardians: families };
  }

  async handle({ decision_id }: LetterTakenDown, tx: Tx, letter: RemovedLetter | null): Promise<void> {
    if (!letter) return;
    const { title, reason, authors, guardians } = letter;
    for (const user_id of authors)
      await requestEmail(this.outbox, tx, {
        template: 'letter-removed',
        to: { user_id },
        data: { title, reason, path: PATH },
        about: authors,
        cause: decision_id,
      });
    for (const [user_id, child] of guardians)
      await requestEmail(this.outbox, tx, {
        template: 'letter-removed-family',
        to: { user_id },
        data: { title, child, reason, path: PATH },
        about: authors,
        cause: decision_id,
      });
  }
}
