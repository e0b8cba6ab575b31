import { afterEach, describe, expect, it } from '@jest/globals';
import fr from './catalogues/fr.json' with { type: 'json' };
import { activate, translated, withSentences } from './index.ts';
import { messageWithValue } from './serverMessages.ts';

describe('a sentence of the server with a value inside', () => {
  afterEach(() => {
    activate('en', {});
    withSentences(null);
  });

  it.each([
    [
      'Too many tries. Please wait 1 minutes and try again.',
      'Trop d’essais. Attends 1 minute, puis réessaie.',
    ],
    [
      'Locked: for students and teachers only',
      'Verrouillé : réservé à ces personnes : élèves et enseignants',
    ],
    ['There is no such book here.', 'Cela n’est pas ici, ou n’y est plus.'],
    ['You can apply again from 2027-02-03 on.', 'Vous pouvez postuler à nouveau à partir du 3 février 2027.'],
    ['The story is a book already. Load the page again.', 'Recharge la page : L’histoire est déjà un livre.'],
    [
      'You can use this code from 2027-02-03 on.',
      'Vous pourrez utiliser ce code à partir du 3 février 2027.',
    ],
    ['Only 3 printed copies are left.', 'Il ne reste que 3 exemplaires imprimés.'],
    ['These prices include 5.5 % tax.', 'Ces prix comprennent 5.5 % de taxe.'],
    ['This code is for other classes.', 'Ce code est pour d’autres classes.'],
    ['Nobody ever said this about 7 things.', 'Nobody ever said this about 7 things.'],
  ])('is French for a French reader: %s', (said, shown) => {
    activate('fr', fr);
    withSentences(messageWithValue);
    expect(translated(said)).toBe(shown);
  });

  it('stays as it came in English', () => {
    expect(translated('Too many tries. Please wait 2 minutes and try again.')).toBe(
      'Too many tries. Please wait 2 minutes and try again.',
    );
  });
});
