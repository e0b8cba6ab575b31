import type { Readable } from 'node:stream';
import type { Type } from '@nestjs/common';
import { AppError, invalidFields } from '../errors.ts';
import { assertCleanText } from '../http/clean-text.ts';
import type { AppRequest } from '../http/request.ts';
import { validationPipe } from '../http/validation.ts';

/** An uploaded file: a stream that can be read once. */
export interface IncomingFile {
  name: string;
  content: Readable;
  /** After reading: whether the file was larger than allowed and was cut off. */
  cut(): boolean;
}

/** A refusal that points to one member of the form. */
const wrong = (field: string, message: string): AppError => invalidFields({ [field]: [message] });

/** @throws AppError always: the file is empty */
export const emptyFile = (): AppError => wrong('file', 'This file is empty. Choose another one.');

/**
 * Reads the form of a list: its fields, then the member `file`, which is passed on as a stream.
 * @param form.Fields the checks of the fields; without it the form may hold the file alone
 * @param form.choose message for a missing file, as a sentence
 * @throws AppError wrong_kind for another content type, invalid for other members
 */
export async function receiveImportFile<Fields extends object, T>(
  request: AppRequest,
  form: { bytes: number; choose: string; Fields?: Type<Fields> },
  receive: (file: IncomingFile, fields: Fields) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new AppError(
      'wrong_kind',
      'not_multipart',
      'Send the list as multipart/form-data with a member called file.',
    );
  const raw: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize: form.bytes } })) {
    if (part.type !== 'file') {
      if (!form.Fields)
        throw wrong(part.fieldname.slice(0, 64), 'This member is not known. Send the file alone.');
      raw[part.fieldname] = part.value;
      continue;
    }
    try {
      if (part.fieldname !== 'file') throw wrong('file', form.choose);
      const fields = await checked(raw, form.Fields);
      const name = part.filename.replace(/[\0-\x1f]/g, '').toWellFormed();
      return await receive({ name, content: part.file, cut: () => part.file.truncated }, fields);
    } finally {
      part.file.resume(); // the rest of the request must still be read
    }
  }
  throw wrong('file', form.choose);
}

async function checked<Fields extends object>(raw: object, Fields?: Type<Fields>): Promise<Fields> {
  if (!Fields) return raw as Fields;
  assertCleanText(raw);
  return (await validationPipe().transform(raw, { type: 'body', metatype: Fields })) as Fields;
}
