import { describe, expect, it } from '@jest/globals';
import { wordAtText } from './looked-up-word.ts';

const textOf = (body: string, search: string) => {
  document.body.innerHTML = body;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const at = node.data.indexOf(search);
    if (at >= 0) return [node, at] as const;
  }
  throw new Error(`“${search}” is not there`);
};
const ask = (body: string, search: string, into = 1, language = 'en') => {
  const [node, at] = textOf(body, search);
  return wordAtText(node, at + into, language);
};

describe('a looked-up word', () => {
  it('has its sentence and language', () => {
    expect(ask('<p>It rained. The kite flew off. Bye.</p>', 'kite', 2)).toMatchObject({
      word: 'kite',
      sentence: 'The kite flew off.',
      language: 'en',
    });
    expect(ask('<p lang="fr">Le vent souffle.</p>', 'vent')).toMatchObject({ word: 'vent', language: 'fr' });
  });

  it('is found from its first letter to its end, also across differently styled elements', () => {
    for (const into of [0, 2, 4]) expect(ask('<p>The kite flew.</p>', 'kite', into)?.word).toBe('kite');
    expect(ask('<p><b>O</b>nce upon a time.</p>', 'nce')?.word).toBe('Once');
    expect(ask('<p>one<br>two</p>', 'two')?.word).toBe('two');
  });

  it('is found in Arabic, Hindi and Japanese, and in the drawings of a page', () => {
    expect(ask('<p lang="ar">طارت الطائرة الورقية.</p>', 'الطائرة')?.word).toBe('الطائرة');
    expect(ask('<p lang="hi">पतंग उड़ गई।</p>', 'पतंग')?.word).toBe('पतंग');
    expect(ask('<p lang="ja">私は本を読む。</p>', '本', 0)?.word.length).toBeLessThan(4);
    expect(ask('<svg><text><tspan>le vent</tspan></text></svg>', 'vent')?.word).toBe('vent');
  });

  it('is none for punctuation, numbers, and hidden text', () => {
    expect(ask('<p>12 — 13</p>', '12')).toBeNull();
    expect(ask('<p><ruby>川<rt>かわ</rt></ruby></p>', 'かわ')).toBeNull();
  });
});
