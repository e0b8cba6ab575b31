import { describe, expect, it } from '@jest/globals';
import { comparedWords, matchesOf, quoteOf } from './search-text.ts';

/** The matches of words in a text, as they are written there. */
const found = (text: string, words: string, isWhole = true) =>
  matchesOf(text, comparedWords(words), isWhole).map(({ from, to }) => text.slice(from, to));

describe('a search', () => {
  it('takes whole words, or parts of words where that is chosen', () => {
    const text = 'The cat sat. A catalogue, a bobcat – Cat!';
    expect(found(text, 'cat')).toEqual(['cat', 'Cat']);
    expect(found(text, 'cat', false)).toEqual(['cat', 'cat', 'cat', 'Cat']);
  });

  it('ignores case and accents, in the book and in the words', () => {
    expect(found('L’ÉLÈVE éleva un eleve.', 'élève')).toEqual(['ÉLÈVE', 'eleve']);
    expect(found('Crème brûlée', 'CREME BRULEE')).toEqual(['Crème brûlée']);
    expect(found('cafe\u0301 noir', 'cafe')).toEqual(['cafe\u0301']);
    expect(found('Straße, œuvre, Łódź, İzmir', 'strasse')).toEqual(['Straße']);
    expect(found('Straße, œuvre, Łódź, İzmir', 'oeuvre')).toEqual(['œuvre']);
    expect(found('Straße, œuvre, Łódź, İzmir', 'lodz')).toEqual(['Łódź']);
    expect(found('Straße, œuvre, Łódź, İzmir', 'izmir')).toEqual(['İzmir']);
  });

  it('treats white space, hyphens and quotation marks of any kind as equal', () => {
    expect(found('the red\n   fox', '  red fox ')).toEqual(['red\n   fox']);
    expect(found('un\u00adfor\u00adget\u00adtable', 'unforgettable')).toEqual([
      'un\u00adfor\u00adget\u00adtable',
    ]);
    expect(found('It’s a well\u2011known “word”', "it's")).toEqual(['It’s']);
    expect(found('It’s a well\u2011known “word”', 'well-known')).toEqual(['well\u2011known']);
    expect(found('ﬁsh', 'fish')).toEqual(['ﬁsh']);
  });

  it('finds Arabic words with and without vowel signs, joined to “and” and to the article', () => {
    expect(found('قَرَأَ الوَلَدُ كِتَابًا', 'كتابا')).toEqual(['كِتَابًا']);
    expect(found('قرأ الولد كتابا', 'كِتَابًا')).toEqual(['كتابا']);
    expect(found('هذا الكتاب والكتاب وكتاب للكتاب', 'كتاب')).toEqual(['كتاب', 'كتاب', 'كتاب', 'كتاب']);
    expect(found('إلى مدرسة أحمد', 'الي')).toEqual(['إلى']);
    expect(found('إلى مدرسة أحمد', 'مدرسه احمد')).toEqual(['مدرسة أحمد']);
    expect(found('كـــتاب', 'كتاب')).toEqual(['كـــتاب']);
    // “As” is not the word “what” with a letter before it.
    expect(found('كما قال', 'ما')).toEqual([]);
    expect(found('صفحة ١٢', '12')).toEqual(['١٢']);
  });

  it('keeps the vowel signs of Hindi apart, and ignores its dot below', () => {
    expect(found('राम और रामा', 'राम')).toEqual(['राम']);
    expect(found('काग़ज़ की किताब', 'कागज')).toEqual(['काग़ज़']);
    expect(found('चाँद और चांद', 'चांद')).toEqual(['चाँद', 'चांद']);
    expect(found('कि की', 'की')).toEqual(['की']);
  });

  it('needs no spaces in scripts without spaces', () => {
    expect(found('我喜欢读书。', '读书')).toEqual(['读书']);
    expect(found('หนังสือเล่มนี้', 'เล่ม')).toEqual(['เล่ม']);
  });

  it('finds characters outside the basic plane, and nothing for an empty search', () => {
    expect(found('a 😀 b', '😀')).toEqual(['😀']);
    expect(found('𝐀lpha', 'alpha')).toEqual(['𝐀lpha']);
    expect(found('word', ' \u0301 ')).toEqual([]);
    expect(found('', 'word')).toEqual([]);
  });

  it('gives no overlapping matches', () => {
    expect(found('la la la', 'la la')).toEqual(['la la']);
    expect(found('aaaa', 'aa', false)).toEqual(['aa', 'aa']);
  });
});

describe('the context of a match', () => {
  it('ends between words on both sides', () => {
    const text = `${'before '.repeat(20)}FOX${' afterwards'.repeat(20)}`;
    const [match] = matchesOf(text, 'fox', true);
    const { quote, prefix, suffix } = quoteOf(text, match!);
    expect(quote).toBe('FOX');
    expect(prefix).toMatch(/^(before )+$/);
    expect(suffix).toMatch(/^( afterwards)+$/);
    expect(prefix.length).toBeLessThanOrEqual(60);
    expect(prefix.length).toBeGreaterThan(40);
  });

  it('is the whole text where that is short', () => {
    expect(quoteOf('The  red\nfox ran.', { from: 9, to: 12 })).toEqual({
      quote: 'fox',
      prefix: 'The red ',
      suffix: ' ran.',
    });
  });
});
