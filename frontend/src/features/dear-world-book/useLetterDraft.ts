import { STAMPS } from '@bookgrove/contract/stamps';
import { useCallback, useState } from 'react';
import { language as pageLanguage, t } from '../../i18n/index.ts';

/** Content of a letter that is not sent yet; `parts` are the answers to the three questions. */
export interface LetterDraft {
  title: string;
  greeting: string;
  parts: string[];
  /** Number of one of the 17 goals, or empty. */
  goal: string;
  language: string;
  /** Key of a stamp. */
  stamp: string;
}

const KEY = 'letter_in_work';
const blank = (): LetterDraft => ({
  title: '',
  greeting: t('Dear World,'),
  parts: ['', '', ''],
  goal: '',
  language: pageLanguage(),
  stamp: STAMPS[0]!.key,
});

function kept(): LetterDraft {
  try {
    return { ...blank(), ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<LetterDraft>) };
  } catch {
    return blank();
  }
}

/**
 * The draft of a letter, stored for the life of this tab and of the session (signing out clears the tab's storage):
 * it survives a reload, and the next child on the same tablet does not see it.
 */
export function useLetterDraft() {
  const [letter, setLetter] = useState(kept);
  const set = useCallback((part: Partial<LetterDraft>) => {
    setLetter((now) => {
      const next = { ...now, ...part };
      try {
        sessionStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Without storage the draft lasts until the page is closed.
      }
      return next;
    });
  }, []);
  /** Called when the server has saved the letter. */
  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is not available; nothing was stored.
    }
  }, []);
  return { letter, set, forget };
}
