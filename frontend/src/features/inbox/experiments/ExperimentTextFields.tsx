import type { ExperimentContent } from '@bookgrove/api-client';
import type { Language } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextAreaField } from '../../../ui/Field.tsx';

type Words = ExperimentContent['words'][number];

const EMPTY = { title: '', summary: '', question: '', look: '', unit: '', why: '' };

/** An experiment's texts in one language. Lists have one item per line. */
export function ExperimentTextFields({
  language,
  words,
  errors,
  onChange,
}: {
  language: Language;
  words: Words[];
  errors: Record<string, string>;
  onChange: (words: Words[]) => void;
}) {
  const index = words.findIndex(({ locale }) => locale === language);
  const own = words[index];
  if (!own)
    return (
      <p className="row">
        {language !== 'en' && t('There are no words in this language yet: readers get the English ones.')}
        <Button
          onClick={() =>
            onChange([...words, { ...EMPTY, locale: language, materials: [], safety: [], steps: [] }])
          }
        >
          {t('Begin writing')}
        </Button>
      </p>
    );
  const change = (part: Partial<Words>) =>
    onChange(words.map((one) => (one.locale === language ? { ...one, ...part } : one)));
  const wrong = (field: string) => errors[`content.words.${index}.${field}`];
  const written = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
  const line = (label: string, field: 'title' | 'summary' | 'question' | 'look' | 'unit', most: number) => (
    <Field
      {...written}
      label={label}
      maxLength={most}
      value={own[field]}
      error={wrong(field)}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
  const list = (label: string, field: 'materials' | 'safety' | 'steps', rows: number) => (
    <TextAreaField
      {...written}
      label={label}
      hint={t('One on each line.')}
      rows={rows}
      value={own[field].join('\n')}
      error={wrong(field)}
      onChange={({ target }) => change({ [field]: target.value.split('\n') })}
    />
  );
  return (
    <>
      {line(t('Title'), 'title', 80)}
      {line(t('In one sentence'), 'summary', 200)}
      {line(t('The question to guess at'), 'question', 300)}
      {list(t('What is needed'), 'materials', 6)}
      {list(t('Take care'), 'safety', 4)}
      {list(t('Steps'), 'steps', 8)}
      {line(t('What is measured or counted'), 'look', 200)}
      {line(t('Its unit'), 'unit', 20)}
      <TextAreaField
        {...written}
        label={t('Why is that?')}
        rows={4}
        maxLength={1500}
        value={own.why}
        error={wrong('why')}
        onChange={({ target }) => change({ why: target.value })}
      />
    </>
  );
}
