import type { BookRight, Visibility } from '@bookgrove/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Trimmed } from '../../../../platform/http/fields.ts';
import { BodyWithPrice } from './price-body.ts';
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

/** An absent field stays as it is; null or an empty text clears it. */
const Clearable = (name: string) =>
  ValidateIf((body: object) => {
    const value = (body as Record<string, unknown>)[name];
    return value !== undefined && value !== null && value !== '';
  });
const LONG = { message: 'Characters too long' };

const ClearableNumber = (name: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: Number, nullable: true, required: false }), Clearable(name));
const ClearableText = (name: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, nullable: true, required: false }), Clearable(name));
const Line = (name: string): PropertyDecorator =>
  applyDecorators(ClearableText(name), Trimmed(), IsString(), MaxLength(255, LONG));
const Names = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsArray({ message: 'Names come as a list.' }),
    ArrayMaxSize(20, { message: 'At most 20 names.' }),
    IsString({ each: true, message: 'Names are texts.' }),
    MaxLength(255, { each: true, ...LONG }),
  );
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
  @IsLanguageTag()
  language?: string;

  @ClearableNumber('reading_level')
  @IsReadingLevel()
  reading_level?: number | null;

  @ClearableNumber('age_min')
  @IsReaderAge()
  age_min?: number | null;

  @ClearableNumber('age_max')
  @IsReaderAge()
  age_max?: number | null;

  /** The age from which it is suitable for a child. */
  @ClearableNumber('age_rating')
  @IsAgeRating()
  age_rating?: number | null;

  /** Slugs of categories. */
  @IsOptional()
  @AreCategories()
  categories?: string[];

  @IsOptional()
  @AreGoals()
  sdg_goals?: number[];

  /** SPDX name; null: all rights are its owner's. */
  @ClearableText('license')
  @IsLicence()
  license?: string | null;

  /** The right to publish it here. */
  @IsOptional()
  @IsBookRight()
  rights?: BookRight;

  /** Who gave a permission, when and for what. */
  @IsOptional()
  @Trimmed()
  @IsRightsProof()
  rights_proof?: string;

  /** Ten or thirteen digits, with any separators. */
  @ClearableText('isbn')
  @IsIsbn()
  isbn?: string | null;

  @Line('publisher')
  publisher?: string | null;

  /** A year, a month or a day. */
  @ClearableText('published_on')
  @Matches(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
    message: 'A day of publication is a year, a month or a day, e.g. 2019 or 2019-04-23.',
  })
  published_on?: string | null;

  @Line('series')
  series?: string | null;

  @ClearableNumber('series_position')
  @IsSeriesPosition()
  series_position?: number | null;

  /** Who can find it; the choices differ between a school and the platform's own address. */
  @IsOptional()
  @IsVisibility()
  visibility?: Visibility;

  /** The class of a book with the visibility `class`. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, required: false })
  @Clearable('class_id')
  @IsClassOfBook()
  class_id?: string | null;
}
