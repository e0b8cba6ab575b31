import { plainToInstance } from 'class-transformer';
import { type AppError, invalidFields } from '../../../platform/errors.ts';
import { assertCleanText } from '../../../platform/http/clean-text.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { validationPipe } from '../../../platform/http/validation.ts';

/** Largest picture that is accepted, in bytes. */
const PICTURE_BYTES = 2 * 1024 * 1024;

/** A form: its validated fields, and the uploaded picture. */
interface ReceivedForm<T> {
  fields: T;
  picture: Buffer | null;
}

/** Reads a body that is JSON, or a form with at most one picture in the member `picture`, and checks its fields. */
export async function receiveForm<T extends object>(
  request: AppRequest,
  picture: string,
  Fields: new () => T,
): Promise<ReceivedForm<T>> {
  const { raw, file } = request.isMultipart()
    ? await readParts(request, picture)
    : { raw: request.body ?? {}, file: null };
  assertCleanText(raw);
  const fields = (await validationPipe().transform(plainToInstance(Object, raw), {
    type: 'body',
    metatype: Fields,
  })) as T;
  return { fields, picture: file };
}

async function readParts(
  request: AppRequest,
  picture: string,
): Promise<{ raw: Record<string, unknown>; file: Buffer | null }> {
  const raw = Object.create(null) as Record<string, unknown>;
  let file: Buffer | null = null;
  for await (const part of request.parts({ limits: { fileSize: PICTURE_BYTES, files: 1 } })) {
    if (part.type !== 'file') {
      raw[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== picture) {
      part.file.resume();
      throw wrong(part.fieldname, `Send the picture as ${picture}.`);
    }
    const bytes = await part.toBuffer();
    if (part.file.truncated) throw wrong(picture, 'The picture is larger than 2 MB. Choose a smaller one.');
    if (bytes.length > 0) file = bytes;
  }
  return { raw: { ...raw }, file };
}

const wrong = (field: string, words: string): AppError => invalidFields({ [field]: [words] });
