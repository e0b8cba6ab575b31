import type { CourseDraftBody } from '@bookgrove/api-client';
import { COURSE_ART } from '@bookgrove/contract';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { FormGrid, FormSet, Whole } from '../../../ui/Form.tsx';
import { artName } from '../labels.ts';

/** What holds for the whole course. */
export function CourseSettings({
  body,
  set,
}: {
  body: CourseDraftBody;
  set: (part: Partial<CourseDraftBody>) => void;
}) {
  const age = (text: string) => (text === '' ? null : Math.min(120, Math.max(0, Number(text) || 0)));
  return (
    <FormSet title={t('Settings')}>
      <FormGrid>
        <Field
          label={t('Name of the course')}
          maxLength={200}
          value={body.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <SelectField
          label={t('For')}
          value={body.audience}
          onChange={({ target }) => set({ audience: target.value as CourseDraftBody['audience'] })}
        >
          <option value="student">{t('Students')}</option>
          <option value="teacher">{t('Teachers')}</option>
          <option value="parent">{t('Parents')}</option>
        </SelectField>
        <Field
          label={t('From age')}
          type="number"
          min={0}
          max={120}
          value={body.age_from ?? ''}
          onChange={({ target }) => set({ age_from: age(target.value) })}
        />
        <Field
          label={t('To age')}
          type="number"
          min={0}
          max={120}
          value={body.age_to ?? ''}
          onChange={({ target }) => set({ age_to: age(target.value) })}
        />
        <SelectField
          label={t('Who enrols')}
          value={body.enrolment_mode}
          onChange={({ target }) =>
            set({ enrolment_mode: target.value as CourseDraftBody['enrolment_mode'] })
          }
        >
          <option value="open">{t('Everybody')}</option>
          <option value="code">{t('Who has the code')}</option>
          <option value="class">{t('Teachers, their class')}</option>
        </SelectField>
        {body.enrolment_mode === 'code' && (
          <Field
            label={t('Code')}
            hint={t('At least 6 letters or digits.')}
            maxLength={20}
            value={body.code}
            onChange={({ target }) => set({ code: target.value })}
          />
        )}
        <SelectField
          label={t('Picture')}
          value={body.art}
          onChange={({ target }) => set({ art: target.value as CourseDraftBody['art'] })}
        >
          {COURSE_ART.map((art) => (
            <option key={art} value={art}>
              {artName(art)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Goal')}
          value={String(body.goals[0] ?? '')}
          onChange={({ target }) => set({ goals: target.value ? [Number(target.value)] : [] })}
        >
          <option value="">{t('None')}</option>
          {Array.from({ length: 17 }, (_, index) => index + 1).map((goal) => (
            <option key={goal} value={goal}>
              {goalName(goal)}
            </option>
          ))}
        </SelectField>
        <Whole>
          <Field
            label={t('The course in one sentence')}
            maxLength={255}
            value={body.intro}
            onChange={({ target }) => set({ intro: target.value })}
          />
        </Whole>
        <Whole>
          <TextAreaField
            label={t('About this course')}
            rows={4}
            maxLength={8000}
            value={body.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Whole>
        <Whole>
          <TextAreaField
            label={t('After this you can')}
            hint={t('One a line, at most eight.')}
            rows={4}
            maxLength={1600}
            value={body.outcomes.join('\n')}
            onChange={({ target }) => set({ outcomes: target.value.split('\n').slice(0, 8) })}
          />
        </Whole>
        <Whole>
          <TextAreaField
            label={t('Good for the world')}
            rows={3}
            maxLength={4000}
            value={body.sustainability}
            onChange={({ target }) => set({ sustainability: target.value })}
          />
        </Whole>
      </FormGrid>
    </FormSet>
  );
}
