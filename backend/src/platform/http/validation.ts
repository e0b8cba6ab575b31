import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { invalidFields } from '../errors.ts';
import { UNKNOWN_FIELD } from './clean-text.ts';

function collect(
  errors: ValidationError[],
  path: string,
  into: Record<string, string[]>,
): Record<string, string[]> {
  for (const error of errors) {
    const field = path ? `${path}.${error.property}` : error.property;
    if (error.constraints?.['whitelistValidation']) into[field] = [UNKNOWN_FIELD];
    // Decorators run from the bottom up; the message shown is that of the topmost one, which checks presence.
    else if (error.constraints) into[field] = [Object.values(error.constraints).at(-1)!];
    if (error.children?.length) collect(error.children, field, into);
  }
  return into;
}

type Gather = ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas'];

/**
 * class-validator collects the rules of a class again for every object and searches all classes of the
 * application for it: a tenth of the cost of a list. All decorators have run when the first request arrives,
 * so the result is cached.
 */
export function remembered(gather: Gather): Gather {
  const known = new WeakMap<object, ReturnType<Gather>>();
  return (target, schema, always, strictGroups, groups) => {
    if (typeof target !== 'function' || schema || always || strictGroups || groups?.length)
      return gather(target, schema, always, strictGroups, groups);
    const found = known.get(target) ?? gather(target, schema, always, strictGroups, groups);
    known.set(target, found);
    return found;
  };
}
type Group = ReturnType<typeof getMetadataStorage>['groupByPropertyName'];

/** The rules of a class by member, which the library would also group again for every object. Never modified. */
export function sortedOnce(group: Group): Group {
  const known = new WeakMap<object, ReturnType<Group>>();
  return (demands) => {
    const found = known.get(demands) ?? group(demands);
    known.set(demands, found);
    return found;
  };
}
const storage = getMetadataStorage();
storage.getTargetValidationMetadatas = remembered(storage.getTargetValidationMetadatas.bind(storage));
storage.groupByPropertyName = sortedOnce(storage.groupByPropertyName.bind(storage));

/**
 * Validation of every DTO: unknown members are refused, and each wrong member is named with a message on how
 * to correct it.
 */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (errors) => invalidFields(collect(errors, '', {})),
  });
