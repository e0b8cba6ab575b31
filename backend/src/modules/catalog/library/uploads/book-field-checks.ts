import { applyDecorators } from '@nestjs/common';
import { BOOK_RIGHTS, isbnProblem, VISIBILITIES } from '@bookgrove/contract';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  registerDecorator,
} from 'class-validator';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';

// The checks of the fields of a book, for each body that has them: upload, form, and edit of several books. The message
// of the last check in a list comes first.

const whole = (least: number, most: number, message: string): PropertyDecorator =>
  applyDecorators(IsInt({ message }), Min(least, { message }), Max(most, { message }));

export const IsReadingLevel = (): PropertyDecorator => whole(1, 6, 'A level is a whole number from 1 to 6.');

/** The youngest or oldest readers of a book. */
export const IsReaderAge = (): PropertyDecorator => whole(0, 99, 'An age is a whole number from 0 to 99.');

/** The age from which a book is suitable for a child. */
export const IsAgeRating = (): PropertyDecorator =>
  whole(0, 18, 'From which age on a book is fit is a whole number from 0 to 18.');

export const IsSeriesPosition = (): PropertyDecorator =>
  whole(0, 9_999, 'The place in a series is a whole number, e.g. 2.');

/** BCP 47; `und` when it is unknown. */
export const IsLanguageTag = (): PropertyDecorator =>
  applyDecorators(Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE), MaxLength(35, LANGUAGE_TAG_MESSAGE));

/** SPDX name. */
export const IsLicence = (): PropertyDecorator =>
  Matches(/^[A-Za-z0-9.+-]{2,64}$/, {
    message: 'A licence is named by its SPDX name, e.g. CC-BY-4.0.',
  });

/** By which right a book is here. */
export const IsBookRight = (): PropertyDecorator =>
  IsIn(BOOK_RIGHTS, { message: 'Choose by which right the book is here.' });

/** Who gave a permission, when and for what. */
export const IsRightsProof = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(600, { message: 'At most 600 characters.' }),
    IsString({ message: 'A permission is written down as text.' }),
  );

export const IsVisibility = (): PropertyDecorator =>
  IsIn(VISIBILITIES, { message: 'Choose who hears of the book.' });

/** The class of a book with the visibility `class`. */
export const IsClassOfBook = (): PropertyDecorator =>
  IsUUID(undefined, { message: 'Choose one of your classes.' });

export const AreCategories = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^[\p{L}\p{N}\p{M}-]{1,64}$/u, { each: true, message: 'A category is named by its slug.' }),
    ArrayMaxSize(12, { message: 'At most 12 categories.' }),
    IsArray({ message: 'Categories come as a list.' }),
  );

/** The United Nations' goals, 1 to 17. */
export const AreGoals = (): PropertyDecorator => {
  const message = 'Goals are different whole numbers from 1 to 17.';
  return applyDecorators(
    Max(17, { each: true, message }),
    Min(1, { each: true, message }),
    IsInt({ each: true, message }),
    ArrayUnique({ message }),
    IsArray({ message: 'Goals come as a list.' }),
  );
};

/** Ten or thirteen digits with a correct check digit; the message says what is wrong. */
export function IsIsbn(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isIsbn',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isbnProblem(value) === null,
        defaultMessage: (found) =>
          typeof found?.value === 'string' ? (isbnProblem(found.value) ?? '') : 'An ISBN is text.',
      },
    });
}
