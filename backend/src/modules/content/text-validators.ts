import { LANGUAGES } from '@bookgrove/contract';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsIn, IsOptional, Matches } from 'class-validator';

/** Lines without empty ones and surrounding space. */
export const Lines = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value
          .map((line: unknown) => (typeof line === 'string' ? line.trim() : line))
          .filter((line) => line !== '')
      : value,
  );

/** The language of a text. */
export const IsLocale = (): PropertyDecorator =>
  IsIn(LANGUAGES, { message: 'locale must be one of en, fr, ar, hi.' });

/** Slug of a related book; optional. */
export const IsBookAddress = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Matches(/^[\p{L}\p{N}-]{1,120}$/u, { message: 'Give the last part of the book’s address.' }),
  );

/** Texts in several languages, at most one for each. */
export const UniquePerLanguage = (): PropertyDecorator =>
  ArrayUnique(({ locale }: { locale: string }) => locale, { message: 'Each language once.' });
