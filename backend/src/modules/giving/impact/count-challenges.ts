import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { ChallengeCompleted } from '../../learning/contract.ts';
import { ImpactFacts } from './impact-facts.ts';
import { ImpactJournal, type ImpactEntry } from './impact-journal.ts';

/** A challenge counts once for each person who finishes it. Its source is the event, so that the journal names nobody. */
@Injectable()
@Consumes(ChallengeCompleted, { name: 'giving.count-challenge-done', queue: 'impact' })
export class CountChallengeDone implements Consumer<ChallengeCompleted, ImpactEntry> {
  constructor(
    private readonly facts: ImpactFacts,
    private readonly journal: ImpactJournal,
  ) {}

  async prepare(
    { user_id, goals, at }: ChallengeCompleted,
    { eventId }: { eventId: string },
  ): Promise<ImpactEntry> {
    const achievers = await this.facts.achievers([user_id]);
    return {
      kind: 'challenges_done',
      source: `event:${eventId}`,
      quantity: 1,
      ...achievers,
      goals,
      at: new Date(at),
    };
  }

  async handle(_event: ChallengeCompleted, tx: Tx, entry: ImpactEntry): Promise<void> {
    await this.journal.record(tx, [entry]);
  }
}
