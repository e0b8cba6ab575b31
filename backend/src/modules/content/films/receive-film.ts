import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '../../../platform/errors.ts';
import type { AppRequest } from '../../../platform/http/request.ts';

export const wrongFile = (message: string): AppError =>
  new AppError('invalid', 'file_refused', 'Please look at the marked fields.', {
    fields: { file: [message] },
  });
const BROKEN = new AppError(
  'malformed',
  'upload_broken',
  'The file did not arrive whole. Please send it again.',
);

/** Hands on the one file of a form while it arrives, at most `most` bytes of it. */
export async function receiveFile<T>(
  request: AppRequest,
  most: number,
  take: (file: MultipartFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new AppError(
      'wrong_kind',
      'not_multipart',
      'Send the file as multipart/form-data with a member called file.',
    );
  for await (const part of request.parts({ limits: { fileSize: most, files: 1 } })) {
    if (part.type !== 'file') continue;
    try {
      if (part.fieldname !== 'file') throw wrongFile('Choose a file.');
      return await take(part);
    } catch (error) {
      throw part.file.errored && !(error instanceof AppError) ? BROKEN : error;
    } finally {
      part.file.resume(); // what was not read must still leave the wire
    }
  }
  throw wrongFile('Choose a file.');
}
