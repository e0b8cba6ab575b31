import { ITEM_KINDS } from '@bookgrove/contract';
import { useListBookCategoriesQuery } from '../../../api/books.ts';
import { useListClassesQuery } from '../../../api/classes.ts';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { FormSet, Ticks } from '../../../ui/Form.tsx';
import { kindLabel } from '../../cart/index.ts';
import { useListCoursesQuery } from '../../courses/index.ts';
import { BookPicker } from '../../reading-lists/index.ts';
import { useGetCouponQuery } from '../api.ts';
import type { CouponValues } from '../model.ts';
import styles from './ScopeFields.module.css';

const MOST_CLASSES = 100;
const MOST_COURSES = 100;

/** For which kinds, books, categories, courses and classes a coupon is. */
export function ScopeFields({
  couponId,
  values: { books, categories, classes, courses, kinds },
  error,
  onChange,
}: {
  /** Of a coupon that is changed, whose books have titles. */
  couponId: string | null;
  values: Pick<CouponValues, 'books' | 'categories' | 'classes' | 'courses' | 'kinds'>;
  error: string | undefined;
  onChange: (part: Partial<CouponValues>) => void;
}) {
  const details = useGetCouponQuery(couponId ?? '', {
    skip: !couponId || books.length + courses.length === 0,
  }).data;
  const known = details?.books ?? [];
  const allCategories = useListBookCategoriesQuery().data ?? [];
  const allClasses = useListClassesQuery({ archived: false, limit: MOST_CLASSES }).data?.results ?? [];
  const listed = useListCoursesQuery({ limit: MOST_COURSES }).data?.results ?? [];
  const paid = listed.filter(({ id, is_free: free }) => !free || courses.includes(id));
  // One that the coupon names and that is not sold any more can be taken off.
  const allCourses = [
    ...paid.map(({ id, name }) => ({ id, name })),
    ...courses
      .filter((id) => !paid.some((one) => one.id === id))
      .map((id) => ({ id, name: details?.courses.find((one) => one.id === id)?.title || t('A course') })),
  ];
  const titleOf = (id: string) =>
    books.find((book) => book.id === id)?.title || known.find((book) => book.id === id)?.title || t('A book');
  return (
    <>
      <FormSet title={t('As what it is bought')}>
        <Ticks>
          {ITEM_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              name="kinds"
              label={kindLabel(kind)}
              checked={kinds.includes(kind)}
              onChange={() => onChange({ kinds: toggled(kinds, kind) })}
            />
          ))}
        </Ticks>
        {error && <p className={styles['error']}>{error}</p>}
      </FormSet>
      <FormSet title={t('Books')}>
        <p className={styles['hint']}>
          {t('Without a book, a category and a course the coupon is for everything of its kinds.')}
        </p>
        {books.length > 0 && (
          <ul className={styles['books']}>
            {books.map(({ id }) => (
              <li key={id}>
                <span dir="auto">{titleOf(id)}</span>
                <IconButton
                  icon="close"
                  label={t('Take {title} off the list', { title: titleOf(id) })}
                  onClick={() => onChange({ books: books.filter((book) => book.id !== id) })}
                />
              </li>
            ))}
          </ul>
        )}
        <BookPicker
          taken={books.map(({ id }) => id)}
          onPick={({ id, title }) => onChange({ books: [...books, { id, title }] })}
        />
      </FormSet>
      {allCategories.length > 0 && (
        <FormSet title={t('Categories')}>
          <Ticks>
            {allCategories.map(({ slug, name }) => (
              <Checkbox
                key={slug}
                label={name}
                checked={categories.includes(slug)}
                onChange={() => onChange({ categories: toggled(categories, slug) })}
              />
            ))}
          </Ticks>
        </FormSet>
      )}
      {allCourses.length > 0 && (
        <FormSet title={t('Courses')}>
          <Ticks>
            {allCourses.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={courses.includes(id)}
                onChange={() => {
                  const chosen = toggled(courses, id);
                  onChange({
                    courses: chosen,
                    ...(chosen.length > 0 && !kinds.includes('course') && { kinds: [...kinds, 'course'] }),
                  });
                }}
              />
            ))}
          </Ticks>
        </FormSet>
      )}
      {allClasses.length > 0 && (
        <FormSet title={t('Classes')}>
          <p className={styles['hint']}>
            {t('With a class, only its students, their families and its teachers can use it.')}
          </p>
          <Ticks>
            {allClasses.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={classes.includes(id)}
                onChange={() => onChange({ classes: toggled(classes, id) })}
              />
            ))}
          </Ticks>
        </FormSet>
      )}
    </>
  );
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
