import { Query } from '@nestjs/cqrs';

/** The result of the check of a PDF. All its files are below the folder of the request. */
export type ExaminedDocument = {
  /** Processor time of the check, in milliseconds. */
  processor_ms: number;
} & (
  | {
      ok: true;
      /** Path of the cleaned file in the folder. */
      file: string;
      pages: number;
      /** How many pages are drawn, as `pages/1.webp` and so on. */
      drawn: number;
      word_count: number;
      samples: string[];
      /** BCP 47, as stated in the file. */
      language: string | null;
      /** What was changed in the file, in sentences for a teacher. */
      findings: string[];
    }
  | { ok: false; reason: string }
);

/**
 * Checks and cleans a PDF like the file of a book, in the same sandbox, and draws its first pages. The folder belongs
 * to the caller.
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
