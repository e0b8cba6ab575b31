import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ExamineDocument, type ExaminedDocument } from '../../contract.ts';
import { inspectBook } from './inspect-book.ts';

/** Time limit; drawing takes longer than reading. */
const SECONDS = 150;

@QueryHandler(ExamineDocument)
export class ExamineDocumentHandler implements IQueryHandler<ExamineDocument> {
  async execute({ file, outDir, drawnPages }: ExamineDocument): Promise<ExaminedDocument> {
    let processor_ms = 0;
    const result = await inspectBook({
      file,
      outDir,
      limits: { pdfDrawnPages: drawnPages, seconds: SECONDS },
      onProcessorTime: (milliseconds) => (processor_ms = milliseconds),
    });
    if (!result.ok) return { ok: false, reason: result.reason, processor_ms };
    const { book } = result;
    return {
      ok: true,
      processor_ms,
      file: `content/${book.manifest.readingOrder[0]!.href}`,
      pages: book.pages,
      drawn: book.drawn_pages ?? 0,
      word_count: book.word_count,
      samples: book.samples ?? [],
      language: book.language,
      findings: [
        ...new Set(
          book.findings.filter(({ code }) => code.endsWith('_REMOVED')).map(({ message }) => message),
        ),
      ],
    };
  }
}
