import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetStoryLetter, StoryMoved, type StoryLetter } from '../../catalog/contract.ts';
import { GetPeople, GetPeopleAround } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Who is told of a move, and in which words. */
interface News {
  to: 'teachers' | 'guardians' | 'author';
  subject: (letter: StoryLetter, child: string) => string;
  body: (letter: StoryLetter, child: string) => string;
  path: (storyId: string) => string;
}

const NEWS: Partial<Record<StoryLetter['state'], News>> = {
  submitted: {
    to: 'teachers',
    subject: ({ title }, child) => `${child} sent you a story: ${title}`,
    body: (_letter, child) => `${child} has finished a story and would like you to read it:`,
    path: (id) => `/storyedit?story=${id}`,
  },
  changes_requested: {
    to: 'author',
    subject: ({ title }) => `Your story came back: ${title}`,
    body: ({ reason }) => `your story came back with some ideas.\n\n${reason}\n\nGo on with it here:`,
    path: (id) => `/uploadblogsteps/${id}`,
  },
  approved: {
    to: 'guardians',
    subject: (_letter, child) => `May the story of ${child} be published?`,
    body: ({ title }, child) =>
      `a teacher has read “${title}” by ${child}, and finds that it is ready to become a book. It is put into the ` +
      `library only if you allow it. You can read it first:`,
    path: (id) => `/uploadblogsteps/${id}`,
  },
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
    const letter = news && (await this.queries.execute(new GetStoryLetter(move_id)));
    if (!news || !letter) return [];
    const asked = news.to === 'guardians' ? letter.waits_for : letter.authors;
    const { name: school, origin } = await this.queries.execute(new GetSchool());
    const drafts: Draft[] = [];
    const told = new Set([letter.actor_id]);
    for (const author of asked) {
      const { child, teachers, guardians } = await this.queries.execute(new GetPeopleAround(author));
      const ids = { teachers, guardians, author: [author] }[news.to]
        .filter((id) => !told.has(id))
        .slice(0, 20);
      if (ids.length === 0) continue;
      ids.forEach((id) => told.add(id));
      const called = child?.first_name ?? '';
      for (const { email, first_name } of await this.queries.execute(new GetPeople(ids)))
        if (email)
          drafts.push({
            template: `story-${state.replaceAll('_', '-')}`,
            recipient: email,
            subject: news.subject(letter, called),
            text: `Hello ${first_name},\n\n${news.body(letter, called)}\n${origin}${news.path(story_id)}\n\nYour library at ${school}`,
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
