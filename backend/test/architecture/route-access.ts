import type { AccessRule } from '../../src/platform/http/access.ts';
import { CATALOG } from './route-access/catalog.ts';
import { CONTENT } from './route-access/content.ts';
import { IDENTITY } from './route-access/identity.ts';
import { PLATFORM } from './route-access/platform.ts';
import { TENANCY } from './route-access/tenancy.ts';

/**
 * Who may call what, written down a second time: a route that is new, gone or opened to others fails the test beside
 * this file until somebody has looked at its line in `route-access/`, one file for each module. (Those of `overview` stand
 * with the platform's.) Addresses below `/api/` are given without it.
 */
export const ROUTE_ACCESS: Record<string, AccessRule> = {
  ...IDENTITY,
  ...TENANCY,
  ...CATALOG,
  ...CONTENT,
  ...PLATFORM,
};
