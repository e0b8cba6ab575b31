import { describe, expect, it } from '@jest/globals';
import { mustChoosePictures, stepAfterBadge, takes, type SignInMode } from './second-step.rules.ts';

describe('what follows a badge', () => {
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

describe('what a step takes', () => {
  it('takes nothing at all only from a badge that is enough', () => {
    expect(takes('badge', 'none', true)).toBe(true);
    expect(takes('badge', 'none', false)).toBe(false);
    expect(takes('password', 'none', true)).toBe(false);
    expect(takes('picture', 'none', true)).toBe(false);
  });

  it('takes pictures and passwords where they belong, and a back-up code everywhere', () => {
    expect(takes('picture', 'pictures', false)).toBe(true);
    expect(takes('password', 'pictures', false)).toBe(false);
    expect(takes('picture', 'password', false)).toBe(false);
    expect(takes('badge', 'password', false)).toBe(true);
    for (const step of ['password', 'picture', 'badge'] as const)
      expect(takes(step, 'backup_code', false)).toBe(true);
  });

  it('lets a child without pictures choose them in a class of pictures alone', () => {
    expect(mustChoosePictures(['picture'], false)).toBe(true);
    expect(mustChoosePictures(['picture'], true)).toBe(false);
    expect(mustChoosePictures(['password', 'badge'], false)).toBe(false);
  });
});
