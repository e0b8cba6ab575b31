import { describe, expect, it } from '@jest/globals';
import { returnTarget } from './paths.ts';

const target = (next: string) => returnTarget(new URLSearchParams({ next }));

describe('the return address after signing in', () => {
  it.each([
    '/library',
    '/library?search=owl&page=2',
    '/library/the-owl#reviews',
    '/admin/users/',
    '/%09/example.com',
  ])('is %p, which is our own', (next) => expect(target(next)).toBe(next));

  it.each([
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/\n/example.com',
    '/\r\\example.com',
    '\t//example.com',
    'https://example.com',
    'https:example.com',
    'javascript:alert(1)',
    'example.com',
    '//user@here.invalid',
    '',
    '/login',
    '/login?next=/library',
    '/x/../login',
    '/.//example.com',
    '/./\t/example.com',
  ])('is the first page instead of %p', (next) => expect(target(next)).toBe('/'));
});
