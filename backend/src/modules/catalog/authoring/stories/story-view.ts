import { ApiProperty } from '@nestjs/swagger';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@bookgrove/contract';
import {
  findQuote,
  picturesIn,
  privateWords,
  STORY_KINDS,
  STORY_STATES,
  type Scene,
  type StoryKind,
  type StoryPage,
  type StoryState,
  type TextQuote,
} from '@bookgrove/contract/stories';
import { BookCharity } from '../../library/books/book-view.ts';
import { Money } from '../../../../platform/http/money.ts';
import type { BookSales } from '../../../commerce/contract.ts';
import { FlaggedWords } from '../../shared/flagged-words.ts';
import { CONSENT_NEEDS, type FamilyAnswer } from './family-consent.ts';
import { mayChooseCharity, transitionsFrom, type StoryPart } from './story.rules.ts';

/** The file of a book that a student put in. */
export class StoryFile {
  name!: string;
  /** The book in which authors, their teachers and guardians read it before it is published. */
  book_id!: string;
  @ApiProperty({ enum: ['waiting', 'processing', 'ready', 'refused'] })
  state!: 'waiting' | 'processing' | 'ready' | 'refused';
  /** Why the check refused it; empty otherwise. */
  reason!: string;
}
export class StoryAuthor {
  id!: string;
  name!: string;
}
const FAMILY_ANSWERS = ['agreed', 'asked', 'no_guardian'] as const;
/** A child among the authors, and what the family says to the publication. */
export class StoryFamily extends StoryAuthor {
  /** `no_guardian`: nobody at home has an account here, so that nobody was asked. */
  @ApiProperty({ enum: FAMILY_ANSWERS })
  answer!: (typeof FAMILY_ANSWERS)[number];
}
/** A story as shown in a list. */
export class StoryEntry {
  id!: string;
  @ApiProperty({ enum: STORY_KINDS })
  kind!: StoryKind;
  title!: string;
  @ApiProperty({ enum: STORY_STATES })
  state!: StoryState;
  author!: StoryAuthor;
  /** Co-authors who have joined. */
  co_authors!: StoryAuthor[];
  /** The viewer is invited as a co-author and has not joined. */
  asked!: boolean;
  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  cover!: object;
  pages!: number;
  /** The file that it was put in as; null for a story with pages. */
  file!: StoryFile | null;
  /** Of a book that was put in as a file. */
  summary!: string;
  /** Comments that are not marked as done. */
  comments!: number;
  /** Of an approved story: what is missing, the consent of a family or the book that is being built. */
  waits_for!: 'family' | 'book' | null;
  /** Slug of its book in the library. */
  book!: string | null;
  /** How many people have opened the book, its authors left out. */
  readers!: number;
  /** How many reactions it has, of all kinds. */
  reactions!: number;
  /** Copies sold and not paid back whole. */
  sold!: number;
  /** Raised for charity by these sales, after refunds, in each currency. */
  raised!: Money[];
  sent_at!: string | null;
  /** Since when an approved story waits; null for any other. */
  waits_since!: string | null;
  /** For reviewers of a story that waits for a decision of theirs or of a family; empty for others. */
  families!: StoryFamily[];
  updated_at!: string;
}
/** Some words of a page, and where they are in the current text; null where they are no longer in it. */
export class StoryQuote {
  exact!: string;
  start!: number | null;
  end!: number | null;
}
export class StoryNote {
  id!: string;
  author!: StoryAuthor;
  page_id!: string;
  quote!: StoryQuote | null;
  text!: string;
  created_at!: string;
  done_at!: string | null;
}
export class StoryStep {
  @ApiProperty({ enum: STORY_STATES })
  state!: StoryState;
  /** The name of the actor; empty for an automatic change. */
  by!: string;
  reason!: string;
  at!: string;
}
/** Flagged words, and the page that they are on. */
export class StoryFlag extends FlaggedWords {
  /** 0 is the cover, with the title. */
  page!: number;
}
/** Text on a picture. */
export class PictureText {
  picture!: string;
  words!: string;
}
/** A story with all data for its authors, readers and reviewers. */
export class StoryView extends StoryEntry {
  /** BCP 47. */
  language!: string;
  /** Pages, by the rules of `libs/contract/src/stories`. */
  body!: object[];
  /** Must be sent with the next change. */
  version!: number;
  notes!: StoryNote[];
  /** What happened to it, oldest first. */
  steps!: StoryStep[];
  /** For reviewers: names of the open classes of who began it; empty for others. */
  classes!: string[];
  /** For reviewers; empty for others. */
  flags!: StoryFlag[];
  /** Texts on pictures of the story. */
  drawn_words!: PictureText[];
  /** What the viewer may do now. */
  may!: ('write' | 'comment' | 'submit' | 'take_back' | 'return' | 'approve' | 'withdraw')[];
  mine!: boolean;
  /** The viewer began it: may invite co-authors and delete it. */
  owned!: boolean;
  /** Who is invited and has not joined; for the one who began the story. */
  waiting!: StoryAuthor[];
  /** Others may make their own version under this licence (SPDX); null: nobody may. */
  @ApiProperty({ type: String, nullable: true })
  license!: string | null;
  /** It is a version of a book and keeps the licence of that book. */
  license_kept!: boolean;
  /** Lines that name the works it is based on, as they are printed. */
  credits!: string[];
  /** The consents that the families of its authors have to give before it is published. */
  @ApiProperty({ enum: CONSENT_PURPOSES, isArray: true })
  needs!: ConsentPurpose[];
  /** The charity that its book names, and the project of it; null while none is chosen. */
  charity!: BookCharity | null;
  /** The viewer may choose that charity now. */
  may_choose_charity!: boolean;
}

export interface StoryRow extends Record<string, unknown> {
  id: string;
  author_id: string;
  kind: StoryKind;
  state: StoryState;
  title: string;
  language: string;
  cover: Scene;
  pages: StoryPage[];
  version: number;
  book_id: string | null;
  file: StoryFile | null;
  summary: string;
  edition_id: string | null;
  sent_at: Date | null;
  waits_since: Date | null;
  updated_at: Date;
  open_notes: number;
  book_slug: string | null;
  readers: number;
  reactions: number;
  co_authors: string[];
  asked: string[];
  license: string | null;
  from_id: string | null;
  credits: string[];
  needs: ConsentPurpose[];
  charity_id: string | null;
  project_id: string | null;
}
/** The columns that `STORY_DETAIL` selects. */
export interface StoryDetail extends StoryRow {
  drawn_words: PictureText[];
}
/** The authors of a story, the one who began it first. */
export const authorsOf = ({
  author_id,
  co_authors,
}: Pick<StoryRow, 'author_id' | 'co_authors'>): string[] => [author_id, ...co_authors];
export const STORY_COLUMNS = `s.id, s.author_id, s.kind, s.state, s.title, s.language, s.cover, s.pages, s.version, s.summary,
  (select json_build_object('name', s.file_name, 'book_id', s.book_id, 'state', f.status, 'reason', coalesce(f.reason, ''))
   from catalog.book_file f where f.tenant_id = s.tenant_id and f.id = s.file_id) as file,
  (select max(h.created_at) from catalog.story_history_entry h
   where h.tenant_id = s.tenant_id and h.story_id = s.id and h.state = 'approved' and s.state = 'approved') as waits_since,
  s.book_id, s.edition_id, s.sent_at, s.updated_at, s.license, s.from_id, s.credits, s.charity_id, s.project_id,
  ${CONSENT_NEEDS},
  array(select c.user_id from catalog.story_co_author c
        where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is not null
        order by c.joined_at, c.user_id) as co_authors,
  array(select c.user_id from catalog.story_co_author c
        where c.tenant_id = s.tenant_id and c.story_id = s.id and c.joined_at is null
        order by c.asked_at, c.user_id) as asked,
  (select count(*)::int from catalog.story_comment c
   where c.tenant_id = s.tenant_id and c.story_id = s.id and c.done_at is null) as open_notes,
  (select b.slug from catalog.book b
   where b.tenant_id = s.tenant_id and b.id = s.book_id and s.state = 'published') as book_slug,
  (select count(*)::int from catalog.reading_progress p
   where p.tenant_id = s.tenant_id and p.book_id = s.book_id and p.user_id <> s.author_id
     and not exists (select from catalog.story_co_author c
       where c.tenant_id = s.tenant_id and c.story_id = s.id and c.user_id = p.user_id)) as readers,
  (select count(*)::int from catalog.book_reaction r
   where r.tenant_id = s.tenant_id and r.book_id = s.book_id) as reactions`;

/** `STORY_COLUMNS` with the columns that only the page of a story needs. */
export const STORY_DETAIL = `${STORY_COLUMNS},
  (select coalesce(json_agg(json_build_object('picture', m.id, 'words', m.words) order by m.id), '[]')
   from catalog.story_media m
   where m.tenant_id = s.tenant_id and m.story_id = s.id and m.words <> '') as drawn_words`;

export interface NoteRow extends Record<string, unknown> {
  id: string;
  author_id: string;
  page_id: string;
  quote: TextQuote | null;
  text: string;
  created_at: Date;
  done_at: Date | null;
}
export interface StepRow extends Record<string, unknown> {
  state: StoryState;
  actor_id: string | null;
  reason: string;
  created_at: Date;
}

export type Names = ReadonlyMap<string, string>;
/** What was sold, by the id of the book. */
export type Sales = ReadonlyMap<string, Pick<BookSales, 'sold' | 'raised'>>;

const named = (ids: string[], names: Names): StoryAuthor[] =>
  ids.map((id) => ({ id, name: names.get(id) ?? '' }));

/** What families say, with the names that staff see. */
const showFamilies = (answers: readonly FamilyAnswer[], names: Names): StoryFamily[] =>
  answers.map(({ child, answer }) => ({
    id: child.id,
    name: names.get(child.id) ?? child.first_name,
    answer,
  }));

export const showEntry = (
  row: StoryRow,
  names: Names,
  viewerId: string,
  families: readonly FamilyAnswer[] = [],
  sales: Sales = new Map(),
): StoryEntry => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  author: { id: row.author_id, name: names.get(row.author_id) ?? '' },
  co_authors: named(row.co_authors, names),
  asked: row.asked.includes(viewerId),
  cover: row.cover,
  pages: row.pages.length,
  file: row.file,
  summary: row.summary,
  comments: row.open_notes,
  waits_for: row.state !== 'approved' ? null : row.edition_id ? 'book' : 'family',
  book: row.book_slug,
  readers: row.readers,
  reactions: row.reactions,
  sold: sales.get(row.book_id ?? '')?.sold ?? 0,
  raised: sales.get(row.book_id ?? '')?.raised ?? [],
  sent_at: row.sent_at?.toISOString() ?? null,
  waits_since: row.waits_since?.toISOString() ?? null,
  families: showFamilies(families, names),
  updated_at: row.updated_at.toISOString(),
});

/** A story as somebody with these parts in it sees it. */
/** What only a reviewer is told; empty for others. */
interface ReviewDetails {
  /** Surnames of the authors, which must not be in the story. */
  surnames: readonly string[];
  /** Names of the open classes of who began it. */
  classes: string[];
}

export function showStory(
  row: StoryDetail,
  notes: NoteRow[],
  steps: StepRow[],
  names: Names,
  { surnames, classes }: ReviewDetails,
  parts: StoryPart[],
  viewerId: string,
  families: readonly FamilyAnswer[],
  sales: Sales,
  charity: BookCharity | null,
): StoryView {
  const transitions = transitionsFrom(row.state, parts);
  const reviewer = parts.includes('reviewer');
  return {
    ...showEntry(row, names, viewerId, families, sales),
    language: row.language,
    body: row.pages,
    version: row.version,
    notes: notes.map((note) => showNote(note, row.pages, names)),
    steps: steps.map(({ state, actor_id, reason, created_at }) => ({
      state,
      by: actor_id ? (names.get(actor_id) ?? '') : '',
      reason,
      at: created_at.toISOString(),
    })),
    classes,
    flags: reviewer ? flagsOf(row, surnames) : [],
    drawn_words: row.drawn_words,
    may: [
      ...(transitions.includes('submit') ? (['write'] as const) : []),
      ...(reviewer && row.state === 'submitted' ? (['comment'] as const) : []),
      ...transitions,
    ],
    mine: parts.includes('author'),
    owned: row.author_id === viewerId,
    waiting: row.author_id === viewerId ? named(row.asked, names) : [],
    license: row.license,
    license_kept: row.from_id !== null,
    credits: row.credits,
    needs: row.needs,
    charity,
    may_choose_charity: mayChooseCharity(row.state, parts),
  };
}

function showNote(note: NoteRow, pages: StoryPage[], names: Names): StoryNote {
  const page = pages.find(({ id }) => id === note.page_id);
  const range = note.quote && page ? findQuote(page.text, note.quote) : null;
  return {
    id: note.id,
    author: { id: note.author_id, name: names.get(note.author_id) ?? '' },
    page_id: note.page_id,
    quote: note.quote && {
      exact: note.quote.exact,
      start: range?.[0] ?? null,
      end: range?.[1] ?? null,
    },
    text: note.text,
    created_at: note.created_at.toISOString(),
    done_at: note.done_at?.toISOString() ?? null,
  };
}

function flagsOf(
  { title, summary, cover, pages, drawn_words }: StoryDetail,
  surnames: readonly string[],
): StoryFlag[] {
  const textOn = (scene: Scene): string =>
    drawn_words
      .filter(({ picture }) => picturesIn(scene).includes(picture))
      .map(({ words }) => words)
      .join('\n');
  return [
    `${title}\n${summary}\n${textOn(cover)}`,
    ...pages.map(({ text, alt, picture }) => `${text}\n${alt}\n${textOn(picture)}`),
  ].flatMap((text, page) => privateWords(text, surnames).map(({ kind, exact }) => ({ kind, exact, page })));
}
