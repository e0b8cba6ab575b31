import { ApiProperty } from '@nestjs/swagger';
import { privateWords } from '@bookgrove/contract/stories';
import { FlaggedWords } from '../../shared/flagged-words.ts';
import type { NoteState } from './note.rules.ts';

/** The text of a note (W3C Web Annotation, `TextualBody`). */
export class AnnotationText {
  type!: 'TextualBody';
  purpose!: 'commenting';
  value!: string;
}

/** Finds the position by its text (W3C Web Annotation, `TextQuoteSelector`). */
export class QuoteSelector {
  type!: 'TextQuoteSelector';
  exact!: string;
  prefix!: string;
  suffix!: string;
}

/** The position in the book (W3C Web Annotation, `SpecificResource`). */
export class AnnotationTarget {
  /** `urn:uuid:` and the book's id. */
  source!: string;
  selector!: QuoteSelector | null;
  /** Position: href, CFI, progression. */
  locator!: object;
}

/** A bookmark, a highlight or a note. */
export class AnnotationView {
  id!: string;
  type!: 'Annotation';
  motivation!: 'bookmarking' | 'highlighting' | 'commenting';
  target!: AnnotationTarget;
  body!: AnnotationText | null;
  created!: string;
  modified!: string;
  /** First name of the writer; null for one's own. */
  creator!: string | null;
  page!: number;
  /** 0 to 100. */
  percentage!: number;
  colour!: 'sun' | 'leaf' | 'sky' | 'rose';
  visibility!: 'private' | 'class';
  class_id!: string | null;
  /** `waiting` for a review, `shown` to the class or `hidden` from it; `own` for one that is not shared. */
  @ApiProperty({ enum: ['own', 'waiting', 'shown', 'hidden'] })
  state!: NoteState;
  /** Flagged words, for those who review it. */
  flags!: FlaggedWords[];
}

export interface AnnotationRow extends Record<string, unknown> {
  id: string;
  user_id: string;
  book_id: string;
  motivation: AnnotationView['motivation'];
  locator: object;
  page: number;
  percentage: number;
  quote: string;
  prefix: string;
  suffix: string;
  note: string;
  colour: AnnotationView['colour'];
  class_id: string | null;
  state: NoteState;
  created_at: Date;
  updated_at: Date;
}

export const ANNOTATION_COLUMNS = `id, user_id, book_id, motivation, locator, page, percentage, quote, prefix, suffix, note,
  colour, class_id, state, created_at, updated_at`;

/** A row as the API shows it. `creator` is the first name of another writer, `reviews` whether the viewer reviews notes of its class. */
export const annotationView = (
  row: AnnotationRow,
  creator: string | null = null,
  reviews = false,
): AnnotationView => ({
  id: row.id,
  type: 'Annotation',
  motivation: row.motivation,
  target: {
    source: `urn:uuid:${row.book_id}`,
    selector: row.quote
      ? { type: 'TextQuoteSelector', exact: row.quote, prefix: row.prefix, suffix: row.suffix }
      : null,
    locator: row.locator,
  },
  body: row.note ? { type: 'TextualBody', purpose: 'commenting', value: row.note } : null,
  created: row.created_at.toISOString(),
  modified: row.updated_at.toISOString(),
  creator,
  page: row.page,
  percentage: row.percentage,
  colour: row.colour,
  visibility: row.class_id === null ? 'private' : 'class',
  class_id: row.class_id,
  state: row.state,
  flags: reviews ? privateWords(row.note) : [],
});
