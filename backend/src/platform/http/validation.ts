import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
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

type Gather = ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas'];

/**
 * The library gathers what a class demands anew for every object, and looks at every other class of the application on the
 * way: a tenth of what a list costs. Decorators have all run when the first request comes, so the answer stays.
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

/** What a class demands, by its members: sorted anew for every object as well. Nobody writes into it. */
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
