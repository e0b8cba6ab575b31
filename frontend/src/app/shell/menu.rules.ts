import type { Mode } from '@bookgrove/api-client';
import type { User } from '../../api/types.ts';
import type { OptionalSection } from '../area.ts';
import { SECTIONS } from '../areas/tables.generated.ts';

/** The groups of the main menu. */
export type SectionId = 'register' | 'learn' | 'books' | 'about' | OptionalSection;

/** The order of the sections in a mode; the mode of quiet reading has books only. */
const ORDER: Record<Mode['view'], readonly SectionId[]> = {
  library: ['register', 'learn', 'books', 'give', 'about'],
  stories: ['books', 'learn', 'give', 'register', 'about'],
  learn: ['learn', 'books', 'give', 'register', 'about'],
  create: ['books', 'learn', 'give', 'register', 'about'],
  give: ['give', 'books', 'learn', 'register', 'about'],
  quiet: ['books'],
};

/** Whether there is something to register: visitors register themselves, staff their people. */
const registers = (user: User | null): boolean =>
  user === null || user.is_staff || user.role === 'teacher' || user.role === 'school_admin';

/** Sections that are shown only where an area declares them (`sections` in its `area.ts`). */
const OPTIONAL: readonly SectionId[] = ['give'] satisfies OptionalSection[];

/** The sections for this person in this mode, in order; none is ever empty. */
export const sectionsFor = (
  user: User | null,
  view: Mode['view'],
  declared: readonly OptionalSection[] = SECTIONS,
): SectionId[] =>
  ORDER[view].filter(
    (id) =>
      (id !== 'register' || registers(user)) &&
      (!OPTIONAL.includes(id) || declared.some((one) => one === id)),
  );
