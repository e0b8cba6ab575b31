import { describe, expect, it } from '@jest/globals';
import {
  doorIsThere,
  hasContact,
  isForgotten,
  mayCome,
  mayHold,
  maySee,
  placeAtDoor,
  type LivePerson,
  type LiveRight,
} from './room.rules.ts';

const ROOM = { state: 'open', shut: false, min_adults: 1, adults: 1, people: 3 } as const;

describe('the door of a room', () => {
  it('lets nobody in before an adult of the school is there', () => {
    expect(placeAtDoor(false, null, { ...ROOM, state: 'planned', adults: 2 })).toBe('door');
    expect(placeAtDoor(false, null, { ...ROOM, adults: 0 })).toBe('door');
    expect(placeAtDoor(false, 'room', { ...ROOM, adults: 0 })).toBe('door');
    expect(placeAtDoor(false, null, { ...ROOM, min_adults: 2 })).toBe('door');
    expect(placeAtDoor(false, null, ROOM)).toBe('room');
    expect(placeAtDoor(true, null, { ...ROOM, state: 'planned', adults: 0 })).toBe('room');
  });

  it('lets a guest in only when an adult has said so', () => {
    expect(placeAtDoor(false, 'door', ROOM, true)).toBe('door');
    expect(placeAtDoor(false, 'room', ROOM, true)).toBe('room');
    expect(placeAtDoor(false, 'room', { ...ROOM, adults: 0 }, true)).toBe('door');
  });

  it('keeps others out while it is shut or the room is full, and who is in stays', () => {
    expect(placeAtDoor(false, 'door', { ...ROOM, shut: true })).toBe('door');
    expect(placeAtDoor(false, 'room', { ...ROOM, shut: true })).toBe('room');
    expect(placeAtDoor(false, null, { ...ROOM, people: 200 })).toBe('door');
    expect(placeAtDoor(false, 'room', { ...ROOM, people: 200 })).toBe('room');
    expect(placeAtDoor(true, null, { ...ROOM, shut: true })).toBe('room');
  });

  it('is there shortly before the time, and earlier for adults of the school', () => {
    const at = new Date('2026-11-30T16:00:00Z');
    const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
    expect(doorIsThere('planned', at, 30, before(16), false)).toBe(false);
    expect(doorIsThere('planned', at, 30, before(15), false)).toBe(true);
    expect(doorIsThere('planned', at, 30, before(60), true)).toBe(true);
    expect(doorIsThere('planned', at, 30, before(61), true)).toBe(false);
    expect(doorIsThere('planned', at, 30, before(-91), true)).toBe(false);
    expect(doorIsThere('open', at, 30, before(-500), false)).toBe(true);
    expect(doorIsThere('ended', at, 30, before(0), true)).toBe(false);
    expect(isForgotten(at, 30, before(-150))).toBe(false);
    expect(isForgotten(at, 30, before(-151))).toBe(true);
  });
});

describe('who a live lesson is for', () => {
  const lesson: LiveRight = { audience: 'class', class_id: 'beech', leader_id: 'bell', second_id: 'ade' };
  const person = (role: LivePerson['role'], more: Partial<LivePerson> = {}): LivePerson => ({
    id: 'somebody',
    role,
    classes: [],
    family_classes: [],
    ...more,
  });

  it('is its class, with its teachers and families', () => {
    expect(maySee(lesson, null)).toBe(false);
    expect(maySee(lesson, person('student'))).toBe(false);
    expect(mayCome(lesson, person('student', { classes: ['beech'] }))).toBe(true);
    expect(maySee(lesson, person('parent', { family_classes: ['beech'] }))).toBe(true);
    expect(mayCome(lesson, person('parent', { family_classes: ['beech'] }))).toBe(false);
    expect(mayHold(lesson, person('teacher'))).toBe(false);
    expect(mayHold(lesson, person('teacher', { id: 'bell' }))).toBe(true);
    expect(mayHold(lesson, person('teacher', { id: 'ade' }))).toBe(true);
    expect(mayHold(lesson, person('teacher', { classes: ['beech'] }))).toBe(true);
    expect(mayHold(lesson, person('school_admin'))).toBe(true);
    expect(mayHold(lesson, person('student', { id: 'bell' }))).toBe(false);
  });

  it('is the school, its adults, or everybody', () => {
    const school: LiveRight = { ...lesson, audience: 'school', class_id: null };
    expect(mayCome(school, person('student'))).toBe(true);
    expect(maySee(school, person('parent'))).toBe(true);
    expect(mayCome(school, person('parent'))).toBe(false);
    const adults: LiveRight = { ...school, audience: 'adults' };
    expect(maySee(adults, person('student'))).toBe(false);
    expect(mayCome(adults, person('parent'))).toBe(true);
    const webinar: LiveRight = { ...school, audience: 'webinar' };
    expect(maySee(webinar, null)).toBe(true);
    expect(mayCome(webinar, null)).toBe(false);
    expect(mayCome(webinar, person('community'))).toBe(true);
  });
});

describe('words in a room', () => {
  it('have no contact details', () => {
    for (const text of [
      'write to mia@example.org',
      'my number is 07700 900 123',
      'www.example.org',
      'I am @foxy_fan',
    ])
      expect(hasContact(text)).toBe(true);
    for (const text of ['Why is the outside so deep?', 'I am 9 and read 120 pages', '3 + 4 = 7'])
      expect(hasContact(text)).toBe(false);
  });
});
