import { describe, expect, it } from '@jest/globals';
import { returnTarget } from './paths.ts';

const target = (next: string) => returnTarget(new URLSearchParams({ next }));

describe('the way back after signing in', () => {
  it.each([
    '/library',
    '/library?search=owl&page=2',
    '/library/the-owl#reviews',
    '/admin/users/',
    '/%09/example.com',
  ])('leads to %p, which is ours', (next) => expect(target(next)).toBe(next));

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
  ])('goes home instead of to %p', (next) => expect(target(next)).toBe('/'));
});
