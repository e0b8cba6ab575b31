import { Injectable } from '@nestjs/common';
import { ImportRunConsumer } from '../../../../platform/imports/imports.ts';
import { Consumes } from '../../../../platform/messaging/consumers.ts';
import { RETRY } from '../../../../platform/messaging/retry-schedule.ts';
import { BookListStarted } from '../../contract.ts';
import { BookImports } from './book-imports.ts';

/** Creates and changes the books of a list after somebody started the import. */
@Injectable()
@Consumes(BookListStarted, { name: 'catalog.import-books', queue: 'imports', retry: RETRY.minutes })
export class ImportWhenListStarted extends ImportRunConsumer {
  constructor(imports: BookImports) {
    super(imports);
  }
}
