import { Injectable } from '@nestjs/common';
import { currentContext, inContext, type Principal } from '../../../platform/context.ts';
import {
  ShowsPresence,
  type PresenceSource,
  type SharedRoom,
} from '../../../platform/live/sockets/presence-sources.ts';
import { ChallengeRounds } from './rounds.ts';

/** A round of a challenge over the live WebSocket: everybody is shown the question that is asked now. Without sound. */
@Injectable()
@ShowsPresence('challenge-round', 'course.learn')
export class RoundPresence implements PresenceSource {
  readonly room: SharedRoom = {
    moved: () => Promise.resolve(),
    view: (_principal, subject) => this.rounds.view(subject),
    maySpeak: () => Promise.resolve(false),
    mayHear: () => Promise.resolve(false),
  };

  constructor(private readonly rounds: ChallengeRounds) {}

  async admit(principal: Principal, subject: string): Promise<void> {
    await inContext({ ...currentContext()!, principal }, () => this.rounds.admit(subject));
  }

  names(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map());
  }
}
