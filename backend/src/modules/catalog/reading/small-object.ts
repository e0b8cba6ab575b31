import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

const LOCATOR_MAX = 4_000;

/** A JSON object of at most 4,000 characters. */
@ValidatorConstraint({ name: 'smallObject' })
export class SmallObject implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    // Without a locator there is nothing to measure; that it is missing is said by another rule.
    return value === undefined || JSON.stringify(value).length <= LOCATOR_MAX;
  }
  defaultMessage(): string {
    return `locator must have at most ${LOCATOR_MAX} characters.`;
  }
}

/** A moment by the reader's own clock may run ahead of ours by this much. */
export const CLOCK_AHEAD_MS = 86_400_000;
