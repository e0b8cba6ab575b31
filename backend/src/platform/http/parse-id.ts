import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors.ts';
import { isUuid } from '../ids.ts';

/** A path segment that must be an id. Anything else is answered 404, like an unknown id. */
@Injectable()
export class ParseId implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw notFound('thing');
    return value.toLowerCase();
  }
}
