import type { Multipart, MultipartFile } from '@fastify/multipart';
import { BOOK_RIGHTS, LIMITS, VISIBILITIES, type BookRight, type Visibility } from '@bookgrove/contract';
import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { assertCleanText } from '../../../../platform/http/clean-text.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { validationPipe } from '../../../../platform/http/validation.ts';
import { IsIsbn } from './book-details-body.ts';
import type { UploadParts } from '../../../../platform/uploads/parts.ts';
import { TOO_LARGE, type IncomingFile } from './upload-storage.ts';
import type { BookDetails } from './upload-book.ts';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';

/** A list is sent by repeating its member, or as one text with separators. */
const toList = (separator: string) =>
  Transform(({ value }: { value: unknown }) =>
    (Array.isArray(value) ? value : String(value).split(separator))
      .map((part) => String(part).trim())
      .filter(Boolean),
  );
const toInteger = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : Number(value)));
const age = { message: 'Ages are whole numbers from 0 to 99.' };
const rating = { message: 'age_rating is a whole number from 0 to 21.' };
const goal = { message: 'sdg_goals are different whole numbers from 1 to 17.' };
const position = { message: 'The place in a series is a whole number, e.g. 2.' };
const level = { message: 'reading_level must be a whole number from 1 to 6.' };

/** Fields of an upload, beside `file`. */
export class UploadFields {
  /** Without it the title in the file is used. */
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  title?: string;

  @IsOptional()
  @IsString()
  @MaxLength(5_000, { message: 'Characters too long' })
  summary?: string;

  /** Names, separated by semicolons (because a class signs as "Oak Class, Year 4"). */
  @IsOptional()
  @toList(';')
  @IsArray()
  @ArrayMaxSize(20, { message: 'At most 20 authors.' })
  @MaxLength(LIMITS.textMax, { each: true, message: 'Characters too long' })
  authors?: string[];

  /** Slugs of categories, separated by commas. */
  @IsOptional()
  @toList(',')
  @IsArray()
  @ArrayMaxSize(10, { message: 'At most 10 categories.' })
  @MaxLength(64, { each: true, message: 'Categories are named by their slug.' })
  categories?: string[];

  /** BCP 47. */
  @IsOptional()
  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  language?: string;

  @IsOptional()
  @toInteger
  @IsInt(level)
  @Min(1, level)
  @Max(6, level)
  reading_level?: number;

  @IsOptional()
  @toInteger
  @IsInt(age)
  @Min(0, age)
  @Max(99, age)
  age_min?: number;

  @IsOptional()
  @toInteger
  @IsInt(age)
  @Min(0, age)
  @Max(99, age)
  age_max?: number;

  /** The age from which it is suitable for a child; without it `age_min` is used. */
  @IsOptional()
  @toInteger
  @IsInt(rating)
  @Min(0, rating)
  @Max(21, rating)
  age_rating?: number;

  /** The United Nations' goals it is about, 1 to 17, separated by commas. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    (Array.isArray(value) ? value : String(value).split(',')).filter((part) => part !== '').map(Number),
  )
  @ArrayUnique(goal)
  @IsInt({ each: true, ...goal })
  @Min(1, { each: true, ...goal })
  @Max(17, { each: true, ...goal })
  sdg_goals?: number[];

  /** What it is about, separated by commas. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => [
    ...new Set(
      (Array.isArray(value) ? value : String(value).split(','))
        .map((part) => String(part).trim().toLowerCase())
        .filter(Boolean),
    ),
  ])
  @IsArray()
  @ArrayMaxSize(12, { message: 'At most 12 themes.' })
  @MaxLength(64, { each: true, message: 'A theme has at most 64 characters.' })
  themes?: string[];

  /** SPDX name of its licence, e.g. CC-BY-4.0; without one all rights are its owner's. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9.+-]{2,64}$/, {
    message: 'license must be the SPDX name of a licence, e.g. CC-BY-4.0.',
  })
  license?: string;

  /** The right to publish it here; without it the book stays a draft until somebody has stated it. */
  @IsOptional()
  @IsIn(BOOK_RIGHTS, { message: 'Choose by which right the book is here.' })
  rights?: BookRight;

  /** Who gave a permission, when and for what. */
  @IsOptional()
  @IsString()
  @MaxLength(600, { message: 'At most 600 characters.' })
  rights_proof?: string;

  /** Ten or thirteen digits, with any separators. */
  @IsOptional()
  @IsIsbn()
  isbn?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  series?: string;

  @IsOptional()
  @toInteger
  @IsInt(position)
  @Min(0, position)
  @Max(9_999, position)
  series_position?: number;

  /** Who can find it; without it everybody at the school. */
  @IsOptional()
  @IsIn(VISIBILITIES, { message: 'Choose who hears of the book.' })
  visibility?: Visibility;

  /** The class of a book with the visibility `class`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose one of your classes.' })
  class_id?: string;

  /** Instead of `file`: the id of a file that was uploaded in parts (`/api/uploads`), and their number. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  upload_id?: string;

  @IsOptional()
  @toInteger
  @IsInt({ message: 'upload_parts must be a whole number.' })
  upload_parts?: number;

  /** Name of the file that was uploaded in parts. */
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  upload_name?: string;

  /** `true` publishes the book when its file has passed the check. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => value === true || value === 'true' || value === '1')
  @IsBoolean()
  publish?: boolean;
}

const BROKEN = new AppError(
  'malformed',
  'upload_broken',
  'The file did not arrive whole. Please send it again.',
);
const NO_FILE = invalidFields({ file: ['Choose an EPUB or a PDF file.'] }, 'file_missing');

/**
 * Reads a multipart upload as a stream: its fields, then one file, which is passed on as a stream. A field after the
 * file is refused, because it could not be checked before the file is stored.
 */
export async function receiveUpload<T>(
  request: AppRequest,
  take: (file: IncomingFile, details: BookDetails) => Promise<T>,
  arrived?: UploadParts,
): Promise<T> {
  if (!request.isMultipart())
    throw new AppError(
      'wrong_kind',
      'not_multipart',
      'Send the book as multipart/form-data with a member called file.',
    );
  const raw: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const parts = request.parts();
  for await (const part of parts) {
    if (part.type !== 'file') {
      const before = raw[part.fieldname];
      raw[part.fieldname] = before === undefined ? part.value : [before, part.value].flat();
      continue;
    }
    try {
      if (part.fieldname !== 'file') throw NO_FILE;
      const details = await check(raw);
      return await take(
        incoming(part, () => assertLast(parts)),
        details,
      );
    } catch (error) {
      throw part.file.errored && !(error instanceof AppError) ? BROKEN : error;
    } finally {
      part.file.resume(); // the rest of the request must still be read
    }
  }
  if (!arrived || typeof raw['upload_id'] !== 'string') throw NO_FILE;
  return takeParts(arrived, await check(raw), take);
}

/**
 * Joins the parts of an upload to one file. If it is refused the parts are kept, because the error may be in a field.
 */
async function takeParts<T>(
  arrived: UploadParts,
  { upload_id = '', upload_parts = 0, upload_name = '', ...details }: CheckedFields,
  take: (file: IncomingFile, details: BookDetails) => Promise<T>,
): Promise<T> {
  const whole = await arrived.whole(upload_id, upload_parts);
  if (whole.bytes > LIMITS.uploadBytes) throw TOO_LARGE;
  const taken = await take(
    {
      name: upload_name.replace(/[\0\r\n]/g, ''),
      content: whole.content,
      cut: () => false,
      last: () => Promise.resolve(),
    },
    details,
  );
  await whole.forget();
  return taken;
}

/** Refuses an upload with parts after its file. */
async function assertLast(parts: AsyncIterator<Multipart>): Promise<void> {
  const next = await parts.next();
  if (next.done) return;
  if (next.value.type === 'file') next.value.file.resume();
  throw invalidFields(
    { [next.value.fieldname]: ['Send the file as the last member, and one file only.'] },
    'field_after_file',
  );
}

type CheckedFields = UploadFields & { publish: boolean };

async function check(raw: Record<string, unknown>): Promise<CheckedFields> {
  assertCleanText(raw);
  const fields = (await validationPipe().transform(plainToInstance(Object, { ...raw }), {
    type: 'body',
    metatype: UploadFields,
  })) as UploadFields;
  const { age_min, age_max } = fields;
  if (age_min !== undefined && age_max !== undefined && age_min > age_max)
    throw invalidFields({ age_max: ['The second age must not be below the first.'] });
  return { ...fields, publish: fields.publish ?? false };
}

const incoming = (part: MultipartFile, last: () => Promise<void>): IncomingFile => ({
  name: part.filename.replace(/[\0\r\n]/g, ''),
  content: part.file,
  cut: () => part.file.truncated,
  last,
});
