import { cleanText } from './text.ts';
import type { Finding } from './types.ts';

/** All findings about an accepted book (changes, omissions, remarks), in sentences for a teacher. */
const MESSAGES = {
  SCRIPT_REMOVED: 'A program (script) was taken out. The words and pictures stay.',
  EVENT_HANDLER_REMOVED: 'Hidden instructions that run on a tap or while loading were taken out.',
  UNSAFE_LINK_REMOVED: 'A link that runs a program or leaves the book was taken out.',
  REMOTE_RESOURCE_REMOVED: 'A picture, style or sound that loads from the internet was taken out.',
  EMBEDDED_FRAME_REMOVED: 'An embedded page or player was taken out.',
  FORM_REMOVED: 'A form was taken out; its text stays.',
  REDIRECT_REMOVED: 'An instruction to move to another address was taken out.',
  EXTERNAL_LINK_MARKED: 'A link leads to the internet. Readers are asked before it opens.',
  ENTITY_DECLARATION_REMOVED: 'Text shortcuts that this page defines for itself were taken out.',
  PAGE_REPAIRED:
    'This page breaks the rules of the format and was repaired. Look whether it still reads well.',
  MIMETYPE_MISPLACED:
    'The file “mimetype” is not the first one or is compressed. The book opens all the same.',
  FILE_NOT_KEPT: 'A file of a kind that no book needs was left out.',
  FILE_NOT_LISTED: 'A file that the book does not list was left out.',
  FILE_MISSING: 'The book lists this file but does not contain it.',
  FILE_MISLABELLED: 'This file is of another kind than the book says. It is treated as what it really is.',
  IMAGE_TOO_LARGE: 'This picture has too many pixels to be shown safely and was left out.',
  FONT_TOO_LARGE: 'This font is too large and was left out. Another font takes its place.',
  FONT_UNLOCKED: 'A font that was scrambled for this book was made readable.',
  PAGE_MISSING: 'A page of the reading order cannot be shown and was left out.',
  CONTENTS_MISSING: 'The book has no usable table of contents. Its pages are listed instead.',
  COVER_GUESSED: 'The book names no cover. Its first picture is used.',
  COVER_MISSING: 'The book has no cover picture.',
  COVER_UNREADABLE: 'The picture named as the cover cannot be read.',
  TITLE_MISSING: 'The book names no title. The name of the file is used.',
  LANGUAGE_MISSING: 'The book does not say in which language it is written.',
  LANGUAGE_INVALID: 'The language the book names is not a known language code.',
  TEXT_SHORTENED: 'A very long text in the description of the book was shortened.',
  ATTACHMENT_REMOVED: 'A file attached to this PDF was taken out.',
  MEDIA_REMOVED: 'A film, sound or 3D model inside this PDF was taken out.',
  TEXT_SAMPLED: 'This PDF is long: its words were counted on a sample of its pages.',
  TEXT_PERSONAL:
    'A telephone number, an e-mail, an address or an account stands here. Look whether it is somebody’s own.',
  TEXT_RUDE: 'Words that hurt stand here. Look whether they suit the readers of the book.',
  PICTURE_WITHOUT_WORDS: 'A picture on this page has no description for those who cannot see it.',
  PICTURE_TOLD_PLACE: 'This photo told where it was taken. That was taken out; the picture stays.',
  RIGHTS_RESERVED: 'The file says that all rights are reserved.',
  FINDINGS_SHORTENED: 'There are more remarks of the same kinds than are listed here.',
} satisfies Record<string, string>;

export type FindingCode = keyof typeof MESSAGES;

const MAX_FINDINGS = 200;

/** Collects findings: one for each code and file, at the first line where it occurs. */
export class Findings {
  readonly #seen = new Set<string>();
  readonly #list: Finding[] = [];
  #shortened = false;

  /** `where` is a line, or the words concerned. */
  add(code: FindingCode, path: string, where?: number | string): void {
    const key = `${code}\n${path}`;
    if (this.#seen.has(key)) return;
    if (this.#list.length >= MAX_FINDINGS) {
      this.#shortened = true;
      return;
    }
    this.#seen.add(key);
    const location = cleanText(
      where === undefined ? path : `${path}${typeof where === 'number' ? ':' : ' '}${where}`,
      300,
    );
    this.#list.push({ code, location, message: MESSAGES[code] });
  }

  toJSON(): Finding[] {
    if (!this.#shortened) return this.#list;
    return [
      ...this.#list,
      { code: 'FINDINGS_SHORTENED', location: '', message: MESSAGES.FINDINGS_SHORTENED },
    ];
  }
}
