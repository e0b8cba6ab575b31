import { describe, expect, it } from '@jest/globals';
import { AVATARS, type Role } from '@bookgrove/contract';
import { assertMayShowPhoto, AVATAR, drawnAvatar, isDrawn, photoKey } from './avatar.rules.ts';

const drawn = `set:${AVATARS[0].replace(/^set:/, '')}`;
const key = 'a_B-'.repeat(6);

describe('a photo', () => {
  it('is identified by the random part of its address only', () => {
    expect(photoKey(`/api/avatars/${key}.webp`)).toBe(key);
    for (const other of [null, drawn, `/api/avatars/${key}.webp?x`, `https://x.test/api/avatars/${key}.webp`, `/api/avatars/${key}x.webp`, `/api/avatars/${key.slice(1)}.webp`, `/api/avatars/${key}xwebp`])
      expect([other, photoKey(other)]).toEqual([other, null]);
  }); // prettier-ignore

  it('is limited in bytes and pixels', () =>
    expect(AVATAR).toEqual({ bytesMax: 2_097_152, pixelsMax: 40_000_000, side: 256, path: '/api/avatars/' }));

  it('is shown for adults only', () => {
    for (const role of ['teacher', 'school_admin', 'parent'] as Role[])
      expect(() => assertMayShowPhoto(role)).not.toThrow();
    expect(() => assertMayShowPhoto('student')).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'avatar_refused',
        fields: { avatar: ['Students choose one of the drawn avatars.'] },
      }),
    );
  });
});

describe('a drawn avatar', () => {
  it('has a name of the set, with its prefix', () => {
    expect(isDrawn(drawn)).toBe(true);
    for (const other of [drawn.slice(4), `set:${drawn}`, 'set:no-such-thing', `x${drawn}`]) expect(isDrawn(other)).toBe(false);
  }); // prettier-ignore

  it('can be chosen and removed', () => {
    expect(drawnAvatar(drawn)).toBe(drawn);
    expect(drawnAvatar(null)).toBeNull();
    expect(drawnAvatar('')).toBeNull();
  });

  it('with an unknown name is refused at its field', () =>
    expect(() => drawnAvatar('set:no-such-thing')).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'validation_failed',
        fields: { avatar: ['Choose one of the drawn avatars, or send a picture.'] },
      }),
    ));
});
