import { describe, expect, it } from '@jest/globals';
import { rangeOf, sentencesOf, wordAt } from './spoken-text.ts';

const page = (body: string) =>
  new DOMParser().parseFromString(`<!doctype html><body>${body}</body>`, 'text/html');
const texts = (body: string, language = 'en') =>
  sentencesOf(page(body), language).map(({ text }) => text.trim());

describe('sentences to speak', () => {
  it('end with the paragraph, and continue through bold words', () => {
    expect(texts('<h1>The Fox</h1><p>A <b>red</b> fox ran. It was <i>fast</i>!</p><p>The end</p>')).toEqual([
      'The Fox',
      'A red fox ran.',
      'It was fast!',
      'The end',
    ]);
  });

  it('are not joined where a line is broken', () => {
    expect(texts('<p>Where<br>are you?<br/> Here.</p>')).toEqual(['Where are you?', 'Here.']);
  });

  it('omit drawings, hidden text and pronunciation guides', () => {
    expect(
      texts('<p><ruby>川<rt>かわ</rt></ruby> <span hidden>no</span><svg><text>no</text></svg></p>', 'ja'),
    ).toEqual(['川']);
    expect(texts('<p> … </p><hr><p>—</p>')).toEqual([]);
  });

  it('end by the punctuation of other languages', () => {
    expect(texts('<p>هل أنت هنا؟ نعم.</p>', 'ar')).toEqual(['هل أنت هنا؟', 'نعم.']);
    expect(texts('<p>वह आया। वह गया।</p>', 'hi')).toEqual(['वह आया।', 'वह गया।']);
    expect(texts('<p>One. Two.</p>', 'not a language')).toEqual(['One.', 'Two.']);
  });

  it('are split when they are too long for a voice', () => {
    const long = `${'and on it went, '.repeat(40)}until the end.`;
    const parts = sentencesOf(page(`<p>${long}</p>`), 'en').map(({ text }) => text);
    expect(parts.length).toBeGreaterThan(2);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(220);
    expect(parts.join('')).toBe(long);
  });

  it('know the position of each of their words on the page', () => {
    const [, second] = sentencesOf(page('<p>First one. A <b>r</b>ed fox <i>ran</i> home.</p>'), 'en');
    const found = [0, 2, 6, 10, 14].map((at) => {
      const word = wordAt(second!.text, at, 'en');
      return word && rangeOf(second!, word.from, word.to)?.toString();
    });
    expect(found).toEqual(['A', 'red', 'fox', 'ran', 'home']);
    expect(rangeOf(second!, 0, second!.text.length)?.toString()).toBe('A red fox ran home.');
    expect(wordAt('Oh!', 2, 'en')).toBeNull();
  });
});
