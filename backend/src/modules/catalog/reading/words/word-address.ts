import { AppError } from '../../../../platform/errors.ts';
import { languageOf, wordOf } from './word.rules.ts';

/** Word and language of a request, normalized as they are stored. @throws AppError invalid `no_word` */
export function wordInAddress(language: string, word: string): { language: string; word: string } {
  const base = languageOf(language);
  const plain = base && wordOf(word, base);
  if (!base || !plain)
    throw new AppError('invalid', 'no_word', 'This is no word that can be looked up.', {
      fields: { word: ['Choose one word.'] },
    });
  return { language: base, word: plain };
}
