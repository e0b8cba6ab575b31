import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isEmailAddress } from '../text/email-address.ts';

/** Takes the blanks around a text away before it is judged; anything else is left for the checks to refuse. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

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

/** An address to which mail can be sent. */
export const IsEmailAddress = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isEmailAddress', validator: { validate: isEmailAddress } }, options);
