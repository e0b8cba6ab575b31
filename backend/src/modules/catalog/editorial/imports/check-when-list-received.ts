import { Injectable } from '@nestjs/common';
import { ImportCheckConsumer } from '../../../../platform/imports/imports.ts';
import { Consumes } from '../../../../platform/messaging/consumers.ts';
import { RETRY } from '../../../../platform/messaging/retry-schedule.ts';
import { BookListReceived } from '../../contract.ts';
import { BookImports, type ReadBookList } from './book-imports.ts';

/** Reads a list and validates each record. Covers in a zip file are put on their books at once. */
@Injectable()
@Consumes(BookListReceived, { name: 'catalog.check-book-list', queue: 'imports', retry: RETRY.minutes })
export class CheckWhenListReceived extends ImportCheckConsumer<ReadBookList> {
  constructor(imports: BookImports) {
    super(imports);
  }
}
