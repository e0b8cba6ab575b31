import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { WordMeaning } from '../api.ts';
import { partName } from '../partsOfSpeech.ts';
import styles from './Vocabulary.module.css';

/** A meaning from any source, including the open book's own glossary. */
export interface ShownMeaning extends Omit<WordMeaning, 'from'> {
  from: WordMeaning['from'] | 'book';
}

interface MeaningsProps {
  word: string;
  language: string;
  meanings: ShownMeaning[];
}

/** The meanings of a word: the best one large, the others on request. */
export function Meanings({ word, language, meanings }: MeaningsProps) {
  const [all, setAll] = useState(false);
  const [first] = meanings;
  if (!first) return null;
  return (
    <>
      <ul className={styles['meanings']}>
        {(all ? meanings : [first]).map((meaning, index) => (
          <li key={index} data-first={index === 0}>
            <p className={styles['from']}>
              {said(meaning.from) && <span>{said(meaning.from)}</span>}
              {meaning.headword.toLowerCase() !== word.toLowerCase() && (
                <b lang={language} dir="auto">
                  {meaning.headword}
                </b>
              )}
              {meaning.part && <span>{partName(meaning.part)}</span>}
            </p>
            <p className={styles['meaning']} lang={language} dir="auto">
              {meaning.meaning}
            </p>
            {meaning.example && (
              <p className={styles['example']} lang={language} dir="auto">
                {meaning.example}
              </p>
            )}
            {meaning.like.length > 0 && (
              <p className={styles['like']}>
                {t('Nearly the same:')} <b lang={language}>{meaning.like.join(', ')}</b>
              </p>
            )}
          </li>
        ))}
      </ul>
      {!all && meanings.length > 1 && (
        <Button size="sm" icon="plus" onClick={() => setAll(true)}>
          {t('{count, plural, one {# more meaning} other {# more meanings}}', { count: meanings.length - 1 })}
        </Button>
      )}
    </>
  );
}

const said = (from: ShownMeaning['from']): string | null =>
  from === 'book' ? t('This book says') : from === 'school' ? t('A teacher says') : null;
