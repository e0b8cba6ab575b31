import { describe, expect, it } from '@jest/globals';
import { landingFor, landingOf } from './landings.ts';

describe('the start screen of a mode', () => {
  it.each([
    '/library',
    '/library?category=sea-and-sky&ordering=title',
    '/library?search=blue%20whale',
    '/experiment',
    '/charities',
    '/projects',
  ])('is %s', (address) => expect(landingOf(address)).toBeDefined());

  it.each([
    '',
    '/',
    '/nobody-lives-here',
    '//evil.test',
    'https://evil.test/library',
    '/library/',
    '/library?',
    '/library#x',
    '/library?sneaky=1',
    '/library?level=9',
    '/library?level=1&level=2',
    '/library?category=<b>',
    '/dashboard?tab=1',
    '/library?a?b',
    '/admin/users',
    '/charities/one-lamp',
  ])('is not %j', (address) => expect(landingOf(address)).toBeUndefined());

  it('is the library for people who may not open the screen', () => {
    expect(landingFor('teacher', '/classes')).toBe('/classes');
    expect(landingFor('student', '/classes')).toBe('/library');
    expect(landingFor('community', '/canva')).toBe('/library');
    expect(landingFor('student', '/gone-meanwhile')).toBe('/library');
  });
});
