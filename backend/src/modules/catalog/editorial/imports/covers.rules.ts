import { toIsbn13 } from '@bookgrove/contract';

/** Limits of a zip file of covers. */
export const COVERS = { most: 500, bytes: 10 * 1024 * 1024, bytesInAll: 200 * 1024 * 1024 } as const;

/** The result for one picture. */
export interface CoverLine {
  line: number;
  file: string;
  isbn: string | null;
  /** Title of the book that it is for. */
  title: string | null;
  book_id: string | null;
  /** Why it was left out; null for a cover that was put on its book. */
  problem: string | null;
}

/** Whether a file is a picture, and not a metadata file that operating systems add to archives. */
export const isCoverName = (path: string): boolean =>
  /\.(?:jpe?g|png|webp)$/i.test(path) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path);

/** The ISBN in the file name of a picture: alone, or among other words (`978-0-306-40615-7 front.jpg`). */
export function isbnInName(path: string): string | null {
  const name = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  const whole = toIsbn13(name);
  if (whole) return whole;
  for (const [found] of name.matchAll(/(?<!\d)(?:97[89][\d -]{10,14}|\d[\d -]{8,11}[\dXx])(?![\dXx])/g)) {
    const isbn = toIsbn13(found.trim());
    if (isbn) return isbn;
  }
  return null;
}
