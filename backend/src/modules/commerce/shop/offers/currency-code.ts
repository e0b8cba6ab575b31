import { isCurrency } from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** Trims a code and writes it in capital letters. */
export const upperCase = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value,
);

/** A currency of ISO 4217, in letters of any case. */
export const IsCurrencyCode = (): PropertyDecorator => (target, member) => {
  upperCase(target, member);
  ValidateBy({
    name: 'isCurrencyCode',
    validator: {
      validate: (value) => typeof value === 'string' && isCurrency(value),
      defaultMessage: () => 'A currency is named by its three letters, e.g. GBP.',
    },
  })(target, member);
};
