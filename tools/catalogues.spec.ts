import { describe, expect, it } from '@jest/globals';
import { faultOf, problemsOf, problemsOfStaff, readCatalogue, TRANSLATED } from './lib/catalogues.ts';
import { messageWithValue } from '../frontend/src/i18n/serverMessages.ts';
import { findTexts, serverTemplates } from './lib/texts.ts';

describe('the translation files', () => {
  const found = findTexts();

  it.each(TRANSLATED)('%s has every text for students, parents and visitors, and no other', (language) => {
    expect(problemsOf(language, readCatalogue(language), found)).toEqual([]);
  });

  it.each(TRANSLATED)('%s has no text for staff that is unknown, wrong or for everybody', (language) => {
    const staff = readCatalogue(language, 'staff');
    expect(problemsOfStaff(language, staff, found)).toEqual([]);
    expect(Object.keys(staff).length).toBeGreaterThan(500);
  });

  it('are compared with texts of the screens, label lists, the server and shared code', () => {
    for (const text of [
      'Go on reading', // t('…')
      'Newest first', // a list that is looked up later
      'Report a problem', // the title of a route
      'This is not your password.', // a refusal of the server
      'Passwords does not match', // prescribed by the specification
      'Your school may show a photo of you, or play your voice.', // a consent, in the wording for the child
    ])
      expect(found.needed).toContain(text);
    expect(found.needed).not.toContain('Send a code');
    expect(found.needed).not.toContain('Setting up'); // staff only
    expect(found.all.has('Setting up')).toBe(true);
  });

  it('contain every server message with a value that those people can get', () => {
    const templates = serverTemplates();
    expect([...templates.keys()]).toContain('Tell why in at least 7 letters.');
    const unknown = [...templates].filter(
      ([said]) =>
        messageWithValue(said) === null &&
        messageWithValue(said.replace('7', '7 minutes')) === null &&
        messageWithValue(said.replace('7', '2027-01-31')) === null,
    );
    expect(unknown).toEqual([]);
  });

  it('have one word for one thing: people log in, as the specification says', () => {
    expect([...found.all.keys()].filter((text) => /\bsign(ed|s|ing)?[ -](in|out)\b/i.test(text))).toEqual([]);
  });

  it('report missing, obsolete and mismatching texts', () => {
    const two = { all: new Map([['Hello, {name}', new Set(['a.tsx'])]]), needed: ['Hello, {name}'] };
    expect(problemsOf('fr', {}, two)).toEqual(['fr: no translation of “Hello, {name}” (a.tsx)']);
    expect(problemsOf('fr', { 'Hello, {name}': 'Bonjour, {name}', Bye: 'Salut' }, two)).toEqual([
      'fr: “Bye” is shown nowhere any more',
    ]);
    expect(problemsOfStaff('fr', { 'Hello, {name}': 'Bonjour, {name}' }, two)).toEqual([
      'fr: “Hello, {name}” is not only for staff any more',
    ]);
  });
});

describe('a translation', () => {
  const books = '{count, plural, one {# book} other {# books}}';
  it.each([
    ['fr', 'Hello, {name}', 'Bonjour, {nom}', 'leaves out {name}'],
    ['fr', 'Hello', 'Bonjour, {name}', 'has {name}, which the English text has not'],
    ['fr', 'Hello', ' ', 'is empty'],
    ['fr', 'Hello', 'Bonjour {', 'cannot be read'],
    ['hi', books, '{count}', 'has no plural of {count}'],
    ['hi', books, '{count, plural, one {#} few {#} other {#}}', 'the plural form “few”'],
    ['ar', books, '{count, plural, one {#} other {#}}', 'lacks the plural form “two”'],
  ] as const)('in %s of %s as %s is refused', (language, english, translation, fault) => {
    expect(faultOf(language, english, translation)).toContain(fault);
  });

  it.each([
    ['fr', books, '{count, plural, one {# livre} other {# livres}}'],
    ['ar', books, '{count, plural, one {كتاب} two {كتابان} few {# كتب} many {# كتابًا} other {# كتاب}}'],
    ['hi', 'Page {page} of {pages}', '{pages} में से पेज {page}'],
  ] as const)('in %s of %s fits', (language, english, translation) => {
    expect(faultOf(language, english, translation)).toBeNull();
  });
});
