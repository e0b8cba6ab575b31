import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { BookFinished, GetStoryFacts, StoryStatusChanged } from '../../catalog/contract.ts';
import { GetSchoolTimeZone, GetSurvivingAccount, ListMemberships } from '../../identity/contract.ts';
import { CourseCompleted } from '../contract.ts';
import { FindCourses } from '../courses/find-courses.ts';
import type { ChallengeRow } from './challenge-row.ts';
import { dayIn } from '../school-day.ts';
import { entryOfStory, timeOf } from './challenge.rules.ts';
import { FindChallenges } from './find-challenges.ts';
import { addEntry, finishFor } from './keep-entries.ts';

/** What counts, read before it is written. */
interface Counted {
  challenges: ChallengeRow[];
  user_id: string;
  class_id: string | null;
  mark: string;
  today: string;
  at: Date;
}

/** Reads and writes entries that count by themselves: they are accepted at once and have no text. */
@Injectable()
export class CountsByItself {
  constructor(
    private readonly find: FindChallenges,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async prepare(
    kind: 'reading' | 'quiz',
    { person, mark, at }: { person: string; mark: string; at: Date },
    counts: (challenge: ChallengeRow) => boolean,
  ): Promise<Counted> {
    const user_id = await this.queries.execute(new GetSurvivingAccount(person));
    const [zone, memberships, challenges] = await Promise.all([
      this.queries.execute(new GetSchoolTimeZone()),
      this.queries.execute(new ListMemberships(user_id)),
      this.find.listed({ kind }),
    ]);
    const today = dayIn(at, zone);
    return {
      challenges: challenges.filter((one) => timeOf(one, today) === 'running' && counts(one)),
      user_id,
      class_id: memberships.find(({ role }) => role === 'student')?.class_id ?? null,
      mark,
      today,
      at,
    };
  }

  async write(tx: Tx, { challenges, ...entry }: Counted): Promise<void> {
    for (const challenge of challenges) {
      const added = await addEntry(tx, {
        ...entry,
        id: newId(),
        challenge,
        text: '',
        quantity: 1,
        state: 'accepted',
        story_id: null,
        wants_show: false,
        may_show: false,
        members: [entry.user_id],
      });
      if (added) await finishFor(tx, this.outbox, challenge, [entry.user_id], entry.at);
    }
  }
}

/** A book that was read to its end counts in the reading challenges that run; each book once. */
@Injectable()
@Consumes(BookFinished, { name: 'learning.count-book-in-challenges', queue: 'learning' })
export class CountBookInChallenges implements Consumer<BookFinished, Counted> {
  constructor(private readonly counts: CountsByItself) {}

  prepare({ reader_id, book_id, at }: BookFinished): Promise<Counted> {
    const of = { person: reader_id, mark: `book:${book_id}`, at: new Date(at) };
    return this.counts.prepare('reading', of, () => true);
  }

  handle(_event: BookFinished, tx: Tx, counted: Counted): Promise<void> {
    return this.counts.write(tx, counted);
  }
}

/** A finished course counts in the quiz challenges that name it. */
@Injectable()
@Consumes(CourseCompleted, { name: 'learning.count-course-in-challenges', queue: 'learning' })
export class CountCourseInChallenges implements Consumer<CourseCompleted, Counted> {
  constructor(
    private readonly clock: Clock,
    private readonly counts: CountsByItself,
    private readonly find: FindCourses,
  ) {}

  async prepare({ course_id, user_id }: CourseCompleted): Promise<Counted> {
    const course = await this.find.one(course_id).catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return null;
      throw error;
    });
    const of = { person: user_id, mark: `course:${course_id}`, at: this.clock.now() };
    return this.counts.prepare('quiz', of, (challenge) => challenge.course === course?.slug);
  }

  handle(_event: CourseCompleted, tx: Tx, counted: Counted): Promise<void> {
    return this.counts.write(tx, counted);
  }
}

/** The state of a story, and the challenges in which it is an entry. */
interface StoryOfEntries {
  state: string;
  challenges: ChallengeRow[];
}

/** An entry follows its story: it is accepted or returned with it, and goes when the story is withdrawn. */
@Injectable()
@Consumes(StoryStatusChanged, {
  name: 'learning.move-entry-with-story',
  queue: 'learning',
})
export class MoveEntryWithStory implements Consumer<StoryStatusChanged, StoryOfEntries | null> {
  constructor(
    private readonly clock: Clock,
    private readonly find: FindChallenges,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  key({ story_id }: StoryStatusChanged): string {
    return `story:${story_id}`;
  }

  async prepare({ story_id }: StoryStatusChanged): Promise<StoryOfEntries | null> {
    const [story] = await this.queries.execute(new GetStoryFacts([story_id]));
    if (!story) return null;
    const [writing, letters] = await Promise.all([
      this.find.listed({ kind: 'writing' }),
      this.find.listed({ kind: 'letter' }),
    ]);
    return { state: story.state, challenges: [...writing, ...letters] };
  }

  async handle({ story_id }: StoryStatusChanged, tx: Tx, story: StoryOfEntries | null): Promise<void> {
    const at = this.clock.now();
    const state = story && entryOfStory(story.state);
    const tenant_id = currentTenantId();
    if (!state) return void (await tx.challengeEntry.deleteMany({ where: { tenant_id, story_id } }));
    await tx.challengeEntry.updateMany({ where: { tenant_id, story_id }, data: { state } });
    if (state !== 'accepted') return;
    const entries = await tx.challengeEntry.findMany({
      where: { tenant_id, story_id },
      include: { members: true },
    });
    for (const entry of entries) {
      const challenge = story.challenges.find(({ id }) => id === entry.challenge_id);
      if (challenge)
        await finishFor(
          tx,
          this.outbox,
          challenge,
          entry.members.map((one) => one.user_id),
          at,
        );
    }
  }
}
