import { privateWords } from '@bookgrove/contract/stories';
import type { Audience } from './list-access.rules.ts';

/** What everybody would read of a list. */
export interface ListWords {
  title: string;
  note: string;
  notes: readonly string[];
}

export const wordsOf = ({ title, note, notes }: ListWords): string => [title, note, ...notes].join('\n');

/** Those of the names that stand in the text as words of their own, whatever their case. */
export function namesIn(text: string, names: readonly string[]): string[] {
  const plain = text.normalize('NFKC');
  return names.filter((name) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}\p{M}])${name
        .normalize('NFKC')
        .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replace(/\s+/g, String.raw`\s+`)}(?![\p{L}\p{N}\p{M}])`,
      'iu',
    ).test(plain),
  );
}

/**
 * Why a list cannot stand open to everybody, in words for whoever keeps it; null: it can. No child is named on a page
 * for the world, and a list that is for a few tells of the few.
 */
export function whyNotOpen(audience: Audience, words: ListWords, students: readonly string[]): string | null {
  if (audience === 'draft') return 'Say whom the list is for first. A draft stays with its maker.';
  if (audience === 'group')
    return 'A list of a group stays with its group. Make one for the class or the school, and open that.';
  const text = wordsOf(words);
  const [name] = namesIn(text, students);
  if (name) return `Take the name ${name} off the list. No child is named on a page that everybody reads.`;
  const [found] = privateWords(text);
  return found ? `Take “${found.exact}” off the list. Everybody would read it.` : null;
}
