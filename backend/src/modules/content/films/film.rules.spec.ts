import { describe, expect, it } from '@jest/globals';
import { filmFolder, filmKey, filmKind, filmTexts, languagesOfFilm, missingForShow } from './film.rules.ts';

const texts = (title: string) => ({ title, summary: '', cards: [] });
const iso = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');
const ebml = (type: string) => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]), Buffer.from(type)]); // prettier-ignore

describe('the texts of a film', () => {
  it('are in the requested language, else in English, else in the first available one', () => {
    expect(filmTexts({ en: texts('Sea'), fr: texts('Mer') }, 'fr')).toEqual({ locale: 'fr', words: texts('Mer') });
    expect(filmTexts({ fr: texts('Mer'), en: texts('Sea') }, 'ar')).toEqual({ locale: 'en', words: texts('Sea') });
    expect(filmTexts({ fr: texts('Mer') }, 'ar')).toEqual({ locale: 'fr', words: texts('Mer') });
    expect(() => filmTexts({}, 'en')).toThrow('A film without any words');
  }); // prettier-ignore

  it('list the languages of the description', () =>
    expect(languagesOfFilm({ fr: texts('Mer'), en: texts('Sea') })).toEqual(['en', 'fr']));
});

describe('the type of a film by its first bytes', () => {
  it.each(['isom', 'iso2', 'iso9', 'mp41', 'mp42', 'avc1', 'M4V ', 'M4VH', 'M4VP', 'MSNV', 'dash', 'f4v '])(
    'is MP4 with the brand %s',
    (brand) => expect(filmKind(iso(brand))).toBe('mp4'),
  );
  it.each(['qt  ', 'heic', 'avif', 'iso1', 'mp43', 'xiso'])(
    'is unplayable in browsers with the brand %s',
    (brand) => expect(filmKind(iso(brand))).toBeNull(),
  );
  it('is WebM, and not Matroska', () => {
    expect(filmKind(ebml('webm'))).toBe('webm');
    expect(filmKind(ebml('matroska'))).toBeNull();
    expect(filmKind(Buffer.concat([Buffer.from('xxxx'), ebml('webm').subarray(4)]))).toBeNull();
  });
});

it('is stored in a folder of its own', () => {
  expect(filmFolder('f1', 'v1')).toBe('films/f1/v1/');
  expect(filmKey('f1', 'v1', 'mp4')).toBe('films/f1/v1/film.mp4');
});

it('needs film, poster and captions before publication', () => {
  const whole = { video_id: 'v', poster_id: 'p', captions: 1 };
  expect(missingForShow(whole)).toEqual([]);
  expect(missingForShow({ ...whole, video_id: null })).toEqual(['Send the film first.']);
  expect(missingForShow({ ...whole, poster_id: null })).toEqual(['Add a poster first.']);
  expect(missingForShow({ ...whole, captions: 0 })).toEqual(['Add captions in at least one language first.']);
});
