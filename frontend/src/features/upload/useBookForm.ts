import {
  BOOK_REMARKS, remarksOf, tidyTitle, type BookRemark, type BookRight, type Visibility,
} from '@bookgrove/contract'; // prettier-ignore
import { useMemo, useRef } from 'react';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import type { ToMend } from '../../shared/wizard/Mend.tsx';
import { useKept } from '../../shared/wizard/useKept.ts';
import { importsApi, type BookDetailsBody, type BookDetailsView } from '../book-imports/api.ts';
import { remarkWord } from '../book-imports/words.ts';

/** What is said of a book in its wizard; names of people in one line. */
export interface Said {
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

const saidOf = (book: BookDetailsView): Said => ({
  title: book.title, subtitle: book.subtitle ?? '', summary: book.summary, authors: book.authors.join('; '),
  illustrators: book.illustrators.join('; '), publisher: book.publisher ?? '', isbn: book.isbn ?? '', series: book.series ?? '',
  series_position: book.series_position, language: book.language === 'und' ? '' : book.language, reading_level: book.reading_level,
  age_min: book.age_min, age_max: book.age_max, age_rating: book.age_rating, categories: book.categories, sdg_goals: book.sdg_goals,
  // A file that names its licence has answered already.
  rights: book.rights ?? (book.license ? 'licence' : ''), license: book.license ?? '', rights_proof: book.rights_proof,
  visibility: book.visibility, class_id: book.class_id ?? '',
}); // prettier-ignore

const names = (text: string): string[] => text.split(';').map((one) => one.trim()).filter(Boolean); // prettier-ignore

/** What changed, as the API takes it. A class that is not chosen yet waits with its visibility. */
function bodyOf(changed: Partial<Said>, all: Said): BookDetailsBody {
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

/** What is said of a book, kept on the server as it is typed; two windows do not overwrite each other. */
export function useBookForm(book: BookDetailsView) {
  const [change] = importsApi.useChangeBookDetailsMutation();
  const [load] = importsApi.useLazyGetBookDetailsQuery();
  const version = useRef(book.version);
  const server = useMemo(() => saidOf(book), [book]);
  return useKept<Said>(server, async (changed, all) => {
    const { data, error } = await change({
      id: book.id,
      bookDetailsBody: { ...bodyOf(changed, all), version: version.current },
    });
    if (data) {
      version.current = data.version;
      return null;
    }
    const { code, fields } = normalizeError(error);
    const theirs = code === 'book_changed' && (await load(book.id)).data;
    if (!theirs) return { fields, other: false };
    version.current = theirs.version;
    return { fields: {}, other: true, theirs: saidOf(theirs) };
  });
}

const FILE_REMARKS: Record<'missing' | 'waiting' | 'refused', string> = {
  missing: 'There is no file yet.',
  waiting: 'The file is being checked.',
  refused: 'The file was refused. Choose another one.',
};

/** What is to be mended, judged as the server will, with what mends it. */
export function toMend(book: BookDetailsView, said: Said, set: (part: Partial<Said>) => void): ToMend[] {
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
  // Only the server has seen the pictures.
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
    ...found.map((remark): ToMend => {
      const fix = fixOf(remark, said, level);
      return {
        key: remark,
        words: remarkWord(remark, level),
        ...BOOK_REMARKS[remark],
        fix: fix && { label: fix.label, run: () => set(fix.part) },
      };
    }),
  ];
}

function fixOf(
  remark: BookRemark,
  said: Said,
  level: number | null,
): { label: string; part: Partial<Said> } | null {
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
