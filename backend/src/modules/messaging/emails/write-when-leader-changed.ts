import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetLeaderLetter, GetPeople, LeaderChanged } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { leaderLetter } from './leader-letters.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Tells people how their way to the badge goes on, and what becomes of their mentoring. */
@Injectable()
@Consumes(LeaderChanged, { name: 'messaging.leader-changed', queue: 'emails' })
export class WriteWhenLeaderChanged implements Consumer<LeaderChanged, [Draft, string] | null> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare(
    { leader_id, user_id, news }: LeaderChanged,
    { eventId }: { eventId: string },
  ): Promise<[Draft, string] | null> {
    const [person] = await this.queries.execute(new GetPeople([user_id]));
    const facts = await this.queries.execute(new GetLeaderLetter(leader_id));
    if (!person?.email || !facts) return null;
    const { name: school, origin } = await this.queries.execute(new GetSchool());
    const letter = leaderLetter(news, {
      ...facts,
      school,
      first_name: person.first_name,
      link: `${origin}/superpower`,
    });
    return [{ template: `leader-${news.replaceAll('_', '-')}`, recipient: person.email, ...letter }, eventId];
  }

  async handle(_event: LeaderChanged, tx: Tx, prepared: [Draft, string] | null): Promise<void> {
    if (prepared) await this.emails.save(tx, ...prepared);
  }
}
