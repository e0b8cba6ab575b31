import { STAMPS } from '@bookgrove/contract/stamps';
import { useCallback, useState } from 'react';
import { language as pageLanguage, t } from '../../i18n/index.ts';

/** What a child has said of a letter that is not sent yet; `parts` are the answers to the three questions. */
export interface LetterInWork {
  title: string;
  greeting: string;
  parts: string[];
  /** A number of one of the 17 goals, or empty. */
  goal: string;
  language: string;
  /** The key of a stamp. */
  stamp: string;
}

const KEY = 'letter_in_work';
const blank = (): LetterInWork => ({
  title: '',
  greeting: t('Dear World,'),
  parts: ['', '', ''],
  goal: '',
  language: pageLanguage(),
  stamp: STAMPS[0]!.key,
});

function kept(): LetterInWork {
  try {
    return { ...blank(), ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<LetterInWork>) };
  } catch {
    return blank();
  }
}

/**
 * A letter as it is written, kept for as long as this tab lives and its writer is logged in (the end of a session empties
 * the tab's storage): a page that is loaded again has lost nothing, and the next child at the same tablet finds nothing.
 */
export function useLetterInWork() {
  const [letter, setLetter] = useState(kept);
  const set = useCallback((part: Partial<LetterInWork>) => {
    setLetter((now) => {
      const next = { ...now, ...part };
      try {
        sessionStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Without storage it lives as long as the page.
      }
      return next;
    });
  }, []);
  /** Once the server has it. */
  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was stored.
    }
  }, []);
  return { letter, set, forget };
}
