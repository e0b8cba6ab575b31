import { STORY_LIMITS } from '@bookgrove/contract/stories';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { WRITTEN } from '../labels.ts';

export interface About {
  title: string;
  summary: string;
  /** BCP 47. */
  language: string;
}

/** What a student says about a book that is a file. */
export function AboutFields({
  about,
  fields,
  onChange,
}: {
  about: About;
  /** Messages of the server, by field. */
  fields: Record<string, string>;
  onChange: (about: About) => void;
}) {
  return (
    <>
      <Field
        label={t('What is it called?')}
        maxLength={STORY_LIMITS.title}
        value={about.title}
        error={fields['title']}
        onChange={({ target }) => onChange({ ...about, title: target.value })}
      />
      <TextAreaField
        label={t('What is it about?')}
        rows={3}
        maxLength={1000}
        value={about.summary}
        error={fields['summary']}
        onChange={({ target }) => onChange({ ...about, summary: target.value })}
      />
      <SelectField
        label={t('In this language')}
        value={about.language}
        error={fields['language']}
        onChange={({ target }) => onChange({ ...about, language: target.value })}
      >
        {[...new Set([about.language, ...WRITTEN])].map((tag) => (
          <option key={tag} value={tag}>
            {languageName(tag)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
