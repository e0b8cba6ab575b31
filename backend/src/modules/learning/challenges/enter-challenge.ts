import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { EntryMove, EntryState } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetStoryFacts } from '../../catalog/contract.ts';
import { ListClassmates, ListMemberships, ListStudentsOfTeacher } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import type { CheckBody, EntryBody } from './challenge-bodies.ts';
import type { ChallengeRow } from './challenge-row.ts';
import { entryAfter, entryFormOf, entryOfStory, markOf, timeOf } from './challenge.rules.ts';
import { FindChallenges } from './find-challenges.ts';
import { addEntry, finishFor } from './keep-entries.ts';

/** Hands in an entry of the signed-in person, alone or with classmates. */
export class EnterChallenge extends Command<{ id: string }> {
  constructor(
    readonly challenge: string,
    readonly body: EntryBody,
  ) {
    super();
  }
}

@CommandHandler(EnterChallenge)
export class EnterChallengeHandler implements ICommandHandler<EnterChallenge> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindChallenges,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404, 409 `not_running`, `handed_in_already`, `enough_handed_in`, 422 with each wrong member */
  async execute({ challenge: idOrSlug, body }: EnterChallenge): Promise<{ id: string }> {
    const challenge = await this.find.one(idOrSlug);
    const today = await this.find.today();
    if (timeOf(challenge, today) !== 'running')
      throw new AppError('conflict', 'not_running', 'This challenge is not running today.');
    const { id: user_id } = signedIn();
    const [team, story, memberships] = await Promise.all([
      this.teamOf(challenge, body.team ?? [], user_id),
      this.storyOf(challenge, body, user_id),
      this.queries.execute(new ListMemberships(user_id)),
    ]);
    if (!story && body.text === '') throw invalidFields({ text: ['Please tell what you did.'] });
    const people = story?.authors ?? [user_id, ...team];
    const id = newId();
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const count = await tx.challengeEntry.count({
        where: { tenant_id, challenge_id: challenge.id, user_id },
      });
      if (!challenge.each_day && count >= challenge.needs)
        throw new AppError('conflict', 'enough_handed_in', 'You have handed in enough for this challenge.');
      if (story && (await tx.challengeEntry.count({ where: { tenant_id, story_id: story.id } })) > 0)
        throw new AppError('conflict', 'handed_in_already', 'This story is handed in already.');
      const added = await addEntry(tx, {
        id,
        challenge,
        user_id,
        class_id: memberships.find(({ role }) => role === 'student')?.class_id ?? null,
        mark: story ? `story:${story.id}` : markOf(challenge.each_day, today, count),
        today,
        text: body.text,
        quantity: body.quantity ?? 1,
        state: story ? (entryOfStory(story.state) ?? 'handed_in') : 'handed_in',
        story_id: story?.id ?? null,
        wants_show: body.wants_show,
        // A published story has been read by a teacher, and its family has said yes.
        may_show: story !== null,
        members: people,
        at: this.clock.now(),
      });
      if (!added) throw new AppError('conflict', 'handed_in_already', 'You have handed this in already.');
      await finishFor(tx, this.outbox, challenge, people, this.clock.now());
    });
    return { id };
  }

  private async teamOf(challenge: ChallengeRow, team: string[], person: string): Promise<string[]> {
    if (team.length === 0) return [];
    if (!challenge.teams) throw invalidFields({ team: ['Everybody hands in alone here.'] });
    const mates = await this.queries.execute(new ListClassmates(person));
    if (!team.every((id) => mates.includes(id)))
      throw invalidFields({ team: ['Choose people of your class.'] });
    return team;
  }

  private async storyOf(challenge: ChallengeRow, { story_id }: EntryBody, person: string) {
    const form = entryFormOf(challenge.kind);
    if (form === 'text' && !story_id) return null;
    if (form !== 'story')
      throw new AppError('conflict', 'counts_by_itself', 'This challenge counts by itself.');
    const [story] = story_id ? await this.queries.execute(new GetStoryFacts([story_id])) : [];
    if (!story?.authors.includes(person) || (challenge.kind === 'letter' && story.kind !== 'letter'))
      throw invalidFields({ story_id: ['Choose a story of your own.'] });
    return story;
  }
}

/** Changes an entry of one's own that waits or was returned, and hands it in again. */
export class ChangeEntry extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: EntryBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeEntry)
export class ChangeEntryHandler implements ICommandHandler<ChangeEntry> {
  constructor(private readonly db: Db) {}

  /** @throws AppError 404, 409 `wrong_state`, 422 */
  async execute({ id, body }: ChangeEntry): Promise<void> {
    if (body.text === '') throw invalidFields({ text: ['Please tell what you did.'] });
    await this.db.transaction(async (tx) => {
      const entry = await lockEntry(tx, id);
      if (entry.user_id !== signedIn().id || entry.story_id !== null) throw notFound('entry');
      await tx.challengeEntry.update({
        where: { tenant_id_id: { tenant_id: entry.tenant_id, id } },
        data: {
          text: body.text,
          quantity: body.quantity ?? 1,
          wants_show: body.wants_show,
          may_show: false,
          state: stateAfter('hand_in_again', entry.state),
        },
      });
    });
  }
}

/** Takes an entry of one's own out of the showcase, or asks for it. */
export class WishShowcase extends Command<void> {
  constructor(
    readonly id: string,
    readonly wants_show: boolean,
  ) {
    super();
  }
}

@CommandHandler(WishShowcase)
export class WishShowcaseHandler implements ICommandHandler<WishShowcase> {
  constructor(private readonly db: Db) {}

  /** @throws AppError 404; everybody of the team may take it out, its author alone asks for it */
  async execute({ id, wants_show }: WishShowcase): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { tenant_id, user_id } = await lockEntry(tx, id);
      const person = signedIn().id;
      const member = await tx.challengeMember.count({ where: { tenant_id, entry_id: id, user_id: person } });
      if (member === 0 || (wants_show && user_id !== person)) throw notFound('entry');
      await tx.challengeEntry.update({ where: { tenant_id_id: { tenant_id, id } }, data: { wants_show } });
    });
  }
}

/** A teacher accepts an entry or returns it, and agrees to the showcase or not. */
export class CheckEntry extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: CheckBody,
  ) {
    super();
  }
}

@CommandHandler(CheckEntry)
export class CheckEntryHandler implements ICommandHandler<CheckEntry> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindChallenges,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for a student whom the person does not teach, 409 `wrong_state`, 422 without words to a return */
  async execute({ id, body }: CheckEntry): Promise<void> {
    const { id: viewer, role } = signedIn();
    if (body.decision === 'return' && body.feedback === '')
      throw invalidFields({ feedback: ['Please say what is missing.'] });
    const students =
      role === 'teacher' ? await this.queries.execute(new ListStudentsOfTeacher(viewer)) : null;
    const at = this.clock.now();
    const [of] = await this.db.rows<{ challenge_id: string }>({
      name: 'challenge_of_entry',
      text: 'select challenge_id from learning.challenge_entry where tenant_id = $1 and id = $2',
      values: [currentTenantId(), id],
    });
    const [challenge] = of ? await this.find.some([of.challenge_id]) : [];
    await this.db.transaction(async (tx) => {
      const entry = await lockEntry(tx, id);
      if (entry.story_id !== null || (students && !students.includes(entry.user_id))) throw notFound('entry');
      await tx.challengeEntry.update({
        where: { tenant_id_id: { tenant_id: entry.tenant_id, id } },
        data: {
          state: stateAfter(body.decision, entry.state),
          feedback: body.feedback,
          may_show: body.decision === 'accept' && body.may_show,
          checked_by: viewer,
          checked_at: at,
        },
      });
      if (body.decision !== 'accept') return;
      const members = await tx.challengeMember.findMany({
        where: { tenant_id: entry.tenant_id, entry_id: id },
      });
      if (challenge)
        await finishFor(
          tx,
          this.outbox,
          challenge,
          members.map(({ user_id }) => user_id),
          at,
        );
    });
  }
}

/** @throws AppError not_found */
async function lockEntry(tx: Tx, id: string) {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.challenge_entry
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const entry = await tx.challengeEntry.findFirst({ where: { tenant_id, id } });
  if (!entry) throw notFound('entry');
  return entry;
}

/** @throws AppError 409 `wrong_state` */
function stateAfter(move: EntryMove, state: string): EntryState {
  const next = entryAfter(move, state as EntryState);
  if (!next) throw new AppError('conflict', 'wrong_state', 'Somebody has changed this entry meanwhile.');
  return next;
}
