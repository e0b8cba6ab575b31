import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';

/** What this module holds of people. */
@Injectable()
@DeclaresPersonalData()
export class CatalogPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'catalog.book',
      columns: ['created_by', 'authors', 'illustrators', 'translators', 'narrators'],
      export: {
        name: 'books-uploaded',
        text: `select id, title, status, created_at from catalog.book
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        keep: 'Books belong to the school. The uploader shows as an erased person; the authors are those printed in the book.',
      },
    },
    {
      table: 'catalog.reading_progress',
      columns: ['user_id'],
      export: {
        name: 'reading',
        text: `select book_id, percentage, locator, client_time, updated_at from catalog.reading_progress
               where tenant_id = $1::uuid and user_id = $2::uuid order by updated_at`,
      },
      erase: {
        texts: ['delete from catalog.reading_progress where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'catalog.reading_hour',
      columns: ['user_id'],
      export: {
        name: 'reading-hours',
        text: `select hour from catalog.reading_hour where tenant_id = $1::uuid and user_id = $2::uuid order by hour`,
      },
      erase: {
        texts: ['delete from catalog.reading_hour where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
  ];
}
