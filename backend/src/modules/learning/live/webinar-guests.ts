import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import type { RoomActBody } from './live-bodies.ts';
import { LiveRooms } from './live-rooms.ts';
import type { RoomView } from './live-views.ts';
import { ROOM_ACT_BUDGET } from './live.budgets.ts';
import { ShowRoom } from './show-room.ts';
import { Webinars } from './webinars.ts';

/** A guest asks for the room every few seconds; so often, in milliseconds, it is written down that they are still there. */
const STAYS_MS = 10_000;

/**
 * Guests of a webinar in the built-in room: by the link of their place, without an account and so without a WebSocket and
 * without sound. They wait at the door until an adult of the school lets them in, write to the adults alone, and see no child's
 * name. Lessons of a class or of the school have no guests.
 */
@Injectable()
export class WebinarGuests {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly rooms: LiveRooms,
    private readonly show: ShowRoom,
    private readonly webinars: Webinars,
  ) {}

  /** The room as the guest sees it; who asks is there. @throws AppError 404, 409 `not_yet` */
  async room(token: string): Promise<RoomView> {
    const { id, time } = await this.webinars.guest(token);
    const before = (await this.rooms.visits(time.id)).find(({ user_id }) => user_id === id);
    const here = before && this.rooms.isHere(before);
    if (!here || this.clock.now().getTime() - before.seen_at.getTime() > STAYS_MS)
      await this.rooms.come(time.id, { userId: id, guest: true }, false, time.min_adults, !here);
    return this.show.viewOfGuest(time, id);
  }

  /** @throws AppError 403, 404, 409 `not_yet`, `not_inside` */
  async act(token: string, body: RoomActBody): Promise<void> {
    const { id, time } = await this.webinars.guest(token);
    await this.budgets.take(ROOM_ACT_BUDGET, `${currentTenantId()}:${id}`);
    if (!['hand', 'answer', 'say'].includes(body.act))
      throw new AppError('forbidden', 'not_allowed', 'Only adults of the school do this.');
    await this.rooms.act(time, { userId: id, guest: true }, false, body);
  }

  /** @throws AppError 404, 409 `not_yet` */
  async leave(token: string): Promise<void> {
    const { id, time } = await this.webinars.guest(token);
    await this.rooms.leave(time.id, { userId: id, guest: true }, time.min_adults);
  }
}
