import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { invalidFields } from '../../../platform/errors.ts';
import { birthProblem } from './birth.rules.ts';

/** A year of birth in a body. */
export const BirthYear = (): PropertyDecorator => {
  const message = 'birth_year must be a year, e.g. 2017.';
  return applyDecorators(IsInt({ message }), Min(1990, { message }), Max(2100, { message }));
};

/** A month of birth in a body, 1 to 12. */
export const BirthMonth = (): PropertyDecorator => {
  const message = 'birth_month must be a number from 1 to 12.';
  return applyDecorators(IsInt({ message }), Min(1, { message }), Max(12, { message }));
};

/** @throws AppError naming the member when a month has no year, or the date is in the future */
export function assertBirth(year: number | null, month: number | null, now: Date): void {
  const problem = birthProblem(year, month, now);
  if (problem) throw invalidFields({ [problem.field]: [problem.message] });
}
