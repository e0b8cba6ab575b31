import type { AccessRule } from '../../../src/platform/http/access.ts';

export const PLATFORM: Record<string, AccessRule> = {
  'GET /robots.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET api-admin/dashboard': 'school.manage',
  'GET api-super-admin/dashboard': 'platform.schools',
  'GET combined': 'public',
  'GET dashboard': 'signed-in',
  'GET health/live': 'public',
  'GET health/ready': 'public',
  'GET metrics': 'public',
  'GET pictures/:kind/:owner/:name': 'public',
  'POST uploads': 'book.upload',
  'GET uploads/:id': 'book.upload',
  'PUT uploads/:id/parts/:number': 'book.upload',
};
