import { useListBookCategoriesQuery } from '../../../api/books.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Picks } from '../../../shared/wizard/Picks.tsx';
import styles from '../../../shared/wizard/Wizard.module.css';
import { Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import type { BookDetailsView } from '../../book-imports/api.ts';
import { goalName } from '../../library/facetWords.ts';
import type { Said } from '../useBookForm.ts';

export interface BookStepProps {
  book: BookDetailsView;
  said: Said;
  errors: Record<string, string>;
  set: (part: Partial<Said>) => void;
}

/** Ages from which on a book may be fit. */
const RATINGS = [7, 10, 13, 16];
const LEVELS = [1, 2, 3, 4, 5, 6];
const LANGUAGES = [
  'en', 'fr', 'ar', 'hi', 'es', 'pt', 'de', 'it', 'nl', 'sw', 'zu', 'xh', 'zh', 'ja', 'ur', 'ta', 'bn',
]; // prettier-ignore
const number = (value: string, most: number): number | null =>
  value === '' ? null : Math.min(most, Math.max(0, Math.round(Number(value))));

/** What the book is, and for whom; what its file says stands there already. */
export function BookAboutStep({ book, said, errors, set }: BookStepProps) {
  const { data: shelves = [] } = useListBookCategoriesQuery();
  const line = (name: 'title' | 'subtitle' | 'authors' | 'illustrators' | 'series' | 'publisher' | 'isbn') => ({
    name,
    maxLength: 255,
    value: said[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const written = { lang: said.language || undefined, dir: 'auto' as const };
  const languages = said.language && !LANGUAGES.includes(said.language) ? [said.language, ...LANGUAGES] : LANGUAGES;
  return (
    <>
      <Field {...written} label={t('Title')} {...line('title')} />
      <Field label={t('Authors')} hint={t('Several with semicolons between them.')} dir="auto" {...line('authors')} />
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
          {languages.map((one) => (
            <option key={one} value={one}>{languageName(one)}</option>
          ))}
        </SelectField>
        <SelectField
          name="reading_level"
          label={t('Reading level')}
          hint={book.level_guess === null ? undefined : t('By its words it reads like level {level} of 4.', { level: book.level_guess })}
          value={said.reading_level ?? ''}
          onChange={({ target }) => set({ reading_level: number(target.value, 6) })}
        >
          <option value="">{t('Not said')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>{t('Level {level}', { level })}</option>
          ))}
        </SelectField>
        <SelectField
          name="age_rating"
          label={t('Fit for')}
          hint={said.age_rating === null ? t('Children under 13 will not see it before you say so.') : undefined}
          value={said.age_rating ?? ''}
          onChange={({ target }) => set({ age_rating: number(target.value, 18) })}
        >
          <option value="">{t('Not said')}</option>
          <option value="0">{t('Everybody')}</option>
          {[...new Set([...RATINGS, ...(said.age_rating ? [said.age_rating] : [])])].sort((a, b) => a - b).map((age) => (
            <option key={age} value={age}>{t('From {age} years on', { age })}</option>
          ))}
        </SelectField>
        <Field
          name="age_min"
          label={t('Interesting from age')}
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          value={said.age_min ?? ''}
          error={errors['age_min']}
          onChange={({ target }) => set({ age_min: number(target.value, 99) })}
        />
        <Field
          name="age_max"
          label={t('to age')}
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          value={said.age_max ?? ''}
          error={errors['age_max']}
          onChange={({ target }) => set({ age_max: number(target.value, 99) })}
        />
      </div>
      {shelves.length > 0 && (
        <Picks
          title={t('Kinds')}
          options={shelves.map(({ slug, name }) => [slug, name] as const)}
          chosen={said.categories}
          onChange={(categories) => set({ categories })}
        />
      )}
      <details>
        <summary>{t('Goals of the United Nations')}</summary>
        <Picks
          title={t('Goals')}
          options={Array.from({ length: 17 }, (_, goal) => [String(goal + 1), goalName(goal + 1)] as const)}
          chosen={said.sdg_goals.map(String)}
          onChange={(goals) => set({ sdg_goals: goals.map(Number) })}
        />
      </details>
      <details open={Boolean(errors['isbn'])}>
        <summary>{t('Series, ISBN and who else made it')}</summary>
        <div className={styles['two']}>
          <Field {...written} label={t('Subtitle')} {...line('subtitle')} />
          <Field label={t('Illustrators')} hint={t('Several with semicolons between them.')} dir="auto" {...line('illustrators')} />
          <Field label={t('Series')} dir="auto" {...line('series')} />
          <Field
            name="series_position"
            label={t('Place in the series')}
            type="number"
            inputMode="numeric"
            min={0}
            value={said.series_position ?? ''}
            error={errors['series_position']}
            onChange={({ target }) => set({ series_position: number(target.value, 9999) })}
          />
          <Field label={t('ISBN')} hint={t('If it has one: 10 or 13 digits.')} inputMode="numeric" {...line('isbn')} />
          <Field label={t('Publisher')} dir="auto" {...line('publisher')} />
        </div>
      </details>
    </>
  );
} // prettier-ignore
