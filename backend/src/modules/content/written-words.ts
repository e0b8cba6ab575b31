import { LANGUAGES } from '@bookgrove/contract';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsIn, IsOptional, Matches } from 'class-validator';

/** Lines without what is only space around and between them. */
export const Lines = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value
          .map((line: unknown) => (typeof line === 'string' ? line.trim() : line))
          .filter((line) => line !== '')
      : value,
  );

/** The language in which something is written. */
export const IsLocale = (): PropertyDecorator =>
  IsIn(LANGUAGES, { message: 'locale must be one of en, fr, ar, hi.' });

/** Slug of a book that goes with something, or nothing. */
export const IsBookAddress = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Matches(/^[\p{L}\p{N}-]{1,120}$/u, { message: 'Give the last part of the book’s address.' }),
  );

/** Words in several languages, in each of them once. */
export const OncePerLanguage = (): PropertyDecorator =>
  ArrayUnique(({ locale }: { locale: string }) => locale, { message: 'Each language once.' });
