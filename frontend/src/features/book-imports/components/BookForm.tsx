import { BOOK_RIGHTS, LICENCES, VISIBILITIES_AT } from '@bookgrove/contract';
import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useListBookCategoriesQuery } from '../../../api/books.ts';
import { useListAllClassesQuery } from '../../../api/classes.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import { selectUser } from '../../../api/session.ts';
import { bookPath, moderatedBookPath } from '../../../app/paths.ts';
import { languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { merge, type EditConflict } from '../../../shared/wizard/editConflict.ts';
import { ConflictResolver } from '../../../shared/wizard/ConflictResolver.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { clearsErrors, ErrorSummary, FormGrid, FormSet, Ticks, Whole } from '../../../ui/Form.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { memberLabel, valueLabel } from '../../../shared/books/moderationLabels.ts';
import { importsApi, type BookDetailsView } from '../api.ts';
import { useImportPaths } from '../paths.ts';
import { bodyOf, formValuesOf, type Member, type BookFormValues } from '../bookFormValues.ts';
import { licenceLabel, rightLabel, visibilityLabel } from '../../../shared/books/bookLabels.ts';
import { FileOf, Remarks } from './BookFormHead.tsx';
import { languagesWith, LEVELS } from '../../../shared/books/languageAndLevelChoices.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { PriceFields } from './PriceFields.tsx';
import styles from './Duplicates.module.css';

type Said = BookFormValues & { categories: string[] };

/** The form of a book; errors are shown beside their fields, and typed values are preserved. */
export function BookForm({ book }: { book: BookDetailsView | null }) {
  const places = useImportPaths();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [change, changing] = importsApi.useChangeBookDetailsMutation();
  const [describe, describing] = importsApi.useDescribeBookMutation();
  const { data: allCategories = [] } = useListBookCategoriesQuery();
  const classes = useListAllClassesQuery(undefined, { skip: places.area === 'platform' });
  const [load] = importsApi.useLazyGetBookDetailsQuery();
  const currency = useTenant()?.currency ?? undefined;
  const [typed, setTyped] = useState(() => formValuesOf(book, places.area, currency));
  const [categories, setCategories] = useState(book?.categories ?? []);
  /** The values that the form was opened with, or that the server last returned. */
  const known = useRef({ version: book?.version, said: { ...typed, categories } });
  const [clash, setClash] = useState<EditConflict<Said> | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  const prices = useSelector(selectUser)?.permissions?.includes('book.manage') ?? false;
  const on = (name: Member, as: string = name) => ({
    name: as,
    value: typed[name],
    error: errors[as],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const show = ({ categories: chosen, ...others }: Said) => {
    setTyped(others);
    setCategories(chosen);
  };
  /** An edit conflict: the other person's changes are shown, and nothing typed here is lost. */
  const receiveTheirs = (theirs: BookDetailsView) => {
    const said = { ...formValuesOf(theirs, places.area, currency), categories: theirs.categories };
    const both = merge(known.current.said, { ...typed, categories }, said);
    known.current = { version: theirs.version, said };
    show(both.said);
    setClash(both.clash);
    if (!both.clash)
      setErrors({
        title: t('Somebody changed this book meanwhile. Both changes stand here now: save again.'),
      });
  };
  const choose = (side: 'ours' | 'theirs') => {
    if (clash && side === 'theirs')
      show({
        ...typed,
        categories,
        ...Object.fromEntries(clash.names.map((name) => [name, clash.theirs[name]])),
      });
    setClash(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const bookDetailsBody = bodyOf(typed, categories, prices);
    const { version } = known.current;
    const answer = book
      ? await change({ id: book.id, bookDetailsBody: { ...bookDetailsBody, ...(version && { version }) } })
      : await describe(bookDetailsBody);
    setTried(tried + 1);
    if (answer.error) {
      const { code, fields, message } = normalizeError(answer.error);
      const theirs = book && code === 'book_changed' && (await load(book.id)).data;
      if (theirs) return receiveTheirs(theirs);
      setErrors(Object.keys(fields).length > 0 ? fields : { title: message });
      return;
    }
    setErrors({});
    setClash(null);
    known.current = { version: answer.data.version, said: { ...typed, categories } };
    dispatch(showToast('ok', t('Saved.')));
    if (!book) void navigate(places.book(answer.data.id));
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onChange={clearsErrors(setErrors)}
      onSubmit={(event) => void save(event)}
    >
      <ErrorSummary errors={errors} tried={tried} />
      {clash && (
        <ConflictResolver
          clash={clash}
          ours={{ ...typed, categories }}
          nameOf={memberLabel}
          valueOf={valueLabel}
          onChoose={choose}
        />
      )}
      {book && <Remarks book={book} onLevel={(level) => setTyped({ ...typed, reading_level: level })} />}
      {book && (book.awaits_file || book.ingestion === 'refused') && <FileOf book={book} />}
      <FormSet title={t('The book')}>
        <FormGrid>
          <Whole>
            <Field label={t('Title')} required maxLength={255} dir="auto" {...on('title')} />
          </Whole>
          <Field label={t('Subtitle')} maxLength={255} dir="auto" {...on('subtitle')} />
          <Field
            label={t('Authors')}
            hint={t('Several with semicolons between them.')}
            dir="auto"
            {...on('authors')}
          />
          <Field label={t('Illustrators')} dir="auto" {...on('illustrators')} />
          <Field label={t('Translators')} dir="auto" {...on('translators')} />
          <Field label={t('Read aloud by')} dir="auto" {...on('narrators')} />
          <SelectField label={t('Language')} {...on('language')}>
            <option value="">{t('Not said')}</option>
            {languagesWith(typed.language).map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </SelectField>
          <Whole>
            <TextAreaField label={t('Summary')} rows={4} maxLength={5000} dir="auto" {...on('summary')} />
          </Whole>
        </FormGrid>
      </FormSet>
      <FormSet title={t('For whom')}>
        <FormGrid>
          <SelectField label={t('Reading level')} {...on('reading_level')}>
            <option value="">{t('Not said')}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t('Level {level}', { level })}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('Fit from age')}
            hint={typed.age_rating === '' ? t('Not said: children under 13 will not see it.') : undefined}
            inputMode="numeric"
            {...on('age_rating')}
          />
          <Field label={t('Interesting from age')} inputMode="numeric" {...on('age_min')} />
          <Field label={t('to age')} inputMode="numeric" {...on('age_max')} />
          <SelectField label={t('Who hears of it')} {...on('visibility')}>
            {VISIBILITIES_AT[places.area].map((one) => (
              <option key={one} value={one}>
                {visibilityLabel(one)}
              </option>
            ))}
          </SelectField>
          {typed.visibility === 'class' && (
            <SelectField label={t('Class')} {...on('class_id')}>
              <option value="">{t('Choose a class')}</option>
              {(classes.data?.results ?? []).map(({ id, name, year }) => (
                <option key={id} value={id}>
                  {`${name}, ${year}`}
                </option>
              ))}
            </SelectField>
          )}
        </FormGrid>
      </FormSet>
      {allCategories.length > 0 && (
        <FormSet title={t('Categories')}>
          <Ticks>
            {allCategories.map(({ slug, name }) => (
              <Checkbox
                key={slug}
                label={name}
                checked={categories.includes(slug)}
                onChange={({ target }) =>
                  setCategories(
                    target.checked ? [...categories, slug] : categories.filter((one) => one !== slug),
                  )
                }
              />
            ))}
          </Ticks>
        </FormSet>
      )}
      <FormSet title={t('Where it comes from')}>
        <FormGrid>
          <SelectField label={t('By which right')} {...on('rights')}>
            <option value="">{t('Not said')}</option>
            {BOOK_RIGHTS.map((one) => (
              <option key={one} value={one}>
                {rightLabel(one)}
              </option>
            ))}
          </SelectField>
          {typed.rights === 'permission' ? (
            <Field
              label={t('Who gave the permission, when, and for what')}
              maxLength={600}
              dir="auto"
              {...on('rights_proof')}
            />
          ) : (
            <SelectField label={t('Licence')} {...on('license')}>
              <option value="">{t('All rights are its owner’s')}</option>
              {[...new Set([...LICENCES, ...(book?.license ? [book.license] : [])])].map((one) => (
                <option key={one} value={one}>
                  {licenceLabel(one)}
                </option>
              ))}
            </SelectField>
          )}
          <Field
            label={t('ISBN')}
            hint={t('10 or 13 digits, from the back of the book.')}
            maxLength={40}
            inputMode="numeric"
            {...on('isbn')}
          />
          <Field label={t('Series')} maxLength={255} dir="auto" {...on('series')} />
          <Field label={t('Place in the series')} inputMode="numeric" {...on('series_position')} />
          <Field label={t('Publisher')} maxLength={255} dir="auto" {...on('publisher')} />
          <Field
            label={t('Published')}
            hint={t('A year, month or day, e.g. 2019 or 2019-04-23.')}
            maxLength={10}
            {...on('published_on')}
          />
        </FormGrid>
      </FormSet>
      {prices && <PriceFields typed={typed} charity={book?.charity ?? null} on={on} />}
      <div className={styles['actions']}>
        <Button type="submit" tone="main" size="lg" disabled={changing.isLoading || describing.isLoading}>
          {book ? t('Save') : t('Describe this book')}
        </Button>
        {book && !book.awaits_file && places.area === 'school' && (
          <ButtonLink icon="eye" to={bookPath(book.slug)}>
            {t('See its page')}
          </ButtonLink>
        )}
        {book && !places.uploading && (
          <ButtonLink icon="shield" to={moderatedBookPath(places.area, book.id)}>
            {t('Findings and history')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
