import type { AnnotationBody, AnnotationView } from '@bookgrove/api-client';
import { isLocator, type Locator, type Mark, type MarkColour } from '../../../shared/reader/protocol.ts';

/** A bookmark, a highlight or a note, as the reader shows it. */
export interface Note {
  id: string;
  kind: 'bookmark' | 'highlight' | 'note';
  locator: Locator;
  page: number;
  percentage: number;
  quote: string;
  prefix: string;
  suffix: string;
  text: string;
  colour: MarkColour;
  /** The class with which it is shared. */
  classId: string | null;
  state: AnnotationView['state'];
  /** ISO 8601. */
  created: string;
  /** First name of the classmate or teacher who wrote it; null for the reader's own. */
  writer: string | null;
  /** For the teacher who moderates it: words to check before the class reads them. */
  flags?: AnnotationView['flags'];
}

const KINDS = { bookmarking: 'bookmark', highlighting: 'highlight', commenting: 'note' } as const;
const MOTIVATIONS = { bookmark: 'bookmarking', highlight: 'highlighting', note: 'commenting' } as const;

/** Converts the server's W3C annotation to a note. */
export function noteOf(view: AnnotationView): Note {
  const { selector, locator } = view.target;
  return {
    id: view.id,
    kind: KINDS[view.motivation],
    locator: isLocator(locator) ? locator : { href: '', progression: 0, position: view.page },
    page: view.page,
    percentage: view.percentage,
    quote: selector?.exact ?? '',
    prefix: selector?.prefix ?? '',
    suffix: selector?.suffix ?? '',
    text: view.body?.value ?? '',
    colour: view.colour,
    classId: view.class_id,
    state: view.state,
    created: view.created,
    writer: view.creator,
    ...(view.flags?.length && { flags: view.flags }),
  };
}

/** The request body for a note. */
export const bodyOf = (note: Note, now: Date): AnnotationBody => ({
  motivation: MOTIVATIONS[note.kind],
  locator: note.locator,
  page: note.page,
  percentage: note.percentage,
  quote: note.quote,
  prefix: note.prefix,
  suffix: note.suffix,
  note: note.text,
  colour: note.colour,
  visibility: note.classId === null ? 'private' : 'class',
  ...(note.classId === null ? {} : { class_id: note.classId }),
  client_time: now.toISOString(),
});

/** Compares notes by their order in the book. */
export const byPosition = (a: Note, b: Note): number =>
  a.percentage - b.percentage || a.page - b.page || a.created.localeCompare(b.created);

/** Notes with a text anchor, as the page draws them. */
export const marksOf = (notes: Note[]): Mark[] =>
  notes
    .filter(({ kind, quote }) => kind !== 'bookmark' && quote !== '')
    .map(({ id, locator, quote, prefix, suffix, colour, text }) => ({
      id,
      locator,
      words: { quote, prefix, suffix },
      colour,
      note: text !== '',
    }));
