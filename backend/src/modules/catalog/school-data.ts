import { Injectable } from '@nestjs/common';
import {
  DeclaresSchoolData,
  unexported,
  whole,
  type SchoolDataOfModule,
} from '../../platform/school-data/school-data.ts';

/** What the catalogue stores for each school. */
@Injectable()
@DeclaresSchoolData()
export class CatalogSchoolData implements SchoolDataOfModule {
  readonly schoolTables = {
    ...whole(
      'catalog',
      `annotation book_file book_history_entry book_import_line book_moderation_case book_owner book_reaction book_reads book_report
       book_review book_review_report category category_hidden distinct_book_pair feed_key hidden_book library library_book paper_reading
       public_list reading_hour reading_list reading_list_book reading_list_reminder reading_place reading_progress reading_session
       reading_settings reading_state saved_word school_word story story_co_author story_comment story_history_entry story_media
       story_version world_letter world_reaction world_report world_volume`,
    ),
    ...unexported('catalog', 'Computed from the other tables.', 'book_index book_word kept_count'),
    'catalog.anthology': {
      files: `select 'anthologies/' || id || '/' as folder from catalog.anthology where tenant_id = $1::uuid`,
    },
    'catalog.book': {
      files: `select 'books/' || id || '/' as folder from catalog.book where tenant_id = $1::uuid`,
    },
    'catalog.book_import': {
      files: `select 'book-lists/' || id || '/' as folder from catalog.book_import where tenant_id = $1::uuid`,
    },
  };
}
