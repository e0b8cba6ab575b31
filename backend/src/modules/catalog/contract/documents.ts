import { Query } from '@nestjs/cqrs';

/** What the check of a PDF found, with everything written below the folder that was named. */
export type ExaminedDocument =
  | {
      ok: true;
      /** Of the cleaned file, in the folder. */
      file: string;
      pages: number;
      /** So many lie as `pages/1.webp` and so on. */
      drawn: number;
      word_count: number;
      samples: string[];
      /** BCP 47, as the file says. */
      language: string | null;
      /** What was changed in it, in words for a teacher. */
      findings: string[];
    }
  | { ok: false; reason: string };

/**
 * Asks what a PDF holds: it is cleaned like the file of a book, in the same fenced process, and its first pages are
 * drawn. The folder is the asker's own.
 */
export class ExamineDocument extends Query<ExaminedDocument> {
  constructor(
    readonly file: string,
    readonly outDir: string,
    readonly drawnPages: number,
  ) {
    super();
  }
}
