import type { Holding } from '../../../platform/personal-data/personal-data.ts';

/** Personal data in moderation decisions and readers' reports. */
export const MODERATION: readonly Holding[] = [
  {
    table: 'catalog.book_moderation_case',
    columns: ['owner_id', 'owner_name'],
    export: { none: 'Which books somebody looks after is in the history of those books.' },
    erase: {
      texts: [
        `update catalog.book_moderation_case set owner_id = null, owner_name = '' where tenant_id = $1::uuid and owner_id = $2::uuid`,
      ],
    },
  },
  {
    table: 'catalog.book_history_entry',
    columns: ['actor_id', 'actor_name', 'note'],
    export: {
      name: 'decisions-on-books',
      text: `select book_id, move, reason, note, detail, created_at from catalog.book_history_entry
             where tenant_id = $1::uuid and actor_id = $2::uuid order by created_at`,
    },
    erase: {
      texts: [
        `update catalog.book_history_entry set actor_name = '' where tenant_id = $1::uuid and actor_id = $2::uuid`,
      ],
    },
  },
  {
    table: 'catalog.hidden_book',
    columns: ['hidden_by', 'hidden_name', 'note'],
    export: {
      name: 'books-hidden',
      text: `select book_id, reason, note, hidden_at from catalog.hidden_book
             where tenant_id = $1::uuid and hidden_by = $2::uuid order by hidden_at`,
    },
    erase: {
      texts: [
        `update catalog.hidden_book set hidden_name = '' where tenant_id = $1::uuid and hidden_by = $2::uuid`,
      ],
    },
  },
  {
    table: 'catalog.book_import',
    columns: ['created_by'],
    export: {
      name: 'lists-of-books',
      text: `select original_name, status, created_at from catalog.book_import
             where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
    },
    erase: { keep: 'A list belongs to the school. Whoever brought it in shows as an erased person.' },
  },
  {
    table: 'catalog.distinct_book_pair',
    columns: ['actor_id'],
    export: { none: 'That two books are not the same says nothing of the person.' },
    erase: { keep: 'The decision belongs to the school. Whoever made it shows as an erased person.' },
  },
  {
    table: 'catalog.book_report',
    columns: ['user_id', 'note', 'settled_by'],
    export: {
      name: 'reports-of-books',
      text: `select book_id, fault, note, created_at from catalog.book_report
             where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
    },
    erase: {
      texts: [
        'delete from catalog.book_report where tenant_id = $1::uuid and user_id = $2::uuid',
        'update catalog.book_report set settled_by = null where tenant_id = $1::uuid and settled_by = $2::uuid',
      ],
    },
  },
];
