import { describe, expect, it } from '@jest/globals';
import type { Role } from '@bookgrove/contract';
import {
  accessOf,
  isVisibleTo,
  maySee,
  visibilityScopeOf,
  type BookAccessDetails,
} from './book-access.rules.ts';

const book = (change: Partial<BookAccessDetails> = {}): BookAccessDetails => ({
  status: 'published',
  owner: 'school',
  created_by: 'uploader',
  price_minor: null,
  age_rating: 0,
  visibility: 'school',
  class_id: null,
  hidden: false,
  ...change,
});
const reader = (role: Role, userId = 'somebody') => ({ userId, role });
const child = (age: number | null, classes: string[] = []) => ({ ...reader('student'), age, classes });
const shared = { owner: 'platform', visibility: 'public' } as const;

describe('reading a book', () => {
  it.each([
    ['a visitor reads the platform’s free books', null, book(shared), true, 'free'],
    ['a visitor signs in first for a school’s own book', null, book(), false, 'sign_in_required'],
    ['a visitor reads what a school made public', null, book({ visibility: 'public' }), true, 'free'],
    [
      'a visitor signs in for what the platform keeps for schools',
      null,
      book({ ...shared, visibility: 'platform' }),
      false,
      'sign_in_required',
    ],
    ['a student reads a free book', reader('student'), book(), true, 'free'],
    [
      'a student cannot open a book that is sold',
      reader('student'),
      book({ price_minor: 450 }),
      false,
      'purchase_required',
    ],
    [
      'a visitor is told the price before the sign-in',
      null,
      book({ price_minor: 450 }),
      false,
      'purchase_required',
    ],
    [
      'a teacher can look into a book that is sold',
      reader('teacher'),
      book({ price_minor: 450 }),
      true,
      'staff',
    ],
    ['its uploader always can', reader('parent', 'uploader'), book({ price_minor: 450 }), true, 'staff'],
  ] as const)('%s', (_what, who, what, read, reason) => {
    expect(accessOf(who, what)).toEqual({ read, reason });
  });
});

describe('whether a book is found', () => {
  it.each([
    ['everybody sees a published one', null, book(), true],
    ['a visitor sees no draft', null, book({ status: 'draft' }), false],
    ['another teacher sees no draft', reader('teacher'), book({ status: 'draft' }), false],
    ['its uploader sees the draft', reader('teacher', 'uploader'), book({ status: 'draft' }), true],
    ['a school admin sees archived ones', reader('school_admin'), book({ status: 'archived' }), true],
    ['a student sees no private one', child(15), book({ visibility: 'private' }), false],
    [
      'its uploader sees the private one',
      reader('student', 'uploader'),
      book({ visibility: 'private' }),
      true,
    ],
    [
      'a child sees what it wrote, rated or not',
      { ...child(7), userId: 'uploader' },
      book({ age_rating: null }),
      true,
    ],
    ['a class sees its own', child(9, ['beech']), book({ visibility: 'class', class_id: 'beech' }), true],
    ['another class does not', child(9, ['acorn']), book({ visibility: 'class', class_id: 'beech' }), false],
    ['nobody sees what their school hid', reader('teacher'), book({ ...shared, hidden: true }), false],
    ['but those who manage books', reader('school_admin'), book({ ...shared, hidden: true }), true],
    ['a visitor sees no class’s book', null, book({ visibility: 'class', class_id: 'beech' }), false],
  ] as const)('%s', (_what, who, what, seen) => {
    expect(maySee(who, what)).toBe(seen);
  });
});

describe('ages', () => {
  it.each([
    ['a child of eight', child(8), [0, 8]],
    ['a student of thirteen', child(13), [0, 8, 12, 13, null]],
    ['a student of sixteen', child(16), [0, 8, 12, 13, 16, null]],
    ['a student whose age nobody said', child(null), [0, 8, 12]],
    ['a visitor', null, [0, 8, 12]],
    ['a password that many share', reader('community'), [0, 8, 12]],
    ['a teacher', reader('teacher'), [0, 8, 12, 13, 16, 18, null]],
    ['a parent', reader('parent'), [0, 8, 12, 13, 16, 18, null]],
  ] as const)('let %s find %#', (_who, requester, found) => {
    const scope = visibilityScopeOf(requester);
    const ratings = [0, 8, 12, 13, 16, 18, null];
    expect(ratings.filter((age_rating) => isVisibleTo(scope, book({ age_rating })))).toEqual(found);
  });
});
