import { may, type Permission, type Role } from './roles.ts';

/** A screen on which a mode may begin, and what somebody needs to be let in. */
export interface Landing {
  path: string;
  /** In English, for those who put modes together. */
  name: string;
  needs?: Permission;
}

/** Every screen that a mode may lead to. Routes of both sides are held against it by tests. */
export const LANDINGS: readonly Landing[] = [
  { path: '/library', name: 'Library' },
  { path: '/dashboard', name: 'Own dashboard' },
  { path: '/experiment', name: 'Experiments' },
  { path: '/impact-films', name: 'Impact films' },
  { path: '/canva', name: 'Covers and posters', needs: 'design.make' },
  { path: '/global-reach', name: 'Where we read' },
  { path: '/uploadbook', name: 'Upload a book', needs: 'book.upload' },
  { path: '/classes', name: 'My classes', needs: 'class.teach' },
  { path: '/family', name: 'My family', needs: 'child.guard' },
];

/** Where everybody may begin. */
export const LIBRARY = '/library';

/** Filters with which the library may be opened, and what they may hold. */
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

/** The screen that an address stands for, or undefined: filters belong to the library, each of them once. */
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

/** Where a mode begins for somebody in this role: the library, if its own screen would not let them in. */
export function landingFor(role: Role, address: string): string {
  const landing = landingOf(address);
  return landing && (!landing.needs || may(role, landing.needs)) ? address : LIBRARY;
}
