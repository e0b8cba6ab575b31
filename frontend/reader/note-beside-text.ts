import type { EPUB, Target } from 'foliate-js/epub.js';
import type { BookFiles } from './book-files.ts';

/** Title of the note and label of its button, in the language of the book: the note is in it, too. */
const WORDS: Record<string, [title: string, close: string]> = {
  en: ['Note', 'Close'],
  fr: ['Note', 'Fermer'],
  ar: ['ملاحظة', 'إغلاق'],
  hi: ['टिप्पणी', 'बंद करें'],
};
/** Links of a note back to the text. */
const BACK = '[role~="doc-backlink"], [*|type~="backlink"]';
const BLOCKS = 'p, li, div, h1, h2, h3, h4, blockquote';
const EPUB_TYPES = 'http://www.idpf.org/2007/ops';

/** Whether a link of a book leads to a note: by its role, or by its structural semantics. */
export const isNoteLink = (link: Element): boolean =>
  /(?:^|\s)doc-noteref(?:\s|$)/.test(link.getAttribute('role') ?? '') ||
  /(?:^|\s)noteref(?:\s|$)/.test(
    link.getAttributeNS(EPUB_TYPES, 'type') ?? link.getAttribute('epub:type') ?? '',
  );

/** The paragraphs of a note, without its link back to the text. */
export function textOfNote(note: Element): string[] {
  const copy = note.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll(BACK)) link.remove();
  const blocks = [...copy.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  return (blocks.length > 0 ? blocks : [copy])
    .map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

interface NoteOptions {
  epub: EPUB;
  files: BookFiles;
  /** The link, and the address in the book to which it leads. */
  link: Element;
  href: string;
  language: string;
}

/** Shows the note of a link over the page. Returns false when its text is not found: the link then opens as a page. */
export async function showNote({ epub, files, link, href, language }: NoteOptions): Promise<boolean> {
  const target = epub.resolveHref(href);
  const note = target && (await elementOf(epub, files, target));
  const paragraphs = note ? textOfNote(note) : [];
  if (!note || paragraphs.length === 0) return false;
  const [title, close] = WORDS[language.split('-')[0]!.toLowerCase()] ?? WORDS['en']!;
  const dialog = document.createElement('dialog');
  dialog.className = 'note';
  dialog.style.background = getComputedStyle(document.documentElement).backgroundColor;
  dialog.setAttribute('aria-label', title);
  dialog.dir = note.closest('[dir]')?.getAttribute('dir') ?? 'auto';
  dialog.lang = language;
  for (const text of paragraphs) {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    dialog.append(paragraph);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = close;
  dialog.append(button);
  // Taps and keys are the note's while it is open: none of them turns the page behind it.
  for (const name of ['keydown', 'click', 'touchstart', 'touchend'])
    dialog.addEventListener(name, (event) => event.stopPropagation());
  const leave = () => dialog.close();
  button.addEventListener('click', leave);
  dialog.addEventListener('click', ({ target: hit }) => hit === dialog && leave());
  dialog.addEventListener('close', () => {
    dialog.remove();
    (link as HTMLElement).focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return true;
}

/** The element to which a target points, in a document of its own: the page of the note need not be loaded. */
async function elementOf(epub: EPUB, files: BookFiles, { index, anchor }: Target): Promise<Element | null> {
  const section = epub.sections[index];
  const text = section && (await files.loadText(section.id));
  if (!text || typeof anchor !== 'function') return null;
  const found = anchor(new DOMParser().parseFromString(text, 'application/xhtml+xml'));
  // The title of a file is not part of its text.
  return found instanceof Element && found.closest('body') ? found : null;
}
