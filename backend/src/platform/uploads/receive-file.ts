import type { MultipartFile } from '@fastify/multipart';
import { AppError, invalidFields } from '../errors.ts';
import type { AppRequest } from '../http/request.ts';

export const wrongFile = (message: string): AppError => invalidFields({ file: [message] }, 'file_refused');
const BROKEN = new AppError(
  'malformed',
  'upload_broken',
  'The file did not arrive whole. Please send it again.',
);

/** Passes the only file of a form on as a stream, at most `most` bytes. */
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
      part.file.resume(); // the rest of the request must still be read
    }
  }
  throw wrongFile('Choose a file.');
}
