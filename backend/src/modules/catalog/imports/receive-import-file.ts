import { AppError } from '../../../platform/errors.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { LIST } from './onix.ts';
import type { IncomingList } from './receive-import.ts';

const wrong = (field: string, message: string): AppError =>
  new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
    fields: { [field]: [message] },
  });
const NO_FILE = wrong('file', 'Choose an ONIX 3 file, or a table of books as CSV.');

/** Reads the form of a list of books: one member, the file, which is handed on as a stream. */
export async function receiveImportFile<T>(
  request: AppRequest,
  take: (file: IncomingList) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new AppError(
      'wrong_kind',
      'not_multipart',
      'Send the list as multipart/form-data with a member called file.',
    );
  for await (const part of request.parts({ limits: { fileSize: LIST.bytes } })) {
    if (part.type !== 'file')
      throw wrong(part.fieldname.slice(0, 64), 'This member is not known. Send the file alone.');
    try {
      if (part.fieldname !== 'file') throw NO_FILE;
      return await take({
        name: part.filename.replace(/[\0-\x1f]/g, '').toWellFormed(),
        content: part.file,
        cut: () => part.file.truncated,
      });
    } finally {
      part.file.resume(); // what was not read must still leave the wire
    }
  }
  throw NO_FILE;
}
