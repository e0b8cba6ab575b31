import {
  BOOK_REMARKS,
  remarksOf,
  tidyTitle,
  type BookRemark,
  type BookRight,
  type Visibility,
} from '@bookgrove/contract';
import { useMemo, useRef } from 'react';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { importsApi, type BookDetailsBody, type BookDetailsView } from '../book-imports/index.ts';
import type { RemarkToFix } from '../../shared/wizard/WizardRemarks.tsx';
import { useSavedDraft } from '../../shared/wizard/useSavedDraft.ts';
import { remarkLabel } from '../../shared/books/bookLabels.ts';

/** The details of a book in its wizard; names of people in one line. */
export interface BookWizardValues {
  title: string;
  subtitle: string;
  summary: string;
  authors: string;
  illustrators: string;
  publisher: string;
  isbn: string;
  series: string;
  series_position: number | null;
  language: string;
  reading_level: number | null;
  age_min: number | null;
  age_max: number | null;
  age_rating: number | null;
  categories: string[];
  sdg_goals: number[];
  rights: BookRight | '';
  license: string;
  rights_proof: string;
  visibility: Visibility;
  class_id: string;
}

const saidOf = (book: BookDetailsView): BookWizardValues => ({
  title: book.title,
  subtitle: book.subtitle ?? '',
  summary: book.summary,
  authors: book.authors.join('; '),
  illustrators: book.illustrators.join('; '),
  publisher: book.publisher ?? '',
  isbn: book.isbn ?? '',
  series: book.series ?? '',
  series_position: book.series_position,
  language: book.language === 'und' ? '' : book.language,
  reading_level: book.reading_level,
  age_min: book.age_min,
  age_max: book.age_max,
  age_rating: book.age_rating,
  categories: book.categories,
  sdg_goals: book.sdg_goals,
  // A file that names its licence answers the question.
  rights: book.rights ?? (book.license ? 'licence' : ''),
  license: book.license ?? '',
  rights_proof: book.rights_proof,
  visibility: book.visibility,
  class_id: book.class_id ?? '',
});

const names = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * The changed fields in the form of the API. A visibility that needs a class is not sent until the class is
 * chosen.
 */
function bodyOf(changed: Partial<BookWizardValues>, all: BookWizardValues): BookDetailsBody {
  const { authors, illustrators, language, rights, visibility: _v, class_id: _c, ...rest } = changed;
  const heard = changed.visibility !== undefined || changed.class_id !== undefined;
  return {
    ...rest,
    ...(authors !== undefined && { authors: names(authors) }),
    ...(illustrators !== undefined && { illustrators: names(illustrators) }),
    ...(language !== undefined && { language: language || 'und' }),
    ...(rights && { rights }),
    ...(heard &&
      (all.visibility !== 'class' || all.class_id !== '') && {
        visibility: all.visibility,
        class_id: all.visibility === 'class' ? all.class_id : null,
      }),
  };
}

/** The details of a book, saved on the server as they are typed; two windows do not overwrite each other. */
export function useBookForm(book: BookDetailsView) {
  const [change] = importsApi.useChangeBookDetailsMutation();
  const [load] = importsApi.useLazyGetBookDetailsQuery();
  const version = useRef(book.version);
  const server = useMemo(() => saidOf(book), [book]);
  return useSavedDraft<BookWizardValues>(server, async (changed, all) => {
    const { data, error } = await change({
      id: book.id,
      bookDetailsBody: { ...bodyOf(changed, all), version: version.current },
    });
    if (data) {
      version.current = data.version;
      return null;
    }
    const { code, fields, message } = normalizeError(error);
    const theirs = code === 'book_changed' && (await load(book.id)).data;
    if (!theirs) return { fields, message, other: false };
    version.current = theirs.version;
    return { fields: {}, message, other: true, theirs: saidOf(theirs) };
  });
}

const FILE_REMARKS: Record<'missing' | 'waiting' | 'refused', string> = {
  missing: 'There is no file yet.',
  waiting: 'The file is being checked.',
  refused: 'The file was refused. Choose another one.',
};

/** What has to be corrected, by the same rules as on the server, with the step where it can be done. */
export function remarksToFix(
  book: BookDetailsView,
  said: BookWizardValues,
  set: (part: Partial<BookWizardValues>) => void,
): RemarkToFix[] {
  const { level_guess: level, ingestion } = book;
  const found = remarksOf({
    ...said,
    language: said.language || 'und',
    license: said.license || null,
    class_id: said.class_id || null,
    level_guess: level === null ? null : level - 1,
    student_made: false,
    format: null,
    accessibility_features: [],
  });
  // Only the server has checked the pictures.
  if (book.remarks.includes('pictures-undescribed')) found.unshift('pictures-undescribed');
  const file =
    ingestion === 'refused'
      ? 'refused'
      : ingestion === 'ready'
        ? null
        : book.awaits_file
          ? 'missing'
          : 'waiting';
  return [
    ...(file
      ? [{ key: `file-${file}`, words: t(FILE_REMARKS[file]), step: 'file' as const, must: true }]
      : []),
    ...(said.title.trim() === ''
      ? [{ key: 'title-missing', words: t('It has no title.'), step: 'about' as const, must: true }]
      : []),
    ...found.map((remark): RemarkToFix => {
      const fix = fixOf(remark, said, level);
      return {
        key: remark,
        words: remarkLabel(remark, level),
        ...BOOK_REMARKS[remark],
        fix: fix && { label: fix.label, run: () => set(fix.part) },
      };
    }),
  ];
}

function fixOf(
  remark: BookRemark,
  said: BookWizardValues,
  level: number | null,
): { label: string; part: Partial<BookWizardValues> } | null {
  if (remark === 'title-file' || remark === 'title-capitals') {
    const title = tidyTitle(said.title);
    return title && title !== said.title ? { label: t('Use “{title}”', { title }), part: { title } } : null;
  }
  if (remark === 'level-guess' && level !== null)
    return { label: t('Take level {level}', { level }), part: { reading_level: level } };
  if (remark === 'age-order')
    return { label: t('Turn them round'), part: { age_min: said.age_max, age_max: said.age_min } };
  if (remark === 'no-everybody')
    return { label: t('Share it with the school'), part: { visibility: 'school' } };
  return null;
}
