import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from '../errors.ts';

function collect(
  errors: ValidationError[],
  path: string,
  into: Record<string, string[]>,
): Record<string, string[]> {
  for (const error of errors) {
    const field = path ? `${path}.${error.property}` : error.property;
    if (error.constraints?.['whitelistValidation'])
      into[field] = ['This field is not known here. Leave it out.'];
    // Decorators run from the bottom up: the topmost, which says whether there is anything at all, is to be heard.
    else if (error.constraints) into[field] = [Object.values(error.constraints).at(-1)!];
    if (error.children?.length) collect(error.children, field, into);
  }
  return into;
}

/** The one check of every DTO: unknown members are refused, each wrong one is named with its cure. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (errors) =>
      new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
        fields: collect(errors, '', {}),
      }),
  });
