import { beforeEach, expect, it } from '@jest/globals';
import { clearStorage, OFFLINE_BOOKS, rememberSignedIn, UNSENT } from './session.ts';

const KEY = `${UNSENT}mia:s1`;
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(KEY, '{"mine":1}');
  localStorage.setItem('recent', 'foxes');
});

it('a session that expires keeps unsent data for its person, and nothing else', () => {
  clearStorage(UNSENT);
  expect(Object.keys(localStorage)).toEqual([KEY]);
  rememberSignedIn('mia');
  expect(localStorage.getItem(KEY)).toBe('{"mine":1}');
});

it('a session that expires keeps the list of offline books, and signing out deletes it', () => {
  localStorage.setItem(OFFLINE_BOOKS, '{}');
  clearStorage(UNSENT);
  expect(localStorage.getItem(OFFLINE_BOOKS)).toBe('{}');
  clearStorage();
  expect(localStorage.getItem(OFFLINE_BOOKS)).toBeNull();
});

it('the next person at a shared device does not see it', () => {
  clearStorage(UNSENT);
  rememberSignedIn('yara');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('signing out leaves no data', () => {
  clearStorage();
  expect(Object.keys(localStorage)).toEqual([]);
});
