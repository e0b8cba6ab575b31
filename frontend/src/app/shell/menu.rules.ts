import type { Mode } from '@bookgrove/api-client';
import type { User } from '../../api/types.ts';

/** The groups of the main menu. */
export type SectionId = 'register' | 'learn' | 'books' | 'about';

/** The order of the sections in a mode; the mode of quiet reading has books only. */
const ORDER: Record<Mode['view'], readonly SectionId[]> = {
  library: ['register', 'learn', 'books', 'about'],
  stories: ['books', 'learn', 'register', 'about'],
  learn: ['learn', 'books', 'register', 'about'],
  create: ['books', 'learn', 'register', 'about'],
  quiet: ['books'],
};

/** Whether there is something to register: visitors register themselves, staff their people. */
const registers = (user: User | null): boolean =>
  user === null || user.is_staff || user.role === 'teacher' || user.role === 'school_admin';

/** The sections for this person in this mode, in order; none is ever empty. */
export const sectionsFor = (user: User | null, view: Mode['view']): SectionId[] =>
  ORDER[view].filter((id) => id !== 'register' || registers(user));
