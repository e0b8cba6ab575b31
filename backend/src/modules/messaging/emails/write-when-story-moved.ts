import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetStoryLetter, StoryMoved, type StoryLetter } from '../../catalog/contract.ts';
import { GetPeople, GetPeopleAround } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { letterLanguage, type Letter } from './letters/index.ts';
import { STORY_LETTERS, storySent, type StoryFacts, type StoryLetters } from './letters/stories.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Who is told of a move, in which words, and where they are led to. */
interface News {
  to: 'teachers' | 'guardians' | 'author';
  /** The children it is about: all who wrote it, or those whose families are still to answer. */
  of: 'authors' | 'waits_for';
  letter: (letters: StoryLetters) => (facts: StoryFacts) => Letter;
  path: (storyId: string) => string;
}

const maker = (id: string): string => `/uploadblogsteps/${id}`;

const NEWS: Partial<Record<StoryLetter['state'], News[]>> = {
  submitted: [
    { to: 'teachers', of: 'authors', letter: () => storySent, path: (id) => `/storyedit?story=${id}` },
  ],
  changes_requested: [{ to: 'author', of: 'authors', letter: ({ returned }) => returned, path: maker }],
  approved: [{ to: 'guardians', of: 'waits_for', letter: ({ consent }) => consent, path: maker }],
  published: [
    { to: 'author', of: 'authors', letter: ({ published }) => published, path: maker },
    { to: 'guardians', of: 'authors', letter: ({ publishedAtHome }) => publishedAtHome, path: maker },
  ],
  withdrawn: [{ to: 'author', of: 'authors', letter: ({ withdrawn }) => withdrawn, path: maker }],
};

/** Tells teachers, families and authors where a story stands. */
@Injectable()
@Consumes(StoryMoved, { name: 'messaging.story-moved', queue: 'emails' })
export class WriteWhenStoryMoved implements Consumer<StoryMoved, Draft[]> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ story_id, move_id, state }: StoryMoved): Promise<Draft[]> {
    const news = NEWS[state];
    const story = news && (await this.queries.execute(new GetStoryLetter(move_id)));
    if (!news || !story) return [];
    const { name: school, origin, language: spoken } = await this.queries.execute(new GetSchool());
    const drafts: Draft[] = [];
    // Whoever did it knows; whoever looks after two of the authors is told once.
    const told = new Set([story.actor_id]);
    for (const { to, of, letter, path } of news)
      for (const author of story[of]) {
        const { child, teachers, guardians } = await this.queries.execute(new GetPeopleAround(author));
        const ids = { teachers, guardians, author: [author] }[to].filter((id) => !told.has(id)).slice(0, 20);
        if (ids.length === 0) continue;
        ids.forEach((id) => told.add(id));
        for (const { email, first_name, language } of await this.queries.execute(new GetPeople(ids)))
          if (email)
            drafts.push({
              template: `story-${state.replaceAll('_', '-')}`,
              recipient: email,
              ...letter(STORY_LETTERS[letterLanguage(language, spoken)])({
                first_name,
                child: child?.first_name ?? '',
                title: story.title,
                reason: story.reason,
                link: `${origin}${path(story_id)}`,
                school,
              }),
            });
      }
    return drafts;
  }

  async handle({ move_id }: StoryMoved, tx: Tx, drafts: Draft[]): Promise<void> {
    // One e-mail per cause and kind: each reader is a cause of their own.
    for (const draft of drafts)
      await this.emails.save(tx, draft, `${move_id} ${draft.recipient}`.slice(0, 255));
  }
}
