import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, type Principal } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { renderMarkdown } from '../../../platform/text/markdown.ts';
import { GetResourcePages } from '../../content/contract.ts';
import { FindWithoutConsent, GetPeople, HasConsent } from '../../identity/contract.ts';
import { LiveLessons, type LiveSlide, type LiveTime } from './live-lessons.ts';
import { LiveRooms } from './live-rooms.ts';
import type { RoomView } from './live-views.ts';
import { doorIsThere, mayCome, mayHold, type LivePlace } from './room.rules.ts';
import { RoomServices } from './services/room-services.ts';

/** A time of a lesson, and whether the person is an adult of the school who holds it. */
interface RoomVisit {
  time: LiveTime;
  adult: boolean;
}

/** What people see of a room. */
@Injectable()
export class ShowRoom {
  constructor(
    private readonly live: LiveLessons,
    private readonly queries: QueryBus,
    private readonly rooms: LiveRooms,
    private readonly services: RoomServices,
  ) {}

  /** @throws AppError 404, 403 `not_for_you`, 409 `not_yet` while there is no door, `over` */
  async visit(id: string): Promise<RoomVisit> {
    const person = await this.live.person();
    const time = await this.live.one(id, person);
    const adult = mayHold(time, person);
    if (!mayCome(time, person)) throw new AppError('forbidden', 'not_for_you', 'This lesson is for others.');
    if (time.state === 'ended' || time.state === 'cancelled')
      throw new AppError(
        'conflict',
        'over',
        time.state === 'ended' ? 'This lesson is over.' : 'This lesson is cancelled.',
      );
    if (!doorIsThere(time.state, time.starts_at, time.minutes, this.live.now(), adult))
      throw new AppError('conflict', 'not_yet', 'The door of this lesson is not there yet.');
    return { time, adult };
  }

  /** The room as the signed-in person sees it; also just after its end. */
  async view(id: string): Promise<RoomView> {
    const principal = currentContext()!.principal!;
    const person = await this.live.person();
    const time = await this.live.one(id, person);
    return this.seenBy(time, principal.userId, mayHold(time, person));
  }

  /** The room as a guest of a webinar sees it, who learns no name of a child; `guest`: the id of their registration. */
  async viewOfGuest(time: LiveTime, guest: string): Promise<RoomView> {
    const view = await this.seenBy(time, guest, false);
    return { ...view, speaker: view.speaker && view.adults.includes(view.speaker) ? view.speaker : null };
  }

  private async seenBy(time: LiveTime, viewer: string, adult: boolean): Promise<RoomView> {
    const { id } = time;
    const visits = await this.rooms.visits(id);
    const own = visits.find(({ user_id }) => user_id === viewer);
    const place = (own && this.rooms.isHere(own) ? own.place : 'door') as LivePlace;
    const inside = place === 'room';
    const written = inside ? await this.rooms.written(id, viewer, adult) : [];
    const here = visits.filter((visit) => visit.place === 'room' && this.rooms.isHere(visit));
    const names = await this.names(
      [
        ...(adult
          ? visits.map(({ user_id }) => user_id)
          : here.filter((visit) => visit.adult).map(({ user_id }) => user_id)),
        ...written.map(({ user_id }) => user_id),
        ...(time.speaker_id ? [time.speaker_id] : []),
        time.leader_id,
      ],
      new Set(visits.filter((visit) => visit.adult).map(({ user_id }) => user_id)),
    );
    const classes = await this.live.names([time]);
    const shown = inside ? time.slides[time.slide] : undefined;
    return {
      id,
      person_id: viewer,
      title: time.title,
      class_name: (time.class_id && classes.get(time.class_id)) ?? null,
      starts_at: time.starts_at.toISOString(),
      minutes: time.minutes,
      state: time.state,
      place,
      adult,
      adults: here.filter((visit) => visit.adult).map(({ user_id }) => names.get(user_id) ?? ''),
      min_adults: time.min_adults,
      count: here.length,
      recorded: time.recorded,
      shut: time.shut,
      slide: time.slide,
      slides_count: time.slides.length,
      shown: shown
        ? { title: shown.title, html: renderMarkdown(shown.text), picture: await this.pictureOf(shown) }
        : null,
      caption: inside ? time.caption : '',
      speaker: (inside && time.speaker_id && names.get(time.speaker_id)) || null,
      speaking: inside && time.speaker_id === viewer,
      hand: own?.hand_at != null,
      answer: own?.answer ?? '',
      messages: written.map(({ id: message, user_id, to_all, text, sent_at }) => ({
        id: message,
        name: names.get(user_id) ?? '',
        own: user_id === viewer,
        to_all,
        text,
        sent_at: sent_at.toISOString(),
      })),
      people: adult
        ? visits.map((visit) => ({
            id: visit.user_id,
            name: names.get(visit.user_id) ?? '',
            adult: visit.adult,
            guest: visit.guest,
            place: this.rooms.isHere(visit) ? (visit.place as LivePlace) : 'gone',
            hand_at: visit.hand_at?.toISOString() ?? null,
            answer: visit.answer,
            came_at: visit.came_at.toISOString(),
            entered_at: visit.entered_at?.toISOString() ?? null,
          }))
        : [],
      titles: adult ? time.slides.map(({ title }) => title) : [],
    };
  }

  /** The page of the PDF of a slide. Whoever is in the room may see it: those who plan the lesson have chosen it. */
  private async pictureOf({ resource_id, page }: LiveSlide): Promise<string | null> {
    if (!resource_id || !page) return null;
    const [pdf] = await this.queries.execute(new GetResourcePages([resource_id], 'place'));
    return pdf?.pictures[page - 1] ?? null;
  }

  /** The address at which the signed-in person enters the room elsewhere. @throws AppError 409 `not_inside` */
  async enterElsewhere(id: string, principal: Principal): Promise<string> {
    const { time, adult } = await this.visit(id);
    const own = (await this.rooms.visits(id)).find(({ user_id }) => user_id === principal.userId);
    if (time.room === 'built_in' || time.state !== 'open' || own?.place !== 'room')
      throw new AppError('conflict', 'not_inside', 'You are not in the room.');
    if (time.room === 'link') return time.room_url;
    const names = await this.names([principal.userId], adult ? new Set([principal.userId]) : new Set());
    const child = principal.role === 'student';
    const camera =
      adult ||
      (time.cameras &&
        (!child || (await this.queries.execute(new HasConsent(principal.userId, 'live_camera')))));
    return this.services.link(
      time.room,
      { id: time.id, title: time.title, recorded: time.recorded && (await this.mayRecord(time)) },
      { id: principal.userId, name: names.get(principal.userId) ?? '', adult, camera },
    );
  }

  /** Whether nobody who has come so far is against it: a family can take its consent back until the lesson begins. */
  private async mayRecord({ id }: LiveTime): Promise<boolean> {
    const children = (await this.rooms.visits(id))
      .filter(({ adult }) => !adult)
      .map(({ user_id }) => user_id);
    return (await this.queries.execute(new FindWithoutConsent(children, 'live_recording'))).length === 0;
  }

  /** Full names of adults of the school; of all others the first name and an initial. */
  private async names(ids: string[], adults: ReadonlySet<string>): Promise<Map<string, string>> {
    const people: { id: string; first_name: string; last_name: string }[] = [];
    const wanted = [...new Set(ids)];
    for (let from = 0; from < wanted.length; from += 100)
      people.push(...(await this.queries.execute(new GetPeople(wanted.slice(from, from + 100)))));
    const known = new Map(
      people.map(({ id, first_name, last_name }) => [
        id,
        adults.has(id)
          ? `${first_name} ${last_name}`.trim()
          : `${first_name} ${last_name.slice(0, 1)}${last_name ? '.' : ''}`.trim(),
      ]),
    );
    const guests = await this.rooms.guestNames(wanted.filter((id) => !known.has(id)));
    return new Map([...known, ...guests]);
  }
}
