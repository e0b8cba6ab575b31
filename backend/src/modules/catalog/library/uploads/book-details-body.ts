import { BOOK_RIGHTS, isbnProblem, VISIBILITIES, type BookRight, type Visibility } from '@bookgrove/contract';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  registerDecorator,
  ValidateIf,
} from 'class-validator';

import { Trimmed } from '../../../../platform/http/fields.ts';
import { BodyWithPrice } from './price-body.ts';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';

/** An absent field stays as it is; null or an empty text clears it. */
const Clearable = (name: string) =>
  ValidateIf((body: object) => {
    const value = (body as Record<string, unknown>)[name];
    return value !== undefined && value !== null && value !== '';
  });
const LONG = { message: 'Characters too long' };
const age = { message: 'An age is a whole number from 0 to 99.' };
const rating = { message: 'From which age on a book is fit is a whole number from 0 to 18.' };
const level = { message: 'A level is a whole number from 1 to 6.' };
const place = { message: 'The place in a series is a whole number, e.g. 2.' };
const goal = { message: 'Goals are different whole numbers from 1 to 17.' };

/** Ten or thirteen digits with a correct check digit; the message says what is wrong. */
export function IsIsbn() {
  return (target: object, propertyName: string): void =>
    registerDecorator({
      name: 'isIsbn',
      target: target.constructor,
      propertyName,
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isbnProblem(value) === null,
        defaultMessage: (found) =>
          typeof found?.value === 'string' ? (isbnProblem(found.value) ?? '') : 'An ISBN is text.',
      },
    });
}

const Line = (name: string): PropertyDecorator => {
  const all = [
    ApiProperty({ type: String, nullable: true, required: false }),
    Clearable(name),
    Trimmed(),
    IsString(),
    MaxLength(255, LONG),
  ];
  return (target, key) => all.forEach((one) => one(target, key));
};
const Names = (): PropertyDecorator => {
  const all = [
    IsOptional(),
    IsArray({ message: 'Names come as a list.' }),
    ArrayMaxSize(20, { message: 'At most 20 names.' }),
    IsString({ each: true, message: 'Names are texts.' }),
    MaxLength(255, { each: true, ...LONG }),
  ];
  return (target, key) => all.forEach((one) => one(target, key));
};
const Whole = (name: string, least: number, most: number, words: { message: string }): PropertyDecorator => {
  const all = [
    ApiProperty({ type: Number, nullable: true, required: false }),
    Clearable(name),
    IsInt(words),
    Min(least, words),
    Max(most, words),
  ];
  return (target, key) => all.forEach((one) => one(target, key));
};

/** The details of a book. Absent fields stay as they are; null clears a field. */
export class BookDetailsBody extends BodyWithPrice {
  /** The version that the change was made on; without it there is no check for other changes. */
  @IsOptional()
  @IsInt({ message: 'version must be the version that you have.' })
  @Min(1, { message: 'version must be the version that you have.' })
  version?: number;

  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A book needs a title.' })
  @IsNotEmpty({ message: 'A book needs a title.' })
  @MaxLength(255, LONG)
  title?: string;

  @Line('subtitle')
  subtitle?: string | null;

  @IsOptional()
  @IsString({ message: 'A summary is text.' })
  @MaxLength(5_000, { message: 'A summary has at most 5,000 characters.' })
  summary?: string;

  @Names()
  authors?: string[];

  @Names()
  illustrators?: string[];

  @Names()
  translators?: string[];

  @Names()
  narrators?: string[];

  /** BCP 47; `und` when it is unknown. */
  @IsOptional()
  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
  language?: string;

  @Whole('reading_level', 1, 6, level)
  reading_level?: number | null;

  @Whole('age_min', 0, 99, age)
  age_min?: number | null;

  @Whole('age_max', 0, 99, age)
  age_max?: number | null;

  /** The age from which it is suitable for a child. */
  @Whole('age_rating', 0, 18, rating)
  age_rating?: number | null;

  /** Slugs of categories. */
  @IsOptional()
  @IsArray({ message: 'Categories come as a list.' })
  @ArrayMaxSize(12, { message: 'At most 12 categories.' })
  @Matches(/^[\p{L}\p{N}\p{M}-]{1,64}$/u, { each: true, message: 'A category is named by its slug.' })
  categories?: string[];

  @IsOptional()
  @IsArray({ message: 'Goals come as a list.' })
  @ArrayUnique(goal)
  @IsInt({ each: true, ...goal })
  @Min(1, { each: true, ...goal })
  @Max(17, { each: true, ...goal })
  sdg_goals?: number[];

  /** SPDX name; null: all rights are its owner's. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @Clearable('license')
  @Matches(/^[A-Za-z0-9.+-]{2,64}$/, { message: 'Choose one of the licences.' })
  license?: string | null;

  /** The right to publish it here. */
  @IsOptional()
  @IsIn(BOOK_RIGHTS, { message: 'Choose by which right the book is here.' })
  rights?: BookRight;

  /** Who gave a permission, when and for what. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A permission is written down as text.' })
  @MaxLength(600, { message: 'At most 600 characters.' })
  rights_proof?: string;

  /** Ten or thirteen digits, with any separators. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @Clearable('isbn')
  @IsIsbn()
  isbn?: string | null;

  @Line('publisher')
  publisher?: string | null;

  /** A year, a month or a day. */
  @ApiProperty({ type: String, nullable: true, required: false })
  @Clearable('published_on')
  @Matches(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
    message: 'A day of publication is a year, a month or a day, e.g. 2019 or 2019-04-23.',
  })
  published_on?: string | null;

  @Line('series')
  series?: string | null;

  @Whole('series_position', 0, 9_999, place)
  series_position?: number | null;

  /** Who can find it; the choices differ between a school and the platform's own address. */
  @IsOptional()
  @IsIn(VISIBILITIES, { message: 'Choose who hears of the book.' })
  visibility?: Visibility;

  /** The class of a book with the visibility `class`. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: false })
  @Clearable('class_id')
  @IsUUID(undefined, { message: 'Choose one of your classes.' })
  class_id?: string | null;
}
