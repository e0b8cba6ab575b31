import { beforeEach, expect, it } from '@jest/globals';
import { clearStorage } from './session.ts';
import { clearButUnsent, unsentKey, welcome } from './unsent.ts';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(unsentKey('mia', 's1'), '{"mine":1}');
  localStorage.setItem('signed_in', '1');
});

it('a session that ends by itself leaves to its person what was not sent, and nothing else', () => {
  clearButUnsent(clearStorage);
  expect(localStorage.getItem('signed_in')).toBeNull();
  welcome('mia');
  expect(localStorage.getItem(unsentKey('mia', 's1'))).toBe('{"mine":1}');
});

it('the next one at a shared device finds nothing of it', () => {
  clearButUnsent(clearStorage);
  welcome('yara');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('whoever signs out leaves nothing', () => {
  clearStorage();
  expect(Object.keys(localStorage)).toEqual([]);
});
