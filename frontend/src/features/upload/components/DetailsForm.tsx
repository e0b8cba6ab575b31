import { LICENCES, VISIBILITIES_AT, type Visibility } from '@bookgrove/contract';
import { useListBookCategoriesQuery } from '../../../api/books.ts';
import { useListClassesQuery } from '../../../api/classes.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Checkbox, Field, SelectField } from '../../../ui/Field.tsx';
import { licenceWord, visibilityWord } from '../../book-imports/words.ts';
import type { SharedDetails } from '../model/send.ts';
import styles from './DetailsForm.module.css';

/** Ages from which on a book may be fit. */
const RATINGS = ['7', '10', '13', '16'];
const LANGUAGES = ['en', 'fr', 'ar', 'hi', 'es', 'pt', 'de', 'sw', 'zh', 'ur', 'ta', 'bn'];
const LEVELS = ['1', '2', '3', '4', '5', '6'];

/** What holds for every book of this go. All of it can be left open: the file itself knows title and authors. */
export function DetailsForm({
  place,
  details,
  onChange,
}: {
  place: 'school' | 'platform';
  details: SharedDetails;
  onChange: (details: SharedDetails) => void;
}) {
  const { data: categories = [] } = useListBookCategoriesQuery();
  const classes = useListClassesQuery({ limit: 100 }, { skip: place === 'platform' });
  const set = (part: Partial<SharedDetails>) => onChange({ ...details, ...part });
  const toggle = (slug: string, on: boolean) =>
    set({
      categories: on ? [...details.categories, slug] : details.categories.filter((other) => other !== slug),
    });
  return (
    <fieldset className={styles['form']}>
      <legend>{t('About these books')}</legend>
      {categories.length > 0 && (
        <fieldset className={styles['group']}>
          <legend>{t('Kinds')}</legend>
          <div className={styles['kinds']}>
            {categories.map(({ slug, name }) => (
              <label key={slug}>
                <input
                  type="checkbox"
                  checked={details.categories.includes(slug)}
                  onChange={({ target }) => toggle(slug, target.checked)}
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <SelectField
        label={t('Reading level')}
        value={details.level}
        onChange={({ target }) => set({ level: target.value })}
      >
        <option value="">{t('Not said')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('Level {level}', { level })}
          </option>
        ))}
      </SelectField>
      <div className={styles['ages']}>
        <Field
          label={t('Age from')}
          type="number"
          inputMode="numeric"
          min={0}
          max={18}
          value={details.ageMin}
          onChange={({ target }) => set({ ageMin: target.value })}
        />
        <Field
          label={t('to')}
          type="number"
          inputMode="numeric"
          min={0}
          max={18}
          value={details.ageMax}
          onChange={({ target }) => set({ ageMax: target.value })}
        />
      </div>
      <SelectField
        label={t('Fit for')}
        hint={details.rating ? undefined : t('Children under 13 will not see these books.')}
        value={details.rating}
        onChange={({ target }) => set({ rating: target.value })}
      >
        <option value="0">{t('Everybody')}</option>
        {RATINGS.map((age) => (
          <option key={age} value={age}>
            {t('From {age} years on', { age })}
          </option>
        ))}
        <option value="">{t('Not said')}</option>
      </SelectField>
      <SelectField
        label={t('Who hears of them')}
        value={details.visibility}
        onChange={({ target }) => set({ visibility: target.value as Visibility })}
      >
        {VISIBILITIES_AT[place].map((one) => (
          <option key={one} value={one}>
            {visibilityWord(one)}
          </option>
        ))}
      </SelectField>
      {details.visibility === 'class' && (
        <SelectField
          label={t('Class')}
          value={details.classId}
          onChange={({ target }) => set({ classId: target.value })}
        >
          <option value="">{t('Choose a class')}</option>
          {(classes.data?.results ?? []).map(({ id, name, year }) => (
            <option key={id} value={id}>
              {`${name}, ${year}`}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('Language')}
        value={details.language}
        onChange={({ target }) => set({ language: target.value })}
      >
        <option value="">{t('As the file says')}</option>
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {languageName(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Licence')}
        value={details.license}
        onChange={({ target }) => set({ license: target.value })}
      >
        <option value="">{t('As the file says')}</option>
        {LICENCES.map((one) => (
          <option key={one} value={one}>
            {licenceWord(one)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('Series')}
        maxLength={255}
        value={details.series}
        onChange={({ target }) => set({ series: target.value })}
      />
      <Checkbox
        label={t('Publish when ready')}
        checked={details.publish}
        onChange={({ target }) => set({ publish: target.checked })}
      />
    </fieldset>
  );
}
