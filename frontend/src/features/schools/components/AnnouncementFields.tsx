import { LANGUAGE_NAMES, LANGUAGES } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/Field.tsx';
import type { AnnouncementDraft } from '../model.ts';

interface AnnouncementFieldsProps {
  draft: AnnouncementDraft;
  errors: Record<string, string>;
  onChange: (field: keyof AnnouncementDraft, value: string) => void;
}

/** The announcement, for everybody and in each language of the app. */
export function AnnouncementFields({ draft, errors, onChange }: AnnouncementFieldsProps) {
  const field = (name: keyof AnnouncementDraft) => ({
    value: draft[name],
    maxLength: 255,
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <Field
        label={t('Announcement')}
        hint={t(
          'One line above every page; empty for none. Shown where there is no text in the reader’s language.',
        )}
        {...field('announcement')}
      />
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={t('Announcement in {language}', { language: LANGUAGE_NAMES[language] })}
          lang={language}
          dir="auto"
          {...field(`announcement_${language}`)}
        />
      ))}
    </>
  );
}
