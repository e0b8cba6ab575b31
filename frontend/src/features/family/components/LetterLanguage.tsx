import { isLanguage, LANGUAGES, type Language } from '@bookgrove/contract';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { languageName } from '../../../i18n/format.ts';
import { language as pageLanguage, t, voiceWith, type Voice } from '../../../i18n/index.ts';
import { voiceOf } from '../../../i18n/language.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** Translator for letters to guardians: the school's language by default, or the one that the teacher chooses. */
export function useLetterVoice() {
  const school = document.documentElement.dataset['language'];
  const [language, setLanguage] = useState<Language>(isLanguage(school) ? school : pageLanguage());
  const [voice, setVoice] = useState<Voice>(() => voiceWith('en', {}));
  const dispatch = useDispatch();
  useEffect(() => {
    let wanted = true;
    void voiceOf(language).then((found) => {
      if (!wanted) return;
      if (found) setVoice(found);
      else dispatch(showToast('bad', t('The words of this language did not load. Try again.')));
    });
    return () => {
      wanted = false;
    };
  }, [language, dispatch]);
  return { voice, language, setLanguage };
}

/** Select for the language of printed letters. */
export function LetterLanguage({
  language,
  onChange,
}: {
  language: Language;
  onChange: (language: Language) => void;
}) {
  return (
    <SelectField
      label={t('Language of the letter')}
      value={language}
      onChange={({ target }) => onChange(target.value as Language)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {languageName(one)}
        </option>
      ))}
    </SelectField>
  );
}
