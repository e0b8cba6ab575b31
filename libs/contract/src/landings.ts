import { may, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** A screen on which a mode may start, and the permission that it needs. */
export interface Landing {
  path: string;
  /** English name, for those who edit modes. */
  name: string;
  needs?: Permission;
}

/** Every screen on which a mode may start. Tests compare the list with the routes of both sides. */
export const LANDINGS: readonly Landing[] = [
  { path: '/library', name: 'Library' },
  { path: '/dashboard', name: 'Own dashboard' },
  { path: '/experiment', name: 'Experiments' },
  { path: '/impact-films', name: 'Impact films' },
  { path: '/courses', name: 'Courses' },
  { path: '/hubs', name: 'School hubs' },
  { path: '/challenges', name: 'Challenges' },
  { path: '/charities', name: 'Charities' },
  { path: '/projects', name: 'Projects' },
  { path: '/canva', name: 'Covers and posters', needs: 'design.make' },
  { path: '/global-reach', name: 'Where we read' },
  { path: '/uploadbook', name: 'Upload a book', needs: 'book.upload' },
  { path: '/classes', name: 'My classes', needs: 'class.teach' },
  { path: '/family', name: 'My family', needs: 'child.guard' },
];

/** Start screen that everybody may open. */
export const LIBRARY = '/library';

/** Filters of the library in an address, and their valid values. */
const FILTERS: Record<string, RegExp> = {
  category: /^[a-z0-9-]{1,64}$/,
  audience: /^\d{1,2}-\d{1,2}$/,
  level: /^[1-6]$/,
  language: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
  featured: /^true$/,
  student_made: /^true$/,
  ordering: /^(title|reading_level)$/,
  search: /^[^<>]{1,100}$/,
};

/** The screen of an address, or undefined: only the library may have filters, each of them once. */
export function landingOf(address: string): Landing | undefined {
  const [path, query, ...more] = address.split('?');
  const landing = LANDINGS.find((one) => one.path === path);
  if (!landing || more.length > 0 || query === '') return undefined;
  if (query === undefined) return landing;
  const filters = [...new URLSearchParams(query)];
  const once = new Set(filters.map(([name]) => name)).size === filters.length;
  return path === LIBRARY && once && filters.every(([name, value]) => FILTERS[name]?.test(value))
    ? landing
    : undefined;
}

/** Start screen of a mode for a role: the library, if the role may not open the mode's own screen. */
export function landingFor(role: Role, address: string): string {
  const landing = landingOf(address);
  return landing && (!landing.needs || may(role, landing.needs)) ? address : LIBRARY;
}
