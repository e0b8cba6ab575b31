import type { AccessRule } from '../../../src/platform/http/access.ts';

export const TENANCY: Record<string, AccessRule> = {
  'GET /manifest.webmanifest': 'public',
  'GET /theme.css': 'public',
  'GET api-admin/modes': 'platform.schools',
  'POST api-admin/modes': 'platform.schools',
  'PUT api-admin/modes/order': 'platform.schools',
  'PATCH api-admin/modes/:id': 'platform.schools',
  'GET api-admin/tenants': 'platform.schools',
  'POST api-admin/tenants': 'platform.schools',
  'GET api-admin/tenants/:id': 'platform.schools',
  'PATCH api-admin/tenants/:id': 'platform.schools',
  'POST api-admin/tenants/:id/check-domain': 'platform.schools',
  'GET current-tenant': 'public',
  'GET global-reach': 'public',
  'GET modes': 'public',
  'GET school-modes': 'school.manage',
  'PUT school-modes': 'school.manage',
  'GET school-setup': 'school.manage',
};
