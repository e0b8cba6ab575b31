import { AppError } from '../../../platform/errors.ts';
import { assertCleanText } from '../../../platform/http/clean-text.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { validationPipe } from '../../../platform/http/validation.ts';
import { ROSTER } from './parse-csv.ts';
import { RosterFields } from './roster-bodies.ts';

export interface RosterFile {
  name: string;
  content: Buffer;
  fields: RosterFields;
}

const wrong = (field: string, message: string): AppError =>
  new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
    fields: { [field]: [message] },
  });

/** Reads the form of a list: its fields, then the one file. */
export async function receiveRosterFile(request: AppRequest): Promise<RosterFile> {
  if (!request.isMultipart())
    throw new AppError(
      'wrong_kind',
      'not_multipart',
      'Send the list as multipart/form-data with a member called file.',
    );
  const raw: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize: ROSTER.bytes } })) {
    if (part.type !== 'file') {
      raw[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== 'file') {
      part.file.resume();
      throw wrong('file', 'Choose a CSV file, or a zip of them.');
    }
    const content = await part.toBuffer();
    if (part.file.truncated)
      throw new AppError(
        'too_large',
        'file_too_large',
        'A list has at most 10 MB. Split it and bring in the parts.',
      );
    if (content.length === 0) throw wrong('file', 'This file is empty. Choose another one.');
    assertCleanText(raw);
    const fields = (await validationPipe().transform(raw, {
      type: 'body',
      metatype: RosterFields,
    })) as RosterFields;
    return { name: part.filename.replace(/[\0-\x1f]/g, ''), content, fields };
  }
  throw wrong('file', 'Choose a CSV file, or a zip of them.');
}
