import { AppError } from '../../../platform/errors.ts';
import { AVATARS, type Role } from '@bookgrove/contract';

/** Sizes in bytes and pixels. */
export const AVATAR = {
  bytesMax: 2 * 1024 * 1024,
  pixelsMax: 40_000_000,
  side: 256,
  path: '/api/avatars/',
} as const;

const PHOTO = /^\/api\/avatars\/([\w-]{24})\.webp$/;

/** The random part of a photo's address; null for a drawn avatar, for none, and for anything else. */
export const photoKey = (avatar: string | null): string | null => PHOTO.exec(avatar ?? '')?.[1] ?? null;

/** Whether a text names a drawn avatar: `set:fox`. */
export const isDrawn = (avatar: string): boolean =>
  (AVATARS as readonly string[]).includes(avatar.replace(/^set:/, '')) && avatar.startsWith('set:');

/**
 * A chosen avatar as it is kept: a drawn one, or none.
 * @throws AppError when no drawn avatar has this name
 */
export function drawnAvatar(choice: string | null): string | null {
  if (choice === null || choice === '') return null;
  if (isDrawn(choice)) return choice;
  throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
    fields: { avatar: ['Choose one of the drawn avatars, or send a picture.'] },
  });
}

/**
 * Photos are for grown-ups: a child is shown by a drawn avatar.
 * @throws AppError
 */
export function assertMayShowPhoto(role: Role): void {
  if (role === 'student')
    throw new AppError('invalid', 'avatar_refused', 'Please look at the marked fields.', {
      fields: { avatar: ['Students choose one of the drawn avatars.'] },
    });
}
