import { LANGUAGES } from '@bookgrove/contract';
import { describe, expect, it } from '@jest/globals';
import { goalOf, GOALS } from './goals.rules.ts';

describe('the goals of the United Nations', () => {
  const numbers = (language: (typeof LANGUAGES)[number]) =>
    GOALS[language].flatMap(({ targets }) => Object.keys(targets));

  it('are seventeen with 169 targets, the same in every language', () => {
    expect(GOALS.en).toHaveLength(17);
    expect(numbers('en')).toHaveLength(169);
    for (const language of LANGUAGES) {
      expect([language, numbers(language)]).toEqual([language, numbers('en')]);
      for (const { short, title, targets } of GOALS[language])
        for (const text of [short, title, ...Object.values(targets)]) expect(text.trim()).not.toBe('');
    }
  });

  it('have their own targets', () => {
    GOALS.en.forEach(({ targets }, index) => {
      for (const number of Object.keys(targets)) expect(number.split('.')[0]).toBe(String(index + 1));
    });
  });

  it('are known by their number', () => {
    expect(['1', '17', '0', '18', '04', '4.1', 'x', ''].map(goalOf)).toEqual([
      1,
      17,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
