import { afterEach, describe, expect, it } from '@jest/globals';
import { badgeOf, claimBadge, captureBadgeLink } from './badgeLink.ts';

const SECRET = 'AbCdEfGhIjKlMnOpQrStUvWxY_-';

afterEach(() => history.replaceState(null, '', '/'));

describe('the link of a badge', () => {
  it('has its token removed before anything else happens, once', () => {
    history.replaceState(null, '', `/login?next=%2Flibrary#badge=${SECRET}`);
    const entries = history.length;
    captureBadgeLink();
    expect(location.pathname + location.search + location.hash).toBe('/login?next=%2Flibrary');
    expect(history.length).toBe(entries);
    expect(claimBadge()).toBe(SECRET);
    expect(claimBadge()).toBeNull();
  });

  it('does not change other addresses', () => {
    history.replaceState(null, '', '/library/fox#page-3');
    captureBadgeLink();
    expect(location.hash).toBe('#page-3');
    expect(claimBadge()).toBeNull();
  });

  it.each([
    [`https://greenfield.example.org/login#badge=${SECRET}`, SECRET],
    [`http://greenfield.localhost:3000/login#badge=${SECRET}\n`, SECRET],
    [`#badge=${SECRET}`, SECRET],
    ['https://example.org/', null],
    [`https://example.org/?badge=${SECRET}`, null],
    ['https://example.org/#badge=short', null],
    [`https://example.org/#badge=${SECRET}<script>`, null],
    ['WIFI:S:school;T:WPA;P:secret;;', null],
    ['', null],
  ])('is distinguished from other QR codes: %p', (text, secret) => {
    expect(badgeOf(text)).toBe(secret);
  });
});
