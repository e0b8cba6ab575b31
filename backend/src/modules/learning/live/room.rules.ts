import { LIVE_LIMITS, type LiveAudience, type LiveState } from '@bookgrove/contract';
import type { Role } from '@bookgrove/contract';

/** Where somebody is. */
export type LivePlace = 'door' | 'room' | 'gone';

/** A room, as far as its door depends on it. */
interface RoomDoor {
  state: LiveState;
  shut: boolean;
  /** Adults of the school who must be there before anybody else enters. */
  min_adults: number;
  /** Those who are in the room now. */
  adults: number;
  people: number;
}

/**
 * Where somebody who comes is let to. Adults of the school go in; nobody else does before the room is open and enough
 * adults are in it, when its door is shut, or when it is full. Who is in it already stays when the door is shut. A guest, who
 * has no account, waits until an adult lets them in.
 */
export function placeAtDoor(
  adult: boolean,
  before: LivePlace | null,
  room: RoomDoor,
  guest = false,
): LivePlace {
  if (room.state !== 'open' && !adult) return 'door';
  if (adult) return 'room';
  if (room.adults < room.min_adults) return 'door';
  if (before === 'room') return 'room';
  if (guest) return 'door';
  return room.shut || room.people >= LIVE_LIMITS.people ? 'door' : 'room';
}

/** Somebody who looks at a lesson. */
export interface LivePerson {
  id: string;
  role: Role;
  /** Classes that they learn or teach in. */
  classes: readonly string[];
  /** Classes of their children. */
  family_classes: readonly string[];
}

/** A lesson, as far as it depends on it who may see it. */
export interface LiveRight {
  audience: LiveAudience;
  class_id: string | null;
  leader_id: string;
  second_id: string | null;
}

/** Whether somebody may hold it: who leads it, teachers of its class, and the heads of the school. */
export function mayHold(lesson: LiveRight, person: LivePerson | null): boolean {
  if (!person) return false;
  if (person.role === 'school_admin' || person.role === 'platform_admin') return true;
  if (person.role !== 'teacher') return false;
  return (
    person.id === lesson.leader_id ||
    person.id === lesson.second_id ||
    (lesson.audience === 'class' && person.classes.includes(lesson.class_id ?? ''))
  );
}

/** Whether somebody sees a lesson in the calendar. */
export function maySee(lesson: LiveRight, person: LivePerson | null): boolean {
  if (lesson.audience === 'webinar') return true;
  if (!person) return false;
  if (mayHold(lesson, person)) return true;
  if (lesson.audience === 'school') return true;
  if (lesson.audience === 'adults') return person.role !== 'student';
  const id = lesson.class_id ?? '';
  return person.classes.includes(id) || person.family_classes.includes(id);
}

/** Whether somebody may come to the door: guardians see the lessons of their children, and do not join a class. */
export function mayCome(lesson: LiveRight, person: LivePerson | null): boolean {
  if (!person || !maySee(lesson, person)) return false;
  if (mayHold(lesson, person)) return true;
  if (lesson.audience === 'class') return person.classes.includes(lesson.class_id ?? '');
  if (lesson.audience === 'school') return person.role === 'student' || person.role === 'teacher';
  return lesson.audience === 'webinar' || person.role !== 'student';
}

/** Whether the page of the room may be opened now; `hold`: by who may hold it. */
export function doorIsThere(
  state: LiveState,
  startsAt: Date,
  minutes: number,
  now: Date,
  hold: boolean,
): boolean {
  if (state === 'open') return true;
  if (state !== 'planned') return false;
  const before = (startsAt.getTime() - now.getTime()) / 60_000;
  return before <= (hold ? LIVE_LIMITS.openMinutes : LIVE_LIMITS.doorMinutes) && before > -minutes - 60;
}

/** An open room ends by itself when it was forgotten: two hours after its time, when no adult was there for a while. */
export const isForgotten = (startsAt: Date, minutes: number, now: Date): boolean =>
  now.getTime() > startsAt.getTime() + (minutes + 120) * 60_000;

/** Words that show a child's contact details: addresses, e-mail addresses, long numbers, names of accounts. */
const CONTACT = /(https?:\/\/|www\.|[\w.+-]+@[\w-]+\.\w+|(?:\d[\s().-]?){7,}|(?:^|\s)@\w{3,})/iu;

/** Whether a text has contact details, which nobody writes in a room with children. */
export const hasContact = (text: string): boolean => CONTACT.test(text);
