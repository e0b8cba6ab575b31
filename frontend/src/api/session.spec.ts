import { beforeEach, expect, it } from '@jest/globals';
import { noteArrival, wasSignedIn } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('a session that a learning platform has opened is restored, and its mark leaves the address', () => {
  history.replaceState(null, '', '/course/rivers?step=2#signed-in');
  noteArrival();
  expect(wasSignedIn()).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe('/course/rivers?step=2');
});

it('another fragment stays, and says nothing about a session', () => {
  history.replaceState(null, '', '/course/rivers#chapter');
  noteArrival();
  expect([wasSignedIn(), location.hash]).toEqual([false, '#chapter']);
});
