import { useState } from 'react';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, SelectField } from '../../../ui/Field.tsx';
import styles from './ClassWords.module.css';
import { ExplainForm } from './ExplainForm.tsx';
import { languageName } from './languageName.ts';

const LANGUAGES = ['en', 'fr', 'ar', 'hi'] as const;

/** Form to explain a word that no student asked about. */
export function NewWord({ onDone }: { onDone: () => void }) {
  const [word, setWord] = useState('');
  const [language, setLanguage] = useState<string>('en');
  const [chosen, setChosen] = useState<string | null>(null);
  if (chosen)
    return (
      <div className={styles['word']}>
        <h3 lang={language} dir="auto">
          {chosen}
        </h3>
        <ExplainForm word={{ language, word: chosen }} onDone={onDone} onClose={onDone} />
      </div>
    );
  return (
    <form
      className={`${styles['word']} ${styles['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (word.trim()) setChosen(word.trim());
      }}
    >
      <Field
        label={t('Word')}
        value={word}
        maxLength={48}
        required
        autoFocus
        autoCapitalize="none"
        onChange={(event) => setWord(event.target.value)}
      />
      <SelectField
        label={t('Language')}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {languageName(one)}
          </option>
        ))}
      </SelectField>
      <div className={styles['actions']}>
        <Button tone="main" type="submit" disabled={!word.trim()}>
          {t('Next')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}
