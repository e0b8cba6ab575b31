import type { Holding } from '../../../platform/personal-data/personal-data.ts';

/** Personal data in books, lists of books, and feed keys. */
export const BOOKS: readonly Holding[] = [
  {
    table: 'catalog.book',
    columns: ['created_by', 'authors', 'illustrators', 'translators', 'narrators', 'rights_proof'],
    export: {
      name: 'books-uploaded',
      text: `select id, title, status, created_at from catalog.book
             where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
    },
    erase: {
      keep: 'Books that staff put in belong to the school. The uploader shows as an erased person; the authors are those printed in the book. Of the book of a story that a child wrote an empty row stays, so that the reading of others still has something to refer to.',
    },
  },
  {
    table: 'catalog.book_index',
    columns: ['created_by'],
    export: { none: 'Each of its books is in the copy already.' },
    erase: { keep: 'The index of a book, which follows its book by itself.' },
  },
  {
    table: 'catalog.kept_count',
    columns: ['owner_id'],
    export: { none: 'Counts of the uploaded books, which are in the copy already.' },
    erase: { keep: 'Counts, which follow the books of their uploader by themselves and name no reader.' },
  },
  {
    table: 'catalog.book_reads',
    columns: ['owner_id'],
    export: { none: 'How often the uploaded books were opened, by nobody in particular.' },
    erase: { keep: 'A count for each book, which follows its book by itself and names no reader.' },
  },
  {
    table: 'catalog.reading_list',
    columns: ['created_by', 'note', 'student_id'],
    export: {
      name: 'reading-lists',
      text: `select id, title, note, audience, due_on, created_at from catalog.reading_list
             where tenant_id = $1::uuid and (created_by = $2::uuid or student_id = $2::uuid) order by created_at`,
    },
    // A list belongs to its class or school, and whoever made it shows as an erased person; a child's list is deleted.
    erase: {
      texts: ['delete from catalog.reading_list where tenant_id = $1::uuid and student_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.reading_list_reminder',
    columns: ['student_id', 'reminded_by'],
    export: {
      name: 'reading-list-reminders',
      text: `select list_id, day from catalog.reading_list_reminder
             where tenant_id = $1::uuid and student_id = $2::uuid order by day, list_id`,
    },
    erase: {
      texts: [
        'delete from catalog.reading_list_reminder where tenant_id = $1::uuid and student_id = $2::uuid',
      ],
    },
  },
  {
    table: 'catalog.feed_key',
    columns: ['user_id', 'name'],
    export: {
      name: 'reading-apps',
      text: `select name, created_at, used_at from catalog.feed_key
             where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
    },
    erase: {
      texts: ['delete from catalog.feed_key where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
];
