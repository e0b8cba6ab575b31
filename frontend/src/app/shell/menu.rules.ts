import type { Mode } from '@bookgrove/api-client';
import type { User } from '../../api/types.ts';

/** The groups of the main menu. Giving joins them when there is something to give to. */
export type SectionId = 'register' | 'learn' | 'books' | 'about';

/** Which come first in a mode; quiet reading knows books and nothing else. */
const ORDER: Record<Mode['view'], readonly SectionId[]> = {
  library: ['register', 'learn', 'books', 'about'],
  stories: ['books', 'learn', 'register', 'about'],
  learn: ['learn', 'books', 'register', 'about'],
  create: ['books', 'learn', 'register', 'about'],
  quiet: ['books'],
};

/** Who still has somebody to bring in: a visitor themselves, staff their people. */
const registers = (user: User | null): boolean =>
  user === null || user.is_staff || user.role === 'teacher' || user.role === 'school_admin';

/** The sections that this person finds in this mode, the leading ones first; none is ever empty. */
export const sectionsFor = (user: User | null, view: Mode['view']): SectionId[] =>
  ORDER[view].filter((id) => id !== 'register' || registers(user));
