import type { Multipart, MultipartFile } from '@fastify/multipart';
import { LIMITS, type BookRight, type Visibility } from '@bookgrove/contract';
import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { assertCleanText } from '../../../../platform/http/clean-text.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { validationPipe } from '../../../../platform/http/validation.ts';
import {
  AreCategories,
  AreGoals,
  IsAgeRating,
  IsBookRight,
  IsClassOfBook,
  IsIsbn,
  IsLanguageTag,
  IsLicence,
  IsReaderAge,
  IsReadingLevel,
  IsRightsProof,
  IsSeriesPosition,
  IsVisibility,
} from './book-field-checks.ts';
import type { UploadParts } from '../../../../platform/uploads/parts.ts';
import { TOO_LARGE, type IncomingFile } from './upload-storage.ts';

/** A list is sent by repeating its member, or as one text with separators. */
const toList = (separator: string) =>
  Transform(({ value }: { value: unknown }) =>
    (Array.isArray(value) ? value : String(value).split(separator))
      .map((part) => String(part).trim())
      .filter(Boolean),
  );
const toInteger = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : Number(value)));

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
  @AreCategories()
  categories?: string[];

  /** BCP 47. */
  @IsOptional()
  @IsLanguageTag()
  language?: string;

  @IsOptional()
  @toInteger
  @IsReadingLevel()
  reading_level?: number;

  @IsOptional()
  @toInteger
  @IsReaderAge()
  age_min?: number;

  @IsOptional()
  @toInteger
  @IsReaderAge()
  age_max?: number;

  /** The age from which it is suitable for a child; without it `age_min` is used. */
  @IsOptional()
  @toInteger
  @IsAgeRating()
  age_rating?: number;

  /** The United Nations' goals it is about, 1 to 17, separated by commas. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    (Array.isArray(value) ? value : String(value).split(',')).filter((part) => part !== '').map(Number),
  )
  @AreGoals()
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
  @IsLicence()
  license?: string;

  /** The right to publish it here; without it the book stays a draft until somebody has stated it. */
  @IsOptional()
  @IsBookRight()
  rights?: BookRight;

  /** Who gave a permission, when and for what. */
  @IsOptional()
  @IsRightsProof()
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
  @IsSeriesPosition()
  series_position?: number;

  /** Who can find it; without it everybody at the school. */
  @IsOptional()
  @IsVisibility()
  visibility?: Visibility;

  /** The class of a book with the visibility `class`. */
  @IsOptional()
  @IsClassOfBook()
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

type CheckedFields = UploadFields & { publish: boolean };

/** What the uploader states about the book; missing details come from the file. */
export type UploadedDetails = Omit<
  CheckedFields,
  'upload_id' | 'upload_parts' | 'upload_name' | 'class_id'
> & {
  class_id?: string | null;
};

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
  take: (file: IncomingFile, details: UploadedDetails) => Promise<T>,
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
  take: (file: IncomingFile, details: UploadedDetails) => Promise<T>,
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
