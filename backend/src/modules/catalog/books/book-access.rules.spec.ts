import { describe, expect, it } from '@jest/globals';
import type { Role } from '@bookgrove/contract';
import { accessOf, maySee, type BookFacts } from './book-access.rules.ts';

const book = (change: Partial<BookFacts> = {}): BookFacts => ({
  status: 'published',
  owner: 'school',
  created_by: 'uploader',
  price_minor: null,
  ...change,
});
const reader = (role: Role, userId = 'somebody') => ({ userId, role });

describe('reading a book', () => {
  it.each([
    ['a visitor reads the platform’s free books', null, book({ owner: 'platform' }), true, 'free'],
    ['a visitor signs in first for a school’s own book', null, book(), false, 'sign_in_required'],
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

describe('knowing of a book', () => {
  it.each([
    ['everybody sees a published one', null, book(), true],
    ['a visitor sees no draft', null, book({ status: 'draft' }), false],
    ['another teacher sees no draft', reader('teacher'), book({ status: 'draft' }), false],
    ['its uploader sees the draft', reader('teacher', 'uploader'), book({ status: 'draft' }), true],
    ['a school admin sees archived ones', reader('school_admin'), book({ status: 'archived' }), true],
  ] as const)('%s', (_what, who, what, seen) => {
    expect(maySee(who, what)).toBe(seen);
  });
});
