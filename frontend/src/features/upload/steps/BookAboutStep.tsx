import { useListBookCategoriesQuery } from '../../../api/books.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { type BookDetailsView } from '../../book-imports/index.ts';
import { GoalPicker } from '../../../shared/wizard/GoalPicker.tsx';
import { NumberField, wholeNumber } from '../../../shared/wizard/NumberField.tsx';
import { MultipleChoice } from '../../../shared/wizard/MultipleChoice.tsx';
import styles from '../../../shared/wizard/Wizard.module.css';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { languagesWith, LEVELS } from '../../../shared/books/languageAndLevelChoices.ts';
import type { BookWizardValues } from '../useBookForm.ts';

export interface BookStepProps {
  book: BookDetailsView;
  said: BookWizardValues;
  errors: Record<string, string>;
  set: (part: Partial<BookWizardValues>) => void;
}

/** Minimum ages for which a book may be suitable. */
const RATINGS = [7, 10, 13, 16];

/** Step: what the book is, and for whom; prefilled from its file. */
export function BookAboutStep({ book, said, errors, set }: BookStepProps) {
  const { data: categories = [] } = useListBookCategoriesQuery();
  const line = (
    name: 'title' | 'subtitle' | 'authors' | 'illustrators' | 'series' | 'publisher' | 'isbn',
  ) => ({
    name,
    maxLength: 255,
    value: said[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const written = { lang: said.language || undefined, dir: 'auto' as const };
  return (
    <>
      <Field {...written} label={t('Title')} {...line('title')} />
      <Field
        label={t('Authors')}
        hint={t('Several with semicolons between them.')}
        dir="auto"
        {...line('authors')}
      />
      <TextAreaField
        {...written}
        name="summary"
        label={t('Summary')}
        hint={t('Two sentences that help a child to choose.')}
        rows={3}
        maxLength={5000}
        value={said.summary}
        error={errors['summary']}
        onChange={({ target }) => set({ summary: target.value })}
      />
      <div className={styles['two']}>
        <SelectField
          name="language"
          label={t('Language')}
          value={said.language}
          error={errors['language']}
          onChange={({ target }) => set({ language: target.value })}
        >
          <option value="">{t('Not said')}</option>
          {languagesWith(said.language).map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="reading_level"
          label={t('Reading level')}
          hint={
            book.level_guess === null
              ? undefined
              : t('By its words it reads like level {level} of 4.', { level: book.level_guess })
          }
          value={said.reading_level ?? ''}
          onChange={({ target }) => set({ reading_level: wholeNumber(target.value, 6) })}
        >
          <option value="">{t('Not said')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t('Level {level}', { level })}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="age_rating"
          label={t('Fit for')}
          hint={
            said.age_rating === null ? t('Children under 13 will not see it before you say so.') : undefined
          }
          value={said.age_rating ?? ''}
          onChange={({ target }) => set({ age_rating: wholeNumber(target.value, 18) })}
        >
          <option value="">{t('Not said')}</option>
          <option value="0">{t('Everybody')}</option>
          {[...new Set([...RATINGS, ...(said.age_rating ? [said.age_rating] : [])])]
            .sort((a, b) => a - b)
            .map((age) => (
              <option key={age} value={age}>
                {t('From {age} years on', { age })}
              </option>
            ))}
        </SelectField>
        <NumberField
          name="age_min"
          label={t('Interesting from age')}
          value={said.age_min}
          error={errors['age_min']}
          onChange={(age_min) => set({ age_min })}
        />
        <NumberField
          name="age_max"
          label={t('to age')}
          value={said.age_max}
          error={errors['age_max']}
          onChange={(age_max) => set({ age_max })}
        />
      </div>
      {categories.length > 0 && (
        <MultipleChoice
          title={t('Kinds')}
          options={categories.map(({ slug, name }) => [slug, name] as const)}
          chosen={said.categories}
          onChange={(categories) => set({ categories })}
        />
      )}
      <GoalPicker chosen={said.sdg_goals} onChange={(sdg_goals) => set({ sdg_goals })} />
      <details open={Boolean(errors['isbn'])}>
        <summary>{t('Series, ISBN and who else made it')}</summary>
        <div className={styles['two']}>
          <Field {...written} label={t('Subtitle')} {...line('subtitle')} />
          <Field
            label={t('Illustrators')}
            hint={t('Several with semicolons between them.')}
            dir="auto"
            {...line('illustrators')}
          />
          <Field label={t('Series')} dir="auto" {...line('series')} />
          <NumberField
            name="series_position"
            label={t('Place in the series')}
            most={9999}
            value={said.series_position}
            error={errors['series_position']}
            onChange={(series_position) => set({ series_position })}
          />
          <Field
            label={t('ISBN')}
            hint={t('If it has one: 10 or 13 digits.')}
            inputMode="numeric"
            {...line('isbn')}
          />
          <Field label={t('Publisher')} dir="auto" {...line('publisher')} />
        </div>
      </details>
    </>
  );
}
