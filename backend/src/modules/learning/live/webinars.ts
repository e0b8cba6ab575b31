import { Injectable } from '@nestjs/common';
import type { Language } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { LiveRegistration } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { LinkSecrets, SECRET_MARK } from '../../../platform/link-secrets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { signedIn } from '../acting-person.ts';
import { LiveLessons, type LiveTime } from './live-lessons.ts';
import type { RoomServices } from './services/room-services.ts';
import { doorIsThere, type LivePerson } from './room.rules.ts';

/** Path of the page of a webinar. */
export const webinarPath = (slug: string, place?: string): string =>
  `/webinar/${encodeURIComponent(slug)}${place ? `?place=${place}` : ''}`;

/** A place of somebody without an account, as its link shows it. */
export class WebinarPlaceView {
  name!: string;
  state!: 'unconfirmed' | 'confirmed' | 'cancelled';
  slug!: string;
  title!: string;
  /** Where the room is, while it is open; null otherwise, and for the built-in room. */
  room_url!: string | null;
  /** Whether the door of the built-in room is there now. */
  door!: boolean;
}

/** Places in webinars: of people with an account, and of guests with a link. */
@Injectable()
export class Webinars {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveLessons,
    private readonly outbox: Outbox,
    private readonly secrets: LinkSecrets,
  ) {}

  /** Times of a published webinar, in order. @throws AppError 404 */
  async times(slug: string, person: LivePerson | null): Promise<LiveTime[]> {
    const times = await this.live.ofLesson(slug, person);
    if (times.length === 0 || times[0]!.status === 'draft' || times[0]!.audience !== 'webinar')
      throw notFound('webinar');
    return times;
  }

  /** Gives the signed-in person a place; again, it is the same one. @throws AppError 404, 409 `full`, `over` */
  async join(slug: string): Promise<void> {
    const person = signedIn();
    const [time] = await this.coming(slug);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await lockLesson(tx, time!.lesson_id);
      const where = { tenant_id, lesson_id: time!.lesson_id, user_id: person.id };
      const known = await tx.liveRegistration.findFirst({ where });
      if (known?.state === 'confirmed') return;
      await assertFree(tx, time!);
      const now = this.clock.now();
      if (known)
        await tx.liveRegistration.updateMany({ where, data: { state: 'confirmed', confirmed_at: now } });
      else
        await tx.liveRegistration.createMany({
          data: [{ ...where, id: newId(), state: 'confirmed', created_at: now, confirmed_at: now }],
        });
    });
  }

  /** Gives the place of the signed-in person back. */
  async leave(slug: string): Promise<void> {
    const [time] = await this.times(slug, null);
    await this.db.transaction((tx) =>
      tx.liveRegistration.updateMany({
        where: { tenant_id: currentTenantId(), lesson_id: time!.lesson_id, user_id: signedIn().id },
        data: { state: 'cancelled' },
      }),
    );
  }

  /**
   * Sends a link with which somebody without an account confirms a place. Whether the address had asked before is not told.
   * @throws AppError 404, 409 `over`
   */
  async invite(
    slug: string,
    guest: { name: string; email: string; language: Language | null },
  ): Promise<void> {
    const [time] = await this.coming(slug);
    const tenant_id = currentTenantId();
    const email = guest.email.toLowerCase();
    const seed = this.secrets.newSeed();
    const token_hash = this.secrets.digest(this.secrets.secretOf(seed));
    await this.db.transaction(async (tx) => {
      await lockLesson(tx, time!.lesson_id);
      const key = { tenant_id, lesson_id: time!.lesson_id, guest_email: email };
      const known = await tx.liveRegistration.findFirst({ where: key });
      const fresh = { guest_name: guest.name, language: guest.language, secret_seed: seed, token_hash };
      if (known) {
        const state = known.state === 'confirmed' ? 'confirmed' : 'unconfirmed';
        await tx.liveRegistration.updateMany({ where: key, data: { ...fresh, state } });
      } else
        await tx.liveRegistration.createMany({
          data: [{ ...key, id: newId(), ...fresh, state: 'unconfirmed', created_at: this.clock.now() }],
        });
      await requestEmail(this.outbox, tx, {
        template: 'webinar-confirm',
        to: { email, language: guest.language, name: guest.name },
        data: {
          title: time!.title,
          path: webinarPath(time!.slug, SECRET_MARK),
          starts_at: time!.starts_at.toISOString(),
          time_zone: time!.time_zone,
        },
        secret_seed: seed,
      });
    });
  }

  /** The place of a link. @throws AppError 404 */
  async place(token: string, services: RoomServices): Promise<WebinarPlaceView> {
    const { row, lesson } = await this.db.transaction((tx) => this.find(tx, token));
    const times = await this.live.ofLesson(lesson.slug, null);
    const open = times.find(({ state }) => state === 'open');
    const elsewhere =
      row.state === 'confirmed' && open && open.room !== 'built_in'
        ? open.room === 'link'
          ? open.room_url
          : await services.link(
              open.room,
              { id: open.id, title: open.title, recorded: open.recorded },
              { id: row.id, name: row.guest_name, adult: false, camera: open.cameras },
            )
        : null;
    return {
      name: row.guest_name,
      state: row.state as WebinarPlaceView['state'],
      slug: lesson.slug,
      title: lesson.title,
      room_url: elsewhere,
      door: row.state === 'confirmed' && this.doorOf(times) !== undefined,
    };
  }

  /** A guest with a confirmed place, and the time whose door is there now. @throws AppError 404, 409 `not_yet` */
  async guest(token: string): Promise<{ id: string; time: LiveTime }> {
    const { row, lesson } = await this.db.transaction((tx) => this.find(tx, token));
    if (row.state !== 'confirmed' || row.user_id !== null) throw notFound('place');
    const time = this.doorOf(await this.live.ofLesson(lesson.slug, null));
    if (!time) throw new AppError('conflict', 'not_yet', 'The door of this webinar is not there now.');
    return { id: row.id, time };
  }

  /** The time of the built-in room whose door is there now. */
  private doorOf(times: readonly LiveTime[]): LiveTime | undefined {
    return times.find(
      ({ room, audience, status, state, starts_at, minutes }) =>
        room === 'built_in' &&
        audience === 'webinar' &&
        status === 'published' &&
        doorIsThere(state, starts_at, minutes, this.clock.now(), false),
    );
  }

  /** Confirms or gives back the place of a link. @throws AppError 404, 409 `full` */
  async answer(token: string, state: 'confirmed' | 'cancelled'): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { row } = await this.find(tx, token);
      await lockLesson(tx, row.lesson_id);
      const now = await tx.liveRegistration.findUniqueOrThrow({
        where: { tenant_id_id: { tenant_id: row.tenant_id, id: row.id } },
        include: { lesson: true },
      });
      if (now.state === state) return;
      if (state === 'confirmed') await assertFree(tx, { lesson_id: now.lesson_id, seats: now.lesson.seats });
      await tx.liveRegistration.update({
        where: { tenant_id_id: { tenant_id: row.tenant_id, id: row.id } },
        data: { state, ...(state === 'confirmed' && { confirmed_at: this.clock.now() }) },
      });
    });
  }

  /** Forgets guests who have not confirmed within two days, and all of them a month after the last time. */
  async forget(): Promise<void> {
    const tenant_id = currentTenantId();
    const before = (days: number) => new Date(this.clock.now().getTime() - days * 86_400_000);
    await this.db.transaction(async (tx) => {
      await tx.liveRegistration.deleteMany({
        where: { tenant_id, user_id: null, state: { not: 'confirmed' }, created_at: { lt: before(2) } },
      });
      await tx.liveRegistration.deleteMany({
        where: {
          tenant_id,
          user_id: null,
          created_at: { lt: before(30) },
          lesson: { occurrences: { none: { starts_at: { gt: before(30) } } } },
        },
      });
    });
  }

  private async find(tx: Tx, token: string) {
    const row = await tx.liveRegistration.findUnique({
      where: {
        tenant_id_token_hash: { tenant_id: currentTenantId(), token_hash: this.secrets.digest(token) },
      },
      include: { lesson: true },
    });
    if (!row) throw notFound('place');
    return { row: row as LiveRegistration, lesson: row.lesson };
  }

  /** Times of a webinar that are still to come. */
  private async coming(slug: string): Promise<LiveTime[]> {
    const now = this.clock.now().getTime();
    const times = (await this.times(slug, null)).filter(
      ({ state, starts_at, minutes }) =>
        state === 'open' || (state === 'planned' && starts_at.getTime() + minutes * 60_000 > now),
    );
    if (times.length === 0) throw new AppError('conflict', 'over', 'This webinar is over.');
    return times;
  }
}

const lockLesson = (tx: Tx, id: string) => tx.$queryRaw`select 1 from learning.live_lesson
  where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid for update`;

/** After the lesson was locked, so that two people do not get the last place. */
async function assertFree(tx: Tx, { lesson_id, seats }: { lesson_id: string; seats: number }): Promise<void> {
  if (seats === 0) return;
  const taken = await tx.liveRegistration.count({
    where: { tenant_id: currentTenantId(), lesson_id, state: 'confirmed' },
  });
  if (taken >= seats) throw new AppError('conflict', 'full', 'All places are taken.');
}
