import type { Holding } from '../../../platform/personal-data/personal-data.ts';

/** Personal data of reading: positions, notes, sessions and saved words. */
export const READING: readonly Holding[] = [
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
    table: 'catalog.reading_state',
    columns: ['user_id'],
    export: {
      name: 'books-wanted-read-and-put-aside',
      text: `select book_id, state, reread_count, finished_at, since from catalog.reading_state
             where tenant_id = $1::uuid and user_id = $2::uuid order by since`,
    },
    erase: {
      texts: ['delete from catalog.reading_state where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.book_owner',
    columns: ['user_id'],
    export: {
      name: 'books-bought',
      text: `select book_id, since, revoked_at from catalog.book_owner
             where tenant_id = $1::uuid and user_id = $2::uuid order by since`,
    },
    // Commerce keeps the order for as long as the books of account have to be kept.
    erase: {
      texts: ['delete from catalog.book_owner where tenant_id = $1::uuid and user_id = $2::uuid'],
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
  {
    table: 'catalog.reading_place',
    columns: ['user_id'],
    export: {
      name: 'reading-places',
      text: `select book_id, device_kind, device_system, percentage, client_time from catalog.reading_place
             where tenant_id = $1::uuid and user_id = $2::uuid`,
    },
    erase: {
      texts: ['delete from catalog.reading_place where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.reading_settings',
    columns: ['user_id'],
    export: {
      name: 'reading-settings',
      text: `select settings, client_time from catalog.reading_settings
             where tenant_id = $1::uuid and user_id = $2::uuid`,
    },
    erase: {
      texts: ['delete from catalog.reading_settings where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.reading_session',
    columns: ['user_id'],
    export: {
      name: 'reading-sessions',
      text: `select book_id, started_at, ended_at, active_seconds, page_from, page_to, mode, device_kind, device_system
             from catalog.reading_session
             where tenant_id = $1::uuid and user_id = $2::uuid`,
    },
    erase: {
      texts: ['delete from catalog.reading_session where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.paper_reading',
    columns: ['user_id', 'added_by'],
    export: {
      name: 'books-of-paper',
      text: `select title, minutes, read_on, created_at from catalog.paper_reading
             where tenant_id = $1::uuid and user_id = $2::uuid`,
    },
    erase: {
      texts: ['delete from catalog.paper_reading where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.saved_word',
    columns: ['user_id'],
    export: {
      name: 'words-kept',
      text: `select language, word, meaning, sentence, book_id, asked, created_at from catalog.saved_word
             where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
    },
    erase: {
      texts: ['delete from catalog.saved_word where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.school_word',
    columns: ['written_by'],
    export: {
      name: 'words-explained',
      text: `select language, word, meaning, example, updated_at from catalog.school_word
             where tenant_id = $1::uuid and written_by = $2::uuid order by updated_at`,
    },
    erase: {
      keep: 'The glossary belongs to the school; whoever explained a word shows as an erased person.',
    },
  },
  {
    table: 'catalog.annotation',
    columns: ['user_id', 'decided_by'],
    export: {
      name: 'bookmarks-and-notes',
      text: `select book_id, motivation, page, quote, note, colour, state, created_at, updated_at from catalog.annotation
             where tenant_id = $1::uuid and user_id = $2::uuid`,
    },
    erase: {
      texts: [
        'delete from catalog.annotation where tenant_id = $1::uuid and user_id = $2::uuid',
        'update catalog.annotation set decided_by = null where tenant_id = $1::uuid and decided_by = $2::uuid',
      ],
    },
  },
];
