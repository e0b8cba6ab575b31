import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isEmailAddress } from '../text/email-address.ts';

/** Trims a text before validation; values of other types are left to the validators. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** `true`, `1`, `false` and `0` of a query or form as a boolean; other values are left to the validators. */
export const BooleanText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
  );

/** The member must be the same as another of its body. */
export const SameAs = (other: string, options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'sameAs',
      validator: {
        validate: (value, args) => value === (args?.object as Record<string, unknown> | undefined)?.[other],
      },
    },
    options,
  );

/** A deliverable e-mail address. */
export const IsEmailAddress = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isEmailAddress', validator: { validate: isEmailAddress } }, options);
