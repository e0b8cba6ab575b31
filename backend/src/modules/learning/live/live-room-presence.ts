import { Injectable } from '@nestjs/common';
import { inContext, currentContext, type Principal } from '../../../platform/context.ts';
import {
  ShowsPresence,
  type PresenceSource,
  type SharedRoom,
} from '../../../platform/live/sockets/presence-sources.ts';
import { LiveLessons } from './live-lessons.ts';
import { LiveRooms } from './live-rooms.ts';
import { LiveOpenGuard } from './live-open.ts';
import { mayHold } from './room.rules.ts';
import { ShowRoom } from './show-room.ts';

/** The built-in room of a live lesson, over the live WebSocket. */
@Injectable()
@ShowsPresence('live-room', 'live.join')
export class LiveRoomPresence implements PresenceSource {
  readonly room: SharedRoom = {
    moved: (principal, subject, how) => this.moved(principal, subject, how),
    view: (_principal, subject) => this.show.view(subject),
    maySpeak: async ({ userId }, subject) => (await this.state(subject, userId)) === 'speaker',
    mayHear: async ({ userId }, subject) => (await this.state(subject, userId)) !== null,
  };

  constructor(
    private readonly live: LiveLessons,
    private readonly open: LiveOpenGuard,
    private readonly rooms: LiveRooms,
    private readonly show: ShowRoom,
  ) {}

  async admit(principal: Principal, subject: string): Promise<void> {
    await inContext({ ...currentContext()!, principal }, async () => {
      await this.open.canActivate();
      await this.show.visit(subject);
    });
  }

  names(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map());
  }

  private async moved(principal: Principal, subject: string, how: 'came' | 'stays' | 'left'): Promise<void> {
    const person = await this.live.person();
    const time = await this.live.one(subject, person);
    if (how === 'left') await this.rooms.leave(subject, principal, time.min_adults);
    else if (time.state === 'open' || time.state === 'planned')
      await this.rooms.come(subject, principal, mayHold(time, person), time.min_adults, how === 'came');
  }

  /** Whether somebody is in the room, and may be heard there. */
  private async state(subject: string, userId: string): Promise<'listener' | 'speaker' | null> {
    return this.rooms.hearing(subject, userId);
  }
}
