import { Injectable } from '@nestjs/common';
import { LIVE_LIMITS } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { Config } from '../../../platform/config.ts';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { LiveOccurrence, LiveVisit } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { PRESENCE_TOPIC } from '../../../platform/live/sockets/presence.ts';
import type { RoomActBody } from './live-bodies.ts';
import type { LiveTime } from './live-lessons.ts';
import { hasContact, placeAtDoor, type LivePlace } from './room.rules.ts';
import { stateAfter } from './schedule.rules.ts';

/** After so many heartbeats without a sign of life somebody has left: their process was killed. */
const LOST_HEARTBEATS = 3;

/** Somebody with an account, or a guest of a webinar. */
type Visitor = Pick<Principal, 'userId'> & { guest?: boolean };

/** The rooms of live lessons: who is at the door and in them, and what happens there. Every change is told to all processes. */
@Injectable()
export class LiveRooms {
  private readonly lostAfter: number;

  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly messages: LiveMessages,
    config: Config,
  ) {
    this.lostAfter = LOST_HEARTBEATS * config.liveHeartbeatSeconds * 1_000;
  }

  /** Somebody comes, or is still there; `news`: others are told. A guest is known by the id of their registration. */
  async come(
    id: string,
    { userId, guest = false }: Visitor,
    adult: boolean,
    min_adults: number,
    news: boolean,
  ): Promise<void> {
    const key = { tenant_id: currentTenantId(), occurrence_id: id, user_id: userId };
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      if (!news) {
        // Somebody who leaves while others come in must not be brought back.
        await tx.liveVisit.updateMany({ where: { ...key, place: { not: 'gone' } }, data: { seen_at: now } });
        return;
      }
      await lockTime(tx, id);
      const where = { tenant_id_occurrence_id_user_id: key };
      const before = await tx.liveVisit.findUnique({ where });
      await tx.liveVisit.upsert({
        where,
        create: { ...key, adult, guest, place: 'door', came_at: now, seen_at: now },
        update: { adult, seen_at: now, ...(before?.place === 'gone' && { place: 'door' }) },
      });
      await this.seat(tx, id, min_adults, now);
      await this.messages.publish(tx, PRESENCE_TOPIC, [id]);
    });
  }

  /** Somebody leaves; their row stays as attendance. */
  async leave(id: string, principal: Visitor, min_adults: number): Promise<void> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      const time = await lockTime(tx, id);
      await tx.liveVisit.updateMany({
        where: { tenant_id, occurrence_id: id, user_id: principal.userId },
        data: { place: 'gone', hand_at: null, answer: '', seen_at: now },
      });
      if (time?.speaker_id === principal.userId)
        await tx.liveOccurrence.updateMany({ where: { tenant_id, id }, data: { speaker_id: null } });
      await this.seat(tx, id, min_adults, now);
      await this.messages.publish(tx, PRESENCE_TOPIC, [id]);
    });
  }

  /** Everybody who came, those who came first in front. */
  visits(id: string): Promise<LiveVisit[]> {
    return this.db.transaction((tx) =>
      tx.liveVisit.findMany({
        where: { tenant_id: currentTenantId(), occurrence_id: id },
        orderBy: [{ came_at: 'asc' }, { user_id: 'asc' }],
        take: LIVE_LIMITS.people * 2,
      }),
    );
  }

  /** Does what an adult of the school, or somebody in the room, asks for. @throws AppError 403, 409, 422 */
  async act(time: LiveTime, principal: Visitor, adult: boolean, body: RoomActBody): Promise<void> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    const id = time.id;
    await this.db.transaction(async (tx) => {
      const row = await lockTime(tx, id);
      if (!row) throw notFound('live lesson');
      const own = { tenant_id, occurrence_id: id, user_id: principal.userId };
      const visit = await tx.liveVisit.findUnique({ where: { tenant_id_occurrence_id_user_id: own } });
      const set = (data: Parameters<typeof tx.liveOccurrence.updateMany>[0]['data']) =>
        tx.liveOccurrence.updateMany({ where: { tenant_id, id }, data });
      const others = (
        user_id: string | undefined,
        data: { place?: LivePlace; hand_at?: null; entered_at?: Date },
      ) => tx.liveVisit.updateMany({ where: { tenant_id, occurrence_id: id, user_id: user_id ?? '' }, data });
      const { act } = body;
      if (!['hand', 'answer', 'say'].includes(act) && !adult)
        throw new AppError('forbidden', 'not_allowed', 'Only adults of the school do this.');
      if (act !== 'open' && (row.state !== 'open' || visit?.place !== 'room'))
        throw new AppError('conflict', 'not_inside', 'You are not in the room.');
      if (act === 'hand')
        await tx.liveVisit.updateMany({ where: own, data: { hand_at: body.on ? now : null } });
      if (act === 'answer')
        await tx.liveVisit.updateMany({ where: own, data: { answer: body.answer ?? '' } });
      if (act === 'say') await this.say(tx, own, adult, body.text ?? '', now);
      if (act === 'open') {
        if (stateAfter(row.state as never, 'open') === null)
          throw new AppError('conflict', 'wrong_status', 'This lesson is open already, or it is over.');
        await set({ state: 'open', opened_at: now });
      }
      if (act === 'end') await this.finish(tx, id, now);
      if (act === 'shut') await set({ shut: body.on ?? true });
      if (act === 'slide') {
        if ((body.number ?? 0) >= time.slides.length)
          throw invalidFields({ number: ['There is no such slide.'] });
        await set({ slide: body.number ?? 0 });
      }
      if (act === 'caption') await this.caption(tx, id, row, body.text ?? '', now);
      if (act === 'let_in') await others(body.person, { place: 'room', entered_at: now });
      if (act === 'lower_hand') await others(body.person, { hand_at: null });
      if (act === 'speaker') {
        await set({ speaker_id: body.person ?? null });
        if (body.person) await others(body.person, { hand_at: null });
      }
      if (act === 'open' || act === 'shut') await this.seat(tx, id, time.min_adults, now);
      await this.messages.publish(tx, PRESENCE_TOPIC, [id]);
    });
  }

  /** Ends a room that nobody ended. */
  async end(id: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await lockTime(tx, id);
      if (row?.state !== 'open') return;
      await this.finish(tx, id, this.clock.now());
      await this.messages.publish(tx, PRESENCE_TOPIC, [id]);
    });
  }

  /** First names of guests by the ids of their registrations; others are left out. */
  async guestNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.rows<{ id: string; guest_name: string }>({
      name: 'live_guest_names',
      text: `select id, guest_name from learning.live_registration
             where tenant_id = $1 and id = any($2::uuid[]) and user_id is null`,
      values: [currentTenantId(), ids],
    });
    return new Map(rows.map(({ id, guest_name }) => [id, guest_name]));
  }

  /** Messages that somebody may read, the newest last. */
  async written(id: string, userId: string, adult: boolean) {
    const rows = await this.db.transaction((tx) =>
      tx.liveChatMessage.findMany({
        where: {
          tenant_id: currentTenantId(),
          occurrence_id: id,
          ...(!adult && { OR: [{ to_all: true }, { user_id: userId }] }),
        },
        orderBy: [{ sent_at: 'desc' }, { id: 'desc' }],
        take: 60,
      }),
    );
    return rows.reverse();
  }

  /** Whether somebody is in the room, and whether they may be heard. */
  async hearing(id: string, userId: string): Promise<'listener' | 'speaker' | null> {
    const [row] = await this.db.rows<{ speaks: boolean }>({
      name: 'live_hearing',
      text: `select coalesce(o.speaker_id = v.user_id, false) as speaks from learning.live_visit v
             join learning.live_occurrence o on o.tenant_id = v.tenant_id and o.id = v.occurrence_id
             where v.tenant_id = $1 and v.occurrence_id = $2 and v.user_id = $3 and v.place = 'room' and o.state = 'open'`,
      values: [currentTenantId(), id, userId],
    });
    return row ? (row.speaks ? 'speaker' : 'listener') : null;
  }

  isHere({ place, seen_at }: Pick<LiveVisit, 'place' | 'seen_at'>): boolean {
    return place !== 'gone' && this.clock.now().getTime() - seen_at.getTime() < this.lostAfter;
  }

  private async finish(tx: Tx, id: string, now: Date): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.liveOccurrence.updateMany({
      where: { tenant_id, id },
      data: { state: 'ended', ended_at: now, speaker_id: null, caption: '' },
    });
    await tx.liveVisit.updateMany({
      where: { tenant_id, occurrence_id: id, place: { not: 'gone' } },
      data: { place: 'gone', hand_at: null },
    });
  }

  /** What an adult writes is for all, what a child writes for the adults alone. */
  private async say(
    tx: Tx,
    own: { tenant_id: string; occurrence_id: string; user_id: string },
    adult: boolean,
    text: string,
    now: Date,
  ): Promise<void> {
    if (text === '') throw invalidFields({ text: ['Write something first.'] });
    if (!adult && hasContact(text))
      throw invalidFields({ text: ['Please write no addresses, phone numbers or names of accounts.'] });
    await tx.liveChatMessage.createMany({
      data: [{ ...own, id: newId(), to_all: adult, text, sent_at: now }],
    });
  }

  /** Captions are the transcript, too. */
  private async caption(tx: Tx, id: string, row: LiveOccurrence, caption: string, now: Date): Promise<void> {
    const minutes = Math.max(0, Math.floor((now.getTime() - (row.opened_at ?? now).getTime()) / 60_000));
    const line = caption === '' ? '' : `[${minutes} min] ${caption}\n`;
    await tx.liveOccurrence.updateMany({
      where: { tenant_id: currentTenantId(), id },
      data: { caption, transcript: `${row.transcript}${line}`.slice(-60_000) },
    });
  }

  /** Lets in who may enter, and back to the door who may not stay. */
  private async seat(tx: Tx, id: string, min_adults: number, now: Date): Promise<void> {
    const tenant_id = currentTenantId();
    const time = await tx.liveOccurrence.findUniqueOrThrow({ where: { tenant_id_id: { tenant_id, id } } });
    const visits = (
      await tx.liveVisit.findMany({
        where: { tenant_id, occurrence_id: id, place: { not: 'gone' } },
        orderBy: { came_at: 'asc' },
      })
    ).filter((visit) => this.isHere(visit));
    const adults = visits.filter(({ adult }) => adult).length;
    let people = visits.filter(({ place }) => place === 'room').length;
    for (const { user_id, adult, guest, place, entered_at } of visits) {
      const door = { state: time.state as LiveTime['state'], shut: time.shut, min_adults, adults, people };
      const next = placeAtDoor(adult, place as LivePlace, door, guest);
      if (next === place) continue;
      people += next === 'room' ? 1 : -1;
      await tx.liveVisit.updateMany({
        where: { tenant_id, occurrence_id: id, user_id },
        data: {
          place: next,
          ...(next === 'room' && { entered_at: entered_at ?? now }),
          ...(next === 'door' && { hand_at: null }),
        },
      });
    }
  }
}

/** Locks a time until the transaction ends; null when there is none. */
async function lockTime(tx: Tx, id: string): Promise<LiveOccurrence | null> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.live_occurrence
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  return tx.liveOccurrence.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
}
