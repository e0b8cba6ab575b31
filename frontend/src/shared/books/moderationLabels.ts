import type { ModeratedBook } from '@bookgrove/api-client';
import {
  formatPrice,
  type BookFault,
  type BookReason,
  type BookRight,
  type BookStage,
  type BookTransition,
  type Money,
  type Visibility,
} from '@bookgrove/contract';
import { languageName } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import { licenceLabel, rightLabel, visibilityLabel } from './bookLabels.ts';
import type { StatusKind } from '../../ui/Status.tsx';

type ModerationPreview = ModeratedBook['previews'][number];

export const stageLabel = (stage: BookStage): string =>
  ({
    uploaded: t('Uploaded'),
    checking: t('Automatic check'),
    review: t('In review'),
    changes: t('Returned'),
    ready: t('Ready'),
    live: t('Published'),
    withdrawn: t('Withdrawn'),
  })[stage];

export const stageKind = (stage: BookStage): StatusKind =>
  ({
    uploaded: 'info',
    checking: 'info',
    review: 'wait',
    changes: 'bad',
    ready: 'ok',
    live: 'ok',
    withdrawn: 'off',
  })[stage] as StatusKind;

/** Text of a finding on a card. A finding unknown to this version is shown by its code. */
export function findingLabel(code: string, count: number): string {
  const words: Record<string, string> = {
    SAME_FILE: t('Same file as another book'),
    SAME_ISBN: t('Same ISBN as another book'),
    OF_PLATFORM: t('The platform has this book'),
    RIGHTS_DIFFER: t('Its file says all rights reserved'),
    RIGHTS_RESERVED: t('All rights reserved'),
    RIGHTS_MISSING: t('Rights missing'),
    AGE_MISSING: t('No age given'),
    LEVEL_MISSING: t('No level'),
    LEVEL_DIFFERS: t('Reads like level {count}', { count }),
    TEXT_PERSONAL: t('Numbers or addresses in the text'),
    TEXT_RUDE: t('Hurtful words in the text'),
    PICTURE_WITHOUT_WORDS: t('Pictures without words'),
    PICTURE_TOLD_PLACE: t('Places taken out of photos'),
    LANGUAGE_UNKNOWN: t('Language unknown'),
    SUMMARY_MISSING: t('No summary'),
    PICTURES_UNDESCRIBED: t('Does not say that pictures have words'),
    SCRIPT_REMOVED: t('{count, plural, one {# program} other {# programs}} taken out', { count }),
    EVENT_HANDLER_REMOVED: t('Hidden instructions taken out'),
    UNSAFE_LINK_REMOVED: t('{count, plural, one {# unsafe link} other {# unsafe links}} taken out', {
      count,
    }),
    REMOTE_RESOURCE_REMOVED: t('Files from the internet taken out'),
    EMBEDDED_FRAME_REMOVED: t('Embedded page taken out'),
    FORM_REMOVED: t('Form taken out'),
    REDIRECT_REMOVED: t('Redirect taken out'),
    EXTERNAL_LINK_MARKED: t('{count, plural, one {# link} other {# links}} to the internet', { count }),
    ENTITY_DECLARATION_REMOVED: t('Text shortcuts taken out'),
    PAGE_REPAIRED: t('{count, plural, one {# page} other {# pages}} repaired', { count }),
    MIMETYPE_MISPLACED: t('Packed unusually'),
    FILE_NOT_KEPT: t('{count, plural, one {# file} other {# files}} left out', { count }),
    FILE_NOT_LISTED: t('{count, plural, one {# unlisted file} other {# unlisted files}}', { count }),
    FILE_MISSING: t('{count, plural, one {# file is} other {# files are}} missing', { count }),
    FILE_MISLABELLED: t('{count, plural, one {# file} other {# files}} mislabelled', { count }),
    IMAGE_TOO_LARGE: t('{count, plural, one {# picture} other {# pictures}} too large', { count }),
    FONT_TOO_LARGE: t('Font too large'),
    FONT_UNLOCKED: t('Font unlocked'),
    PAGE_MISSING: t('{count, plural, one {# page is} other {# pages are}} missing', { count }),
    CONTENTS_MISSING: t('No table of contents'),
    COVER_GUESSED: t('Cover guessed'),
    COVER_MISSING: t('No cover'),
    COVER_UNREADABLE: t('Cover unreadable'),
    TITLE_MISSING: t('Title taken from the file’s name'),
    LANGUAGE_MISSING: t('File names no language'),
    LANGUAGE_INVALID: t('File names an unknown language'),
    TEXT_SHORTENED: t('Long description shortened'),
    ATTACHMENT_REMOVED: t('Attachment taken out'),
    MEDIA_REMOVED: t('Film or sound taken out'),
    TEXT_SAMPLED: t('Words counted on a sample'),
    FINDINGS_SHORTENED: t('More remarks of the same kinds'),
  };
  return words[code] ?? code;
}

export const reasonLabel = (reason: BookReason): string =>
  ({
    rights: t('Rights are not clear'),
    personal: t('Tells something personal'),
    unsuitable: t('Does not suit its readers'),
    level: t('Level or age does not fit'),
    pictures: t('Pictures need words'),
    quality: t('Does not read well yet'),
    details: t('Details are missing or wrong'),
    broken: t('Something does not work'),
    other: t('Something else'),
  })[reason];

export const faultLabel = (fault: BookFault): string =>
  ({
    broken: t('Something does not work'),
    unsuitable: t('It is not for children of this age'),
    personal: t('It tells something private'),
    copied: t('It is copied from somebody'),
    other: t('Something else'),
  })[fault];

/** Label of a kind of reader in the preview of a moderated book. */
export const readerLabel = (who: ModerationPreview['who']): string =>
  ({
    'child-6': t('A child of 6'),
    'child-9': t('A child of 9'),
    'child-12': t('A child of 12'),
    'child-15': t('A student of 15'),
    teacher: t('A teacher'),
    parent: t('A parent'),
    visitor: t('A visitor'),
  })[who];

/** Why a reader of this kind cannot see the book. */
export const hiddenReasonLabel = (because: NonNullable<ModerationPreview['because']>): string =>
  ({
    age: t('it is for older readers'),
    unrated: t('nobody has said for which age it is'),
    audience: t('it is not for them'),
    price: t('it has to be bought'),
    'sign-in': t('after logging in'),
  })[because];

/** Text of an action in the history. */
export const actionLabel = (move: string): string =>
  (
    ({
      take: t('took it'),
      release: t('gave it back'),
      submit: t('sent it for review'),
      recall: t('took it back'),
      publish: t('published it'),
      archive: t('archived it'),
      edition: t('made a new edition'),
      approve: t('approved it'),
      unapprove: t('took the approval back'),
      return: t('returned it'),
      escalate: t('asked the platform’s team'),
      withdraw: t('withdrew it'),
      settle: t('decided that the reports are settled'),
      edit: t('changed details'),
      undo: t('took a change back'),
      import: t('brought details in by a list'),
      merge: t('made one book of several'),
      sale_refused: t('A family no longer agrees that it is sold'),
      hide: t('hid it at their school'),
      show: t('showed it again at their school'),
      keep: t('let it stay at their school'),
    }) as Record<string, string>
  )[move] ?? move;

/** Label of an action's button. */
export const statusChangeLabel = (move: BookTransition): string =>
  ({
    take: t('Take it'),
    release: t('Give it back'),
    submit: t('Send for review'),
    recall: t('Take it back and change it'),
    approve: t('Approve'),
    unapprove: t('Undo the approval'),
    return: t('Return'),
    escalate: t('Ask the platform'),
    withdraw: t('Withdraw'),
    settle: t('Reports are settled'),
  })[move];

export const memberLabel = (name: string): string =>
  ({
    reading_level: t('Level'),
    age_rating: t('From age'),
    language: t('Language'),
    license: t('Licence'),
    featured: t('Featured'),
    categories: t('Categories'),
    title: t('Title'),
    subtitle: t('Subtitle'),
    isbn: t('ISBN'),
    illustrators: t('Illustrators'),
    translators: t('Translators'),
    narrators: t('Read aloud by'),
    age_min: t('Interesting from age'),
    age_max: t('to age'),
    series: t('Series'),
    series_position: t('Place in the series'),
    publisher: t('Publisher'),
    published_on: t('Published'),
    keywords: t('Keywords'),
    visibility: t('Who hears of it'),
    merged_into: t('Became part of another book'),
    authors: t('Authors'),
    pages: t('Pages'),
    files: t('Files to read'),
    'chapter-added': t('New chapter'),
    'chapter-removed': t('Chapter gone'),
    size: t('Size in bytes'),
    findings: t('Remarks of the check'),
    summary: t('Summary'),
    accessibility: t('Described pictures'),
    cover: t('Cover'),
    audio: t('Sound'),
    price: t('Price'),
    charity_bps: t('Part for a charity'),
    rights: t('By which right'),
    rights_proof: t('Who gave the permission'),
    sdg_goals: t('Goals'),
    themes: t('Themes'),
    class_id: t('Class'),
    currency: t('Currency'),
    charity: t('Part for a charity'),
    charity_id: t('Charity'),
    project_id: t('Project'),
  })[name] ?? name;

/** Label of a book's field. */
export function valueLabel(name: string, value: unknown): string {
  if (name === 'price' && typeof value !== 'string') return value ? formatPrice(value as Money) : t('Free');
  if (name === 'charity_bps' && typeof value === 'number') return t('{percent} %', { percent: value / 100 });
  if (value === null || value === '') return t('Not said');
  if (typeof value === 'string') {
    if (name === 'language') return value === 'und' ? t('Not said') : languageName(value);
    if (name === 'visibility') return visibilityLabel(value as Visibility);
    if (name === 'rights') return rightLabel(value as BookRight);
    if (name === 'license') return licenceLabel(value);
    return ['class_id', 'charity_id', 'project_id'].includes(name) ? t('another one') : value;
  }
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (Array.isArray(value)) return value.join(', ') || t('None');
  return typeof value === 'number' ? String(value) : '';
}
