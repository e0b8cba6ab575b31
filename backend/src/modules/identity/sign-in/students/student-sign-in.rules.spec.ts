import { describe, expect, it } from '@jest/globals';
import {
  mustChoosePictures,
  stepAfterBadge,
  acceptsProof,
  type SignInMode,
} from './student-sign-in.rules.ts';

describe('the next step after a badge', () => {
  it.each<[SignInMode[], boolean, boolean, SignInMode]>([
    [['badge'], false, true, 'badge'],
    [['badge'], false, false, 'password'],
    [['badge'], true, false, 'picture'],
    [['badge', 'picture'], true, true, 'picture'],
    [['badge', 'password'], false, true, 'password'],
    [['picture'], true, true, 'picture'],
    [['picture'], false, true, 'password'],
    [['password'], true, true, 'password'],
    [[], true, true, 'password'],
  ])(
    'in classes of %p, with pictures: %p, badge alone allowed: %p, is %s',
    (modes, hasPictures, allowBadgeOnly, step) => {
      expect(stepAfterBadge({ modes, hasPictures, allowBadgeOnly })).toBe(step);
    },
  );
});

describe('the proofs that a step accepts', () => {
  it('are none only for a badge that is enough', () => {
    expect(acceptsProof('badge', 'none', true)).toBe(true);
    expect(acceptsProof('badge', 'none', false)).toBe(false);
    expect(acceptsProof('password', 'none', true)).toBe(false);
    expect(acceptsProof('picture', 'none', true)).toBe(false);
  });

  it('are pictures and passwords by the class’s method, and a one-time code always', () => {
    expect(acceptsProof('picture', 'pictures', false)).toBe(true);
    expect(acceptsProof('password', 'pictures', false)).toBe(false);
    expect(acceptsProof('picture', 'password', false)).toBe(false);
    expect(acceptsProof('badge', 'password', false)).toBe(true);
    for (const step of ['password', 'picture', 'badge'] as const)
      expect(acceptsProof(step, 'backup_code', false)).toBe(true);
  });

  it('include choosing pictures only for a child without pictures in a class of pictures', () => {
    expect(mustChoosePictures(['picture'], false)).toBe(true);
    expect(mustChoosePictures(['picture'], true)).toBe(false);
    expect(mustChoosePictures(['password', 'badge'], false)).toBe(false);
  });
});
