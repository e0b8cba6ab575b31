import { t } from '../../../i18n/index.ts';
import type { Note } from './note.ts';

export type ExportFormat = 'text' | 'markdown' | 'json';

interface BookOfNotes {
  id: string;
  title: string;
  authors: string[];
}

/** Exports a person's notes of a book: plain text, Markdown, or W3C Web Annotations (JSON-LD). */
export function exportNotes(
  format: ExportFormat,
  book: BookOfNotes,
  notes: Note[],
): { name: string; type: string; text: string } {
  const name = book.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'notes';
  if (format === 'json')
    return {
      name: `${name}.json`,
      type: 'application/ld+json',
      text: `${JSON.stringify(asCollection(book, notes), null, 2)}\n`,
    };
  return format === 'markdown'
    ? { name: `${name}.md`, type: 'text/markdown', text: asMarkdown(book, notes) }
    : { name: `${name}.txt`, type: 'text/plain', text: asText(book, notes) };
}

const pageOf = ({ page }: Note): string => t('Page {page}', { page });

function asText({ title, authors }: BookOfNotes, notes: Note[]): string {
  const lines = notes.map((note) =>
    [
      pageOf(note) + (note.kind === 'bookmark' ? `: ${t('Bookmark')}` : ''),
      note.quote && `“${note.quote}”`,
      note.text,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return `${[title, authors.join(', '), ...lines].filter(Boolean).join('\n\n')}\n`;
}

/** Escapes characters that have a meaning in Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${plain(line)}`)
    .join('\n');

function asMarkdown({ title, authors }: BookOfNotes, notes: Note[]): string {
  const parts = notes.map((note) =>
    [
      `## ${pageOf(note)}${note.kind === 'bookmark' ? ` · ${t('Bookmark')}` : ''}`,
      note.quote && quoted(note.quote),
      plain(note.text),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `${[`# ${plain(title)}`, plain(authors.join(', ')), ...parts].filter(Boolean).join('\n\n')}\n`;
}

const MOTIVATIONS = { bookmark: 'bookmarking', highlight: 'highlighting', note: 'commenting' } as const;

function asCollection({ id, title }: BookOfNotes, notes: Note[]): object {
  return {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    type: 'AnnotationCollection',
    label: title,
    total: notes.length,
    first: {
      type: 'AnnotationPage',
      items: notes.map((note) => ({
        id: `urn:uuid:${note.id}`,
        type: 'Annotation',
        motivation: MOTIVATIONS[note.kind],
        created: note.created,
        ...(note.text ? { body: { type: 'TextualBody', value: note.text, format: 'text/plain' } } : {}),
        target: { source: `urn:uuid:${id}`, selector: selectorsOf(note) },
      })),
    },
  };
}

function selectorsOf({ locator, quote, prefix, suffix, page }: Note): object[] {
  return [
    ...(locator.cfi
      ? [
          {
            type: 'FragmentSelector',
            conformsTo: 'http://idpf.org/epub/linking/cfi/epub-cfi.html',
            value: locator.cfi,
          },
        ]
      : []),
    ...(quote ? [{ type: 'TextQuoteSelector', exact: quote, prefix, suffix }] : []),
    { type: 'FragmentSelector', value: `page=${page}` },
  ];
}
