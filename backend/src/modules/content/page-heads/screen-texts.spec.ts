import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHOICE, WELCOME } from './screen-texts.ts';

const catalogues = join(import.meta.dirname, '../../../../../frontend/src/i18n/catalogues');

describe('initial content of screens', () => {
  it.each(['fr', 'ar', 'hi'] as const)('are those of the app in %s', (language) => {
    const texts = JSON.parse(readFileSync(join(catalogues, `${language}.json`), 'utf8')) as Record<
      string,
      string
    >;
    expect(WELCOME[language]).toBe(texts[WELCOME.en]);
    expect(CHOICE[language].title).toBe(texts[CHOICE.en.title]);
    expect(CHOICE[language].summary).toBe(texts[CHOICE.en.summary]);
  });
});
