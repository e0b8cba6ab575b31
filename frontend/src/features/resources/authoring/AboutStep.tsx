import type { ResourceDraft } from '@bookgrove/api-client';
import { LANGUAGE_NAMES, LANGUAGES, RESOURCE_SUBJECTS, RESOURCE_USES } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { subjectLabel, lessonLabel } from '../labels.ts';
import { GoalPicker } from '../../../shared/wizard/GoalPicker.tsx';
import { NumberField } from '../../../shared/wizard/NumberField.tsx';
import { MultipleChoice } from '../../../shared/wizard/MultipleChoice.tsx';
import styles from '../../../shared/wizard/Wizard.module.css';
import type { ResourceFormValues } from './useResourceForm.ts';

export interface StepProps {
  draft: ResourceDraft;
  said: ResourceFormValues;
  errors: Record<string, string>;
  set: (part: Partial<ResourceFormValues>) => void;
}

/** Step: what the resource is, for whom, and for what. */
export function AboutStep({ draft, said, errors, set }: StepProps) {
  const written = { lang: said.language || undefined, dir: 'auto' as const };
  return (
    <>
      <Field
        {...written}
        name="title"
        label={t('Title')}
        maxLength={120}
        value={said.title}
        error={errors['title']}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextAreaField
        {...written}
        name="summary"
        label={t('What it is about, and what one does with it')}
        rows={3}
        maxLength={600}
        value={said.summary}
        error={errors['summary']}
        onChange={({ target }) => set({ summary: target.value })}
      />
      {draft.kind === 'picture' && (
        <TextAreaField
          {...written}
          name="alt"
          label={t('What the picture shows')}
          hint={t('For who does not see it: the way you would tell it on the telephone.')}
          rows={2}
          maxLength={400}
          value={said.alt}
          onChange={({ target }) => set({ alt: target.value })}
        />
      )}
      <div className={styles['two']}>
        <SelectField
          name="language"
          label={t('Language')}
          value={said.language}
          onChange={({ target }) => set({ language: target.value as ResourceFormValues['language'] })}
        >
          <option value="">{t('Choose')}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="readers"
          label={t('Who finds it')}
          value={said.readers}
          onChange={({ target }) => set({ readers: target.value as ResourceFormValues['readers'] })}
        >
          <option value="students">{t('Students of this age, families and teachers')}</option>
          <option value="teachers">{t('Teachers alone')}</option>
        </SelectField>
        <NumberField
          name="age_min"
          label={t('Age from')}
          value={said.age_min}
          onChange={(age_min) => set({ age_min })}
        />
        <NumberField
          name="age_max"
          label={t('Age to')}
          value={said.age_max}
          onChange={(age_max) => set({ age_max })}
        />
      </div>
      {draft.level !== null && (
        <p className="soft">{t('By its words it reads like level {level} of 4.', { level: draft.level })}</p>
      )}
      <MultipleChoice
        title={t('Subjects')}
        options={RESOURCE_SUBJECTS.map((one) => [one, subjectLabel(one)] as const)}
        chosen={said.subjects}
        onChange={(subjects) => set({ subjects })}
      />
      <MultipleChoice
        title={t('For which part of a lesson')}
        options={RESOURCE_USES.map((one) => [one, lessonLabel(one)] as const)}
        chosen={said.uses}
        onChange={(uses) => set({ uses })}
      />
      <GoalPicker chosen={said.goals} onChange={(goals) => set({ goals })} />
    </>
  );
}
