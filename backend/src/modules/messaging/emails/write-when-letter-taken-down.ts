import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetTakenLetter, LetterTakenDown } from '../../catalog/contract.ts';
import { GetPeople, GetPeopleAround } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { letterLanguage } from './letters/index.ts';
import { STORY_LETTERS } from './letters/stories.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/**
 * Tells the authors and their families that a letter is not in the Dear World Book any more. A child without an address
 * reads it beside the letter.
 */
@Injectable()
@Consumes(LetterTakenDown, { name: 'messaging.letter-taken-down', queue: 'emails' })
export class WriteWhenLetterTakenDown implements Consumer<LetterTakenDown, Draft[]> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ story_id }: LetterTakenDown): Promise<Draft[]> {
    const letter = await this.queries.execute(new GetTakenLetter(story_id));
    // Decided otherwise meanwhile: nobody is worried for nothing.
    if (!letter) return [];
    const { name: school, origin, language: spoken } = await this.queries.execute(new GetSchool());
    const drafts = new Map<string, Draft>();
    for (const author of letter.authors) {
      const { child, guardians } = await this.queries.execute(new GetPeopleAround(author));
      for (const { id, email, first_name, language } of await this.queries.execute(
        new GetPeople([author, ...guardians.slice(0, 20)]),
      )) {
        if (!email || drafts.has(id)) continue;
        const letters = STORY_LETTERS[letterLanguage(language, spoken)];
        drafts.set(id, {
          template: 'letter-out',
          recipient: email,
          ...(id === author ? letters.letterOut : letters.letterOutAtHome)({
            first_name,
            child: child?.first_name ?? '',
            title: letter.title,
            reason: letter.told,
            link: `${origin}/dear-world-book`,
            school,
          }),
        });
      }
    }
    return [...drafts.values()];
  }

  async handle({ decision_id }: LetterTakenDown, tx: Tx, drafts: Draft[]): Promise<void> {
    // One e-mail per cause and kind: each reader is a cause of their own.
    for (const draft of drafts)
      await this.emails.save(tx, draft, `${decision_id} ${draft.recipient}`.slice(0, 255));
  }
}
