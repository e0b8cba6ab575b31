import { describe, expect, it } from '@jest/globals';
import { tidyTitle } from './book-details.ts';
import { canBeSent, resourceRemarks, type ResourceDescription } from './resources.ts';

const said: ResourceDescription = {
  kind: 'slides',
  title: 'How rain is made',
  summary: 'Six slides about the way of water, with questions to the class.',
  alt: '',
  language: 'en',
  age_min: 8,
  age_max: 11,
  subjects: ['science'],
  uses: ['explain'],
  rights: 'own',
  license: null,
  credit: '',
  proof: '',
  audience: 'school',
  check: 'ready',
  file_name: 'rain.pdf',
  words_inside: 120,
  level: 2,
  file_language: null,
  poster: false,
  captions: [],
};
const remarks = (part: Partial<ResourceDescription>) => resourceRemarks({ ...said, ...part });

describe('the missing details before a resource is submitted', () => {
  it('are none where everything is stated', () => expect(remarks({})).toEqual([]));

  it.each<[string, Partial<ResourceDescription>, string[], boolean]>([
    ['no file', { check: 'none' }, ['file-missing'], false],
    ['a refused one', { check: 'refused' }, ['file-refused'], false],
    ['a film', { kind: 'film', words_inside: null }, ['poster-missing', 'captions-missing'], false],
    ['a picture', { kind: 'picture' }, ['alt-missing'], false],
    [
      'nothing said',
      { title: ' ', summary: '', language: '', age_min: null, subjects: [] },
      ['title-missing', 'summary-missing', 'language-missing', 'age-missing', 'subject-missing'],
      false,
    ],
    ['ages the wrong way round', { age_min: 12 }, ['age-order'], false],
    ['a licence without its name', { rights: 'licence' }, ['licence-missing', 'credit-missing'], false],
    [
      'a permission for everybody',
      { rights: 'permission', credit: 'A', proof: 'B', audience: 'everybody' },
      ['no-everybody'],
      false,
    ],
    ['a name of a file', { title: 'rain_v2.pdf' }, ['title-file'], true],
    ['capitals', { title: 'HOW RAIN IS MADE' }, ['title-capitals'], true],
    ['another language', { file_language: 'fr' }, ['language-other'], true],
    ['hard words for the young', { age_min: 4, age_max: 6, level: 3 }, ['level-above-age'], true],
    ['pictures of text', { words_inside: 0 }, ['only-pictures'], true],
  ])('%s', (_what, part, expected, sendable) => {
    expect(remarks(part)).toEqual(expected);
    expect(canBeSent(remarks(part))).toBe(sendable);
  });
});

it('include a title made from the file’s name', () => {
  expect(tidyTitle('how_rain-is_made.pdf')).toBe('How rain is made');
  expect(tidyTitle('HOW RAIN IS MADE')).toBe('How rain is made');
});
