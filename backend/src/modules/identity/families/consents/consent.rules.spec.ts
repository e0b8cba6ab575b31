import { expect, it } from '@jest/globals';
import { consentState, type ConsentRow } from './consent.rules.ts';

const given = (text_version: string, withdrawn = false): ConsentRow => ({
  purpose: 'photos',
  text_version,
  given_at: new Date(0),
  withdrawn_at: withdrawn ? new Date(1) : null,
});

it.each([
  ['no answer', [], 'unanswered'],
  ['a yes to the words of today', [given('2')], 'given'],
  ['a yes to older words', [given('1')], 'outdated'],
  ['a yes that was withdrawn', [given('2', true)], 'withdrawn'],
  ['a new yes after a withdrawn one', [given('2'), given('2', true)], 'given'],
  ['a yes of today beside one to older words', [given('1'), given('2')], 'given'],
  ['a withdrawn yes of today beside one to older words', [given('2', true), given('1')], 'outdated'],
] as const)('%s means: %s', (_name, rows, state) => expect(consentState([...rows], '2')).toBe(state));
