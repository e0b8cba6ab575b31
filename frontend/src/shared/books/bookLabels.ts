import type { BookImportView } from '@bookgrove/api-client';
import type { BookRemark, BookRight, Visibility } from '@bookgrove/contract';
import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';

/** Fields of a record, in the order in which they are offered for a column. */
export const FIELDS = [
  'isbn',
  'title',
  'subtitle',
  'authors',
  'illustrators',
  'translators',
  'narrators',
  'language',
  'age_min',
  'age_max',
  'age_rating',
  'reading_level',
  'subjects',
  'keywords',
  'summary',
  'series',
  'series_position',
  'publisher',
  'published_on',
  'license',
  'price',
  'currency',
  'charity_share',
  'charity',
  'project',
  'cover',
  'ref',
] as const;

/** Imports from a list to books and from images to covers. */
export const listSteps = (): string[] => [t('List'), t('Check'), t('Import'), t('Result')];
export const coverSteps = (): string[] => [t('Covers'), t('Check'), t('To their books'), t('Result')];

/** Label of a field of a record. */
export const fieldLabel = (field: string): string =>
  ({
    isbn: t('ISBN'),
    title: t('Title'),
    subtitle: t('Subtitle'),
    authors: t('Authors'),
    illustrators: t('Illustrators'),
    translators: t('Translators'),
    narrators: t('Read aloud by'),
    language: t('Language'),
    age_min: t('Age from'),
    age_max: t('Age to'),
    age_rating: t('Fit from age'),
    reading_level: t('Reading level'),
    subjects: t('Subjects or categories'),
    categories: t('Categories'),
    keywords: t('Keywords'),
    summary: t('Summary'),
    series: t('Series'),
    series_position: t('Place in the series'),
    publisher: t('Publisher'),
    published_on: t('Day of publication'),
    license: t('Licence'),
    price: t('Price'),
    currency: t('Currency'),
    charity_share: t('Part for a charity'),
    charity_bps: t('Part for a charity'),
    charity: t('Charity'),
    charity_id: t('Charity'),
    project: t('Project'),
    project_id: t('Project'),
    cover: t('Cover'),
    ref: t('Its own number'),
    record_ref: t('Its own number'),
    line: t('Record'),
  })[field] ?? field;

export const statusLabels = ({
  status,
  form,
}: Pick<BookImportView, 'status' | 'form'>): { kind: StatusKind; label: string } =>
  ({
    checking: { kind: 'wait' as const, label: t('Being checked') },
    checked: { kind: 'info' as const, label: t('Not imported yet') },
    running: { kind: 'wait' as const, label: t('Being imported') },
    done: { kind: 'ok' as const, label: form === 'covers' ? t('On their books') : t('Imported') },
    undone: { kind: 'off' as const, label: t('Undone') },
    failed: { kind: 'bad' as const, label: t('Stopped') },
  })[status];

export const bookCountText = (count: number): string =>
  t('{count, plural, one {# book} other {# books}}', { count });

/** Who can see a book. */
export const visibilityLabel = (visibility: Visibility): string =>
  ({
    private: t('Only me, and who looks after books'),
    class: t('One class'),
    school: t('My school'),
    platform: t('All schools, after logging in'),
    public: t('Everybody, visitors too'),
  })[visibility];

/** Name of a licence. */
export const licenceLabel = (license: string): string =>
  ({
    'CC0-1.0': t('Given to everybody (CC0)'),
    'CC-BY-4.0': t('Free, naming the author (CC BY)'),
    'CC-BY-SA-4.0': t('Free, naming the author, under the same licence (CC BY-SA)'),
    'CC-BY-NC-4.0': t('Free, naming the author, not for money (CC BY-NC)'),
    'CC-BY-NC-SA-4.0': t('Free, not for money, under the same licence (CC BY-NC-SA)'),
    'CC-BY-ND-4.0': t('Free, naming the author, unchanged (CC BY-ND)'),
    'CC-BY-NC-ND-4.0': t('Free, not for money, unchanged (CC BY-NC-ND)'),
  })[license] ?? license;

/** Rights by which a book may be here, for moderators. */
export const rightLabel = (right: BookRight): string =>
  ({
    own: t('Made by whoever put it in'),
    licence: t('An open licence'),
    permission: t('A permission'),
  })[right];

/** Suggestions for better details of a book. */
export const remarkLabel = (remark: BookRemark, level: number | null): string =>
  ({
    'title-capitals': t('The title is in capitals. Small letters are easier for children to read.'),
    'title-file': t('The title looks like the name of a file.'),
    'language-missing': t('Nobody has said which language it is in. Voices and search need it.'),
    'age-missing': t('Nobody has said for which age it is fit. Children under 13 will not see it.'),
    'level-missing': t('It has no reading level.'),
    'level-guess': t('It has no reading level. Its words read like level {level}.', { level: level ?? 1 }),
    'summary-missing': t('It has no summary. Two sentences help a child to choose.'),
    'pictures-undescribed': t(
      'Its pictures are not described. Children who cannot see them miss what they show.',
    ),
    'age-order': t('The first age is higher than the second.'),
    'level-above-age': t('Its words read like level {level}, which is hard for this age.', {
      level: level ?? 1,
    }),
    'category-missing': t('It is in no category. Choose one, so that it is found.'),
    'class-missing': t('Choose the class that it is for.'),
    'rights-missing': t('Nobody has said by which right it is here.'),
    'licence-missing': t('Choose its licence.'),
    'proof-missing': t('Write down who gave the permission, and when.'),
    'no-everybody': t('A permission for this school does not let visitors in.'),
  })[remark];
