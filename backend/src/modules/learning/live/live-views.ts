import { ApiProperty } from '@nestjs/swagger';
import {
  LIVE_ANSWERS,
  LIVE_AUDIENCES,
  LIVE_REPEATS,
  LIVE_ROOMS,
  LIVE_STATES,
  type LiveAudience,
  type LiveRepeat,
  type LiveRoom,
  type LiveState,
} from '@bookgrove/contract';
import { ListPage } from '../../../platform/http/page.ts';
import type { LiveTime } from './live-lessons.ts';
import { doorIsThere, mayCome, mayHold, type LivePerson } from './room.rules.ts';

/** One time of a live lesson. */
export class LiveTimeView {
  /** Of the time, not of the lesson. */
  id!: string;
  lesson_id!: string;
  /** Names the page of a webinar. */
  slug!: string;
  title!: string;
  summary!: string;
  @ApiProperty({ enum: LIVE_AUDIENCES })
  audience!: LiveAudience;
  /** Null without a class. */
  class_name!: string | null;
  leader_name!: string;
  second_name!: string | null;
  guest_name!: string;
  /** BCP 47 */
  language!: string;
  /** IANA zone in which the lesson was planned. */
  time_zone!: string;
  /** ISO 8601, UTC. */
  starts_at!: string;
  /** Where it was moved: the time by the plan; null otherwise. */
  moved_from!: string | null;
  minutes!: number;
  @ApiProperty({ enum: LIVE_STATES })
  state!: LiveState;
  /** Why it was cancelled or moved; may be empty. */
  reason!: string;
  @ApiProperty({ enum: LIVE_REPEATS })
  repeats!: LiveRepeat;
  /** `YYYY-MM-DD` of the last day; null for a single time. */
  until!: string | null;
  /** Places that are free; null when they are not counted. */
  places_left!: number | null;
  /** Whether the person has a place. */
  registered!: boolean;
  /** Whether the person may hold the lesson. */
  may_hold!: boolean;
  /** Whether the person may come to the door of the room now. */
  may_come!: boolean;
  recorded!: boolean;
  /** Address of the recording; empty: none, or not for this person. */
  recording_url!: string;
  has_transcript!: boolean;
}

/** Times of live lessons. */
export class LiveTimePage extends ListPage {
  results!: LiveTimeView[];
}

/** One time of a live lesson, with what was written down about it. */
export class LiveTimeDetails extends LiveTimeView {
  transcript!: string;
  @ApiProperty({ enum: LIVE_ROOMS })
  room!: LiveRoom;
  /** The other times of the lesson that are still to come. */
  @ApiProperty({ type: () => [LiveTimeView] })
  further!: LiveTimeView[];
}

/** Times in a row without holes, as the person may see them. */
export function liveTimeView(
  time: LiveTime,
  names: ReadonlyMap<string, string>,
  person: LivePerson | null,
  now: Date,
): LiveTimeView {
  const hold = mayHold(time, person);
  const moved = time.starts_at.getTime() !== time.planned_at.getTime();
  return {
    id: time.id,
    lesson_id: time.lesson_id,
    slug: time.slug,
    title: time.title,
    summary: time.summary,
    audience: time.audience,
    class_name: (time.class_id && names.get(time.class_id)) ?? null,
    leader_name: names.get(time.leader_id) ?? '',
    second_name: (time.second_id && names.get(time.second_id)) ?? null,
    guest_name: time.guest_name,
    language: time.language,
    time_zone: time.time_zone,
    starts_at: time.starts_at.toISOString(),
    moved_from: moved ? time.planned_at.toISOString() : null,
    minutes: time.minutes,
    state: time.state,
    reason: time.reason,
    repeats: time.repeats,
    until: time.until,
    places_left: time.seats === 0 ? null : Math.max(0, time.seats - time.taken),
    registered: time.registered,
    may_hold: hold,
    may_come: mayCome(time, person) && doorIsThere(time.state, time.starts_at, time.minutes, now, hold),
    recorded: time.recorded,
    recording_url: time.recording_url,
    has_transcript: time.transcript !== '',
  };
}

/** Somebody in a room, as adults of the school see them. */
export class RoomPersonView {
  id!: string;
  name!: string;
  /** An adult of the school. */
  adult!: boolean;
  /** Somebody from outside, without an account. */
  guest!: boolean;
  @ApiProperty({ enum: ['door', 'room', 'gone'] })
  place!: 'door' | 'room' | 'gone';
  /** When the hand went up; null while it is down. */
  hand_at!: string | null;
  @ApiProperty({ enum: [...LIVE_ANSWERS, ''] })
  answer!: string;
  came_at!: string;
  /** When they first were in the room; null: they were not. */
  entered_at!: string | null;
}

/** What was written in a room. */
export class RoomMessageView {
  id!: string;
  name!: string;
  own!: boolean;
  /** By an adult to all; otherwise only its writer and the adults see it. */
  to_all!: boolean;
  text!: string;
  sent_at!: string;
}

export class RoomSlideView {
  title!: string;
  /** Sanitised HTML. */
  html!: string;
  /** Address of a picture of the page of a PDF; null without one, and when its resource is not there any more. */
  picture!: string | null;
}

/** A room, as one person sees it. */
export class RoomView {
  id!: string;
  /** Who sees it. */
  person_id!: string;
  title!: string;
  class_name!: string | null;
  starts_at!: string;
  minutes!: number;
  @ApiProperty({ enum: LIVE_STATES })
  state!: LiveState;
  @ApiProperty({ enum: ['door', 'room', 'gone'] })
  place!: 'door' | 'room' | 'gone';
  /** The person is an adult of the school. */
  adult!: boolean;
  /** Names of adults of the school who are in the room. */
  adults!: string[];
  /** How many of them must be there. */
  min_adults!: number;
  /** People in the room. */
  count!: number;
  recorded!: boolean;
  shut!: boolean;
  /** Number of the slide that is shown, from 0. */
  slide!: number;
  slides_count!: number;
  /** The slide that is shown; null at the door, or without slides. */
  @ApiProperty({ type: RoomSlideView, nullable: true })
  shown!: RoomSlideView | null;
  caption!: string;
  /** Name of who may be heard; null: nobody. */
  speaker!: string | null;
  /** It is the person. */
  speaking!: boolean;
  hand!: boolean;
  @ApiProperty({ enum: [...LIVE_ANSWERS, ''] })
  answer!: string;
  @ApiProperty({ type: [RoomMessageView] })
  messages!: RoomMessageView[];
  /** Everybody who came; empty for all but adults of the school. */
  @ApiProperty({ type: [RoomPersonView] })
  people!: RoomPersonView[];
  /** Titles of the slides, for adults of the school. */
  titles!: string[];
}
