import { privateWords } from '@bookgrove/contract/stories';
import type { Audience } from './list-access.rules.ts';

/** The texts of a list that its public page shows. */
export interface PublicListTexts {
  title: string;
  note: string;
  notes: readonly string[];
}

export const wordsOf = ({ title, note, notes }: PublicListTexts): string =>
  [title, note, ...notes].join('\n');

/** The names that occur in the text as separate words, in upper or lower case. */
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
 * Why a list cannot be published, as a message for those who manage it; null: it can. A public page must not name a
 * child, and a list for a group would say something about its few members.
 */
export function reasonNotPublishable(
  audience: Audience,
  words: PublicListTexts,
  students: readonly string[],
): string | null {
  if (audience === 'draft') return 'Say whom the list is for first. A draft stays with its maker.';
  if (audience === 'group')
    return 'A list of a group stays with its group. Make one for the class or the school, and open that.';
  if (audience === 'child')
    return 'A list of one child stays with the child. Make one for the class or the school, and open that.';
  const text = wordsOf(words);
  const [name] = namesIn(text, students);
  if (name) return `Take the name ${name} off the list. No child is named on a page that everybody reads.`;
  const [found] = privateWords(text);
  return found ? `Take “${found.exact}” off the list. Everybody would read it.` : null;
}
