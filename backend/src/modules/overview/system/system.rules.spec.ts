import { expect, it } from '@jest/globals';
import { stateOfMail, stateOfPart } from './system.rules.ts';

it.each([
  [null, 'down'],
  [4, 'ok'],
  [250, 'ok'],
  [251, 'slow'],
])('a part that answers in %s ms is %s', (ms, state) => expect(stateOfPart(ms)).toBe(state));

it.each([
  [true, 0, 'down'],
  [false, 121, 'slow'],
  [false, 120, 'ok'],
])('mail that fails (%s) with an e-mail waiting for %s s is %s', (failing, oldest, state) =>
  expect(stateOfMail(failing, oldest)).toBe(state),
);
