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
import { FoundWords } from '../found-words.ts';
import { NEEDS } from './family-key.ts';
import { movesFrom, type StoryMove, type StoryPart } from './story.rules.ts';

/** A story as a list shows it. */
export class StoryEntry {
  id!: string;
  @ApiProperty({ enum: STORY_KINDS })
  kind!: StoryKind;
  title!: string;
  @ApiProperty({ enum: STORY_STATES })
  state!: StoryState;
  author!: StoryAuthor;
  /** Who writes along with the author. */
  co_authors!: StoryAuthor[];
  /** The asker was asked to write along, and has not said yes. */
  asked!: boolean;
  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  cover!: object;
  pages!: number;
  /** Comments that are not done yet. */
  comments!: number;
  /** Approved, but its family has not said yes, or its book is still being made. */
  waits_for!: 'family' | 'book' | null;
  /** The book on the shelf. */
  book!: string | null;
  /** Who has opened the book, its authors left out. */
  readers!: number;
  /** What its readers said, all kinds together. */
  reactions!: number;
  sent_at!: string | null;
  updated_at!: string;
}
export class StoryAuthor {
  id!: string;
  name!: string;
}
/** Some words of a page, and where they stand today; null where nothing of them is left. */
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
  /** Empty where a machine did it. */
  by!: string;
  reason!: string;
  at!: string;
}
/** Words that somebody should look at before others do. */
export class StoryFlag extends FoundWords {
  /** 0 is the cover, with the title. */
  page!: number;
}
/** What stands on a picture that was drawn with words. */
export class DrawnWords {
  picture!: string;
  words!: string;
}
/** A story with everything that its maker, its reader or its reviewer needs. */
export class StoryView extends StoryEntry {
  /** BCP 47. */
  language!: string;
  /** Pages, by the rules of `libs/contract/src/stories`. */
  body!: object[];
  /** Goes along with the next change. */
  version!: number;
  notes!: StoryNote[];
  /** What happened to it, oldest first. */
  steps!: StoryStep[];
  /** For those who review; empty for others. */
  flags!: StoryFlag[];
  /** Words on pictures of the story, which nobody finds in its text. */
  drawn_words!: DrawnWords[];
  /** What the asker may do now. */
  may!: ('write' | 'comment' | 'submit' | 'take_back' | 'return' | 'approve' | 'withdraw')[];
  mine!: boolean;
  /** The asker began it: asks others to write along, and may delete it. */
  owned!: boolean;
  /** Who was asked to write along and has not answered; for the one who asked. */
  waiting!: StoryAuthor[];
  /** Others may make their own version under this licence (SPDX); null: nobody may. */
  @ApiProperty({ type: String, nullable: true })
  license!: string | null;
  /** What it is a version of keeps its licence, so it cannot be chosen. */
  license_kept!: boolean;
  /** Whose work it stands on, as it is printed. */
  credits!: string[];
  /** What the families of its authors are asked before it is a book. */
  @ApiProperty({ enum: CONSENT_PURPOSES, isArray: true })
  needs!: ConsentPurpose[];
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
  edition_id: string | null;
  sent_at: Date | null;
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
}
/** A story as `STORY_DETAIL` selects it. */
export interface StoryDetail extends StoryRow {
  drawn_words: DrawnWords[];
}
/** Everybody who wrote it, the one who began first. */
export const authorsOf = ({
  author_id,
  co_authors,
}: Pick<StoryRow, 'author_id' | 'co_authors'>): string[] => [author_id, ...co_authors];
export const STORY_COLUMNS = `s.id, s.author_id, s.kind, s.state, s.title, s.language, s.cover, s.pages, s.version,
  s.book_id, s.edition_id, s.sent_at, s.updated_at, s.license, s.from_id, s.credits, ${NEEDS},
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

/** With what only somebody who opens the story needs to know. */
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

const named = (ids: string[], names: Names): StoryAuthor[] =>
  ids.map((id) => ({ id, name: names.get(id) ?? '' }));

export const showEntry = (row: StoryRow, names: Names, askerId: string): StoryEntry => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  author: { id: row.author_id, name: names.get(row.author_id) ?? '' },
  co_authors: named(row.co_authors, names),
  asked: row.asked.includes(askerId),
  cover: row.cover,
  pages: row.pages.length,
  comments: row.open_notes,
  waits_for: row.state !== 'approved' ? null : row.edition_id ? 'book' : 'family',
  book: row.book_slug,
  readers: row.readers,
  reactions: row.reactions,
  sent_at: row.sent_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
});

const MAY_WRITE: StoryMove[] = ['submit'];

/** Everything of a story, for somebody with these parts in it. */
export function showStory(
  row: StoryDetail,
  notes: NoteRow[],
  steps: StepRow[],
  names: Names,
  surnames: readonly string[],
  parts: StoryPart[],
  askerId: string,
): StoryView {
  const moves = movesFrom(row.state, parts);
  const reviewer = parts.includes('reviewer');
  return {
    ...showEntry(row, names, askerId),
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
    flags: reviewer ? flagsOf(row, surnames) : [],
    drawn_words: row.drawn_words,
    may: [
      ...(MAY_WRITE.some((move) => moves.includes(move)) ? (['write'] as const) : []),
      ...(reviewer && row.state === 'submitted' ? (['comment'] as const) : []),
      ...moves,
    ],
    mine: parts.includes('author'),
    owned: row.author_id === askerId,
    waiting: row.author_id === askerId ? named(row.asked, names) : [],
    license: row.license,
    license_kept: row.from_id !== null,
    credits: row.credits,
    needs: row.needs,
  };
}

function showNote(note: NoteRow, pages: StoryPage[], names: Names): StoryNote {
  const page = pages.find(({ id }) => id === note.page_id);
  const place = note.quote && page ? findQuote(page.text, note.quote) : null;
  return {
    id: note.id,
    author: { id: note.author_id, name: names.get(note.author_id) ?? '' },
    page_id: note.page_id,
    quote: note.quote && {
      exact: note.quote.exact,
      start: place?.[0] ?? null,
      end: place?.[1] ?? null,
    },
    text: note.text,
    created_at: note.created_at.toISOString(),
    done_at: note.done_at?.toISOString() ?? null,
  };
}

function flagsOf(
  { title, cover, pages, drawn_words }: StoryDetail,
  surnames: readonly string[],
): StoryFlag[] {
  const on = (scene: Scene): string =>
    drawn_words
      .filter(({ picture }) => picturesIn(scene).includes(picture))
      .map(({ words }) => words)
      .join('\n');
  return [
    `${title}\n${on(cover)}`,
    ...pages.map(({ text, alt, picture }) => `${text}\n${alt}\n${on(picture)}`),
  ].flatMap((text, page) => privateWords(text, surnames).map(({ kind, exact }) => ({ kind, exact, page })));
}
