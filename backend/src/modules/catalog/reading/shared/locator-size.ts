import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

const LOCATOR_MAX = 4_000;

/** A JSON object of at most 4,000 characters. */
@ValidatorConstraint({ name: 'smallObject' })
export class LocatorSize implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    // A missing locator is reported by another rule.
    return value === undefined || JSON.stringify(value).length <= LOCATOR_MAX;
  }
  defaultMessage(): string {
    return `locator must have at most ${LOCATOR_MAX} characters.`;
  }
}
