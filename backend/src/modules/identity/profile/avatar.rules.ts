import { invalidFields } from '../../../platform/errors.ts';
import { AVATARS, type Role } from '@bookgrove/contract';

/** Sizes in bytes and pixels. */
export const AVATAR = {
  bytesMax: 2 * 1024 * 1024,
  pixelsMax: 40_000_000,
  side: 256,
  path: '/api/avatars/',
} as const;

const PHOTO = /^\/api\/avatars\/([\w-]{24})\.webp$/;

/** The random part of a photo's address; null for everything else. */
export const photoKey = (avatar: string | null): string | null => PHOTO.exec(avatar ?? '')?.[1] ?? null;

/** Whether a text names a drawn avatar: `set:fox`. */
export const isDrawn = (avatar: string): boolean =>
  (AVATARS as readonly string[]).includes(avatar.replace(/^set:/, '')) && avatar.startsWith('set:');

/**
 * The stored form of a chosen avatar: a drawn one, or none.
 * @throws AppError when no drawn avatar has this name
 */
export function drawnAvatar(choice: string | null): string | null {
  if (choice === null || choice === '') return null;
  if (isDrawn(choice)) return choice;
  throw invalidFields({ avatar: ['Choose one of the drawn avatars, or send a picture.'] });
}

/**
 * Only adults may have a photo; a child has a drawn avatar.
 * @throws AppError
 */
export function assertMayShowPhoto(role: Role): void {
  if (role === 'student')
    throw invalidFields({ avatar: ['Students choose one of the drawn avatars.'] }, 'avatar_refused');
}
