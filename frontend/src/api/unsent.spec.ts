import { beforeEach, expect, it } from '@jest/globals';
import { clearStorage, rememberSignedIn, UNSENT } from './session.ts';

const KEY = `${UNSENT}mia:s1`;
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(KEY, '{"mine":1}');
  localStorage.setItem('recent', 'foxes');
});

it('a session that ends by itself leaves to its person what was not sent, and nothing else', () => {
  clearStorage(UNSENT);
  expect(Object.keys(localStorage)).toEqual([KEY]);
  rememberSignedIn('mia');
  expect(localStorage.getItem(KEY)).toBe('{"mine":1}');
});

it('the next one at a shared device finds nothing of it', () => {
  clearStorage(UNSENT);
  rememberSignedIn('yara');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('whoever signs out leaves nothing', () => {
  clearStorage();
  expect(Object.keys(localStorage)).toEqual([]);
});
