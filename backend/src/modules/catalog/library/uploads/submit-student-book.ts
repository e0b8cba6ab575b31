import { Command } from '@nestjs/cqrs';
import type { UploadedDetails } from './receive-upload.ts';
import type { IncomingFile } from './upload-storage.ts';

/**
 * A student puts in an EPUB or PDF file of their own work. It is a story whose book has a file instead of pages: the
 * file is checked at once, and review, consent, publishing, withdrawal and erasure are those of a story.
 */
export class SubmitStudentBook extends Command<{ id: string; status: 'waiting'; story_id: string }> {
  constructor(
    readonly authorId: string,
    readonly file: IncomingFile,
    readonly details: UploadedDetails,
  ) {
    super();
  }
}
