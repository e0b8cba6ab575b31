import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { CoAuthorAsked } from '../../catalog/contract.ts';
import { GetPeople } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { letterLanguage } from './letters/index.ts';
import { STORY_LETTERS } from './letters/stories.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Tells a child with an address that a classmate would like to write together. All others find it on their first screen. */
@Injectable()
@Consumes(CoAuthorAsked, { name: 'messaging.co-author-asked', queue: 'emails' })
export class WriteWhenCoAuthorAsked implements Consumer<CoAuthorAsked, Draft | null> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ author_id, user_id }: CoAuthorAsked): Promise<Draft | null> {
    const people = await this.queries.execute(new GetPeople([author_id, user_id]));
    const author = people.find(({ id }) => id === author_id);
    const mate = people.find(({ id }) => id === user_id);
    if (!author || !mate?.email) return null;
    const { name: school, origin, language } = await this.queries.execute(new GetSchool());
    const letter = STORY_LETTERS[letterLanguage(mate.language, language)].asked({
      first_name: mate.first_name,
      child: author.first_name,
      // The words of the story are shown to those who said yes.
      title: '',
      reason: '',
      link: `${origin}/upload-blog`,
      school,
    });
    return { template: 'story-asked', recipient: mate.email, ...letter };
  }

  async handle({ story_id, user_id }: CoAuthorAsked, tx: Tx, draft: Draft | null): Promise<void> {
    // Asked, uninvited and asked again: nobody fills a classmate's mailbox by that.
    if (draft) await this.emails.save(tx, draft, `${story_id} ${user_id}`);
  }
}
