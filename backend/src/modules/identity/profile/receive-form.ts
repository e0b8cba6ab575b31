import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { assertCleanText } from '../../../platform/http/clean-text.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { validationPipe } from '../../../platform/http/validation.ts';
import { AVATAR } from './avatar.rules.ts';

/** A form about a person: its validated fields, and the uploaded picture. */
interface PersonForm<T> {
  fields: T;
  photo: Buffer | null;
}

const wrong = (field: string, message: string): AppError => invalidFields({ [field]: [message] });

/** Reads a form that comes as JSON, or as multipart with a picture called `avatar`. */
export async function receiveForm<T extends object>(
  request: AppRequest,
  kind: Type<T>,
): Promise<PersonForm<T>> {
  if (!request.isMultipart()) return { fields: await check(kind, request.body ?? {}), photo: null };
  const raw: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let photo: Buffer | null = null;
  for await (const part of request.parts({ limits: { fileSize: AVATAR.bytesMax, files: 1 } })) {
    if (part.type !== 'file') {
      if (raw[part.fieldname] !== undefined) throw wrong(part.fieldname, 'Send this field once.');
      raw[part.fieldname] = part.value;
    } else if (part.fieldname !== 'avatar') {
      part.file.resume();
      throw wrong(part.fieldname, 'The picture is called avatar.');
    } else {
      photo = await part.toBuffer();
      if (part.file.truncated)
        throw wrong('avatar', 'The picture is larger than 2 MB. Choose a smaller one.');
    }
  }
  assertCleanText(raw);
  return { fields: await check(kind, { ...raw }), photo: photo?.length ? photo : null };
}

const check = async <T extends object>(kind: Type<T>, raw: unknown): Promise<T> => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new AppError('malformed', 'bad_body', 'The body must be an object.');
  return (await validationPipe().transform(plainToInstance(Object, raw), {
    type: 'body',
    metatype: kind,
  })) as T;
};
