import {
  DETAILS_TO_APPROVE,
  rightsSettled,
  TRANSITIONS_WITH_REASON,
  type BookMembers,
  type BookReason,
  type BookStage,
  type BookTransition,
  type DetailToApprove,
} from '@bookgrove/contract';
import { AppError } from '../../../../platform/errors.ts';
import { nextBookStatus, type BookStatus } from '../../library/books/book.rules.ts';

type CaseStage = 'open' | 'changes' | 'escalated';

/** The facts that decide the stage of a book. */
interface ModerationStatus {
  status: BookStatus;
  ingestion: 'waiting' | 'processing' | 'ready' | 'refused';
  stage: CaseStage | null;
  /** Its rights, language and age are stated; see `missingDetails`. */
  complete: boolean;
}
/** The moderation case of a book with its assignee. */
export interface ModerationCase extends ModerationStatus {
  owner_id: string | null;
  owner_name: string;
  /** The last decision returned the book. */
  returned: boolean;
  /** It was submitted for review before it was approved. */
  submitted: boolean;
}

/** The stage of a book in moderation. `moderation-sql.ts` states the same in SQL; a test compares the two. */
export function stageOf({ status, ingestion, stage, complete }: ModerationStatus): BookStage {
  if (status === 'archived') return 'withdrawn';
  if (status === 'published') return 'live';
  if (ingestion === 'waiting') return 'uploaded';
  if (ingestion === 'processing') return 'checking';
  if (ingestion === 'refused' || stage === 'changes') return 'changes';
  return status === 'in_review' || stage === 'escalated' || !complete ? 'review' : 'ready';
}

type DetailFacts = Parameters<typeof rightsSettled>[0] & { language: string; age_rating: number | null };

/** What is missing for an approval; `COMPLETE` of `moderation-sql.ts` states the same in SQL. */
export function missingDetails(book: DetailFacts): DetailToApprove[] {
  const stated: Record<DetailToApprove, boolean> = {
    rights: rightsSettled(book),
    language: book.language !== 'und',
    age: book.age_rating !== null,
  };
  return DETAILS_TO_APPROVE.filter((detail) => !stated[detail]);
}

/** The field of a book's form in which a missing detail is filled in, and the message for it. */
const MISSING: Record<DetailToApprove, [field: string, message: string]> = {
  rights: ['license', 'Say by which right the book may be read.'],
  language: ['language', 'Say in which language the book is.'],
  age: ['age_rating', 'Say from which age the book is suitable.'],
};

/**
 * @param confirmed the missing details that the person who approves has named
 * @throws AppError conflict `details_missing` with the fields of the details that they have not named
 */
export function assertDetailsStated(book: DetailFacts, confirmed: readonly DetailToApprove[]): void {
  const missing = missingDetails(book).filter((detail) => !confirmed.includes(detail));
  if (missing.length === 0) return;
  throw new AppError(
    'conflict',
    'details_missing',
    `${missing.join(', ').replace(/^./, (first) => first.toUpperCase())} ${missing.length > 1 ? 'are' : 'is'} missing. Fill in what is missing, or confirm that you approve the book without it.`,
    { fields: Object.fromEntries(missing.map((detail) => [MISSING[detail][0], [MISSING[detail][1]]])) },
  );
}

interface TransitionResult {
  status: BookStatus;
  stage: CaseStage;
  owner_id: string | null;
  owner_name: string;
}

const conflict = (code: string, message: string): AppError => new AppError('conflict', code, message);

/**
 * Status and case of a book after a transition.
 * @throws AppError conflict when the transition cannot start from the book's stage; invalid when its reason is
 * missing
 */
export function applyTransition(
  book: ModerationCase,
  transition: BookTransition,
  actor: { id: string; name: string },
  reason: BookReason | null,
): TransitionResult {
  if (TRANSITIONS_WITH_REASON.includes(transition) && !reason)
    throw new AppError('invalid', 'reason_missing', 'Say why: choose a reason.', {
      fields: { reason: ['Choose a reason.'] },
    });
  const now = stageOf(book);
  const owner = { owner_id: book.owner_id, owner_name: book.owner_name };
  const stage = book.stage ?? 'open';
  switch (transition) {
    case 'take':
      if (book.owner_id && book.owner_id !== actor.id)
        throw conflict('case_taken', `${book.owner_name || 'Somebody else'} looks after this book already.`);
      return { status: book.status, stage, owner_id: actor.id, owner_name: actor.name };
    case 'release':
      return { status: book.status, stage, owner_id: null, owner_name: '' };
    case 'settle':
      return { status: book.status, stage, ...owner };
    case 'submit':
      if (book.status !== 'draft') throw conflict('not_a_draft', 'Only a draft can be sent for a look.');
      nextBookStatus(book, 'publish'); // A file that is not ready cannot be reviewed either.
      return { status: 'in_review', stage: 'open', owner_id: null, owner_name: '' };
    case 'recall':
      if (now !== 'review' || book.status !== 'in_review')
        throw conflict('not_sent', 'Only a book that waits for a look can be taken back.');
      if (book.owner_id || stage !== 'open')
        throw conflict(
          'looked_at',
          `${book.owner_name || 'Somebody'} is looking at this book already. Ask them to return it.`,
        );
      // A requested change stays requested: submitting a book and taking it back does not remove the request.
      return { status: 'draft', stage: book.returned ? 'changes' : 'open', owner_id: null, owner_name: '' };
    case 'approve':
      if (now === 'withdrawn')
        throw conflict('book_withdrawn', 'This book is withdrawn. Publish it in the table of books.');
      return { status: nextBookStatus(book, 'publish'), stage: 'open', ...owner };
    case 'unapprove':
      if (now !== 'live')
        throw conflict('not_published', 'This book is not published any more: there is nothing to undo.');
      return { status: book.submitted ? 'in_review' : 'draft', stage: 'open', ...owner };
    case 'return':
      if (now === 'uploaded' || now === 'checking')
        throw conflict(
          'book_not_ready',
          'The file of this book is still being checked. Try again in a moment.',
        );
      return { status: 'draft', stage: 'changes', ...owner };
    case 'escalate':
      if (now === 'withdrawn') throw conflict('book_withdrawn', 'This book is withdrawn already.');
      return { status: book.status, stage: 'escalated', owner_id: null, owner_name: '' };
    case 'withdraw':
      return { status: nextBookStatus(book, 'archive'), stage: 'open', ...owner };
  }
}

/** Transitions that settle the reports of readers. */
export const settlesReports = (transition: BookTransition): boolean =>
  ['settle', 'withdraw', 'return'].includes(transition);

/** How serious a finding is: `stop` needs a person's decision, `look` a review, `note` states what was corrected. */
type FindingTone = 'stop' | 'look' | 'note';
export interface CardFinding {
  code: string;
  count: number;
  tone: FindingTone;
}

/** Findings of the file's check that a person should review; all others were corrected automatically. */
const TO_LOOK_AT = [
  'PAGE_REPAIRED',
  'PAGE_MISSING',
  'FILE_MISSING',
  'IMAGE_TOO_LARGE',
  'COVER_MISSING',
  'COVER_UNREADABLE',
  'CONTENTS_MISSING',
  'MEDIA_REMOVED',
  'TEXT_PERSONAL',
  'TEXT_RUDE',
  'PICTURE_WITHOUT_WORDS',
];

export interface FindingSource extends Pick<
  BookMembers,
  'license' | 'age_rating' | 'reading_level' | 'language' | 'summary'
> {
  /** The rights in the book are stated completely. */
  rights_settled: boolean;
  accessibility_features: string[];
  format: string | null;
  same_file: number;
  same_isbn: number;
  /** The platform publishes this book for every school. */
  of_platform: boolean;
  /** Band of its text by readability formulas, 0 to 3; null where they have no result. */
  level_guess: number | null;
  /** Codes of the findings of its file. */
  codes: string[];
}

/** The difference between stated and estimated level from which a person has to review it. */
const LEVELS_OFF = 2;
/** The highest of the four bands means this level and all above it. */
const TOP_BAND = 3;

const levelsOff = (level: number, band: number | null): number =>
  band === null || (band === TOP_BAND && level > band) ? 0 : Math.abs(level - (band + 1));
const OPEN_LICENCE = /^(?:CC|PD|GFDL|public)/i;

/** Findings that can be computed from a book, most serious first. */
export function findingsOf(book: FindingSource): CardFinding[] {
  const found: CardFinding[] = [];
  const add = (code: string, tone: FindingTone, count = 1) => found.push({ code, tone, count });
  if (book.same_file > 0) add('SAME_FILE', 'stop', book.same_file);
  if (book.same_isbn > 0) add('SAME_ISBN', 'stop', book.same_isbn);
  if (book.of_platform) add('OF_PLATFORM', 'stop');
  if (book.codes.includes('RIGHTS_RESERVED') && OPEN_LICENCE.test(book.license ?? ''))
    add('RIGHTS_DIFFER', 'stop');
  if (!book.rights_settled) add('RIGHTS_MISSING', 'stop');
  if (book.age_rating === null) add('AGE_MISSING', 'stop');
  if (book.reading_level === null) add('LEVEL_MISSING', 'look');
  else if (levelsOff(book.reading_level, book.level_guess) >= LEVELS_OFF)
    add('LEVEL_DIFFERS', 'look', book.level_guess! + 1);
  if (book.language === 'und') add('LANGUAGE_UNKNOWN', 'look');
  if (!book.summary) add('SUMMARY_MISSING', 'look');
  if (
    !book.codes.includes('PICTURE_WITHOUT_WORDS') &&
    book.format === 'epub' &&
    !book.accessibility_features.includes('alternativeText')
  )
    add('PICTURES_UNDESCRIBED', 'look');
  const counts = new Map<string, number>();
  for (const code of book.codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  for (const [code, count] of counts) add(code, TO_LOOK_AT.includes(code) ? 'look' : 'note', count);
  const order: FindingTone[] = ['stop', 'look', 'note'];
  return found.sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));
}
