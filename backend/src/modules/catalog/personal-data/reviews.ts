import type { Holding } from '../../../platform/personal-data/personal-data.ts';

/** Reactions and reviews. */
export const REVIEWS: readonly Holding[] = [
  {
    table: 'catalog.book_reaction',
    columns: ['user_id'],
    export: {
      name: 'reactions-to-books',
      text: `select book_id, reaction, created_at from catalog.book_reaction
             where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
    },
    erase: {
      texts: ['delete from catalog.book_reaction where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.book_review',
    columns: ['user_id', 'text', 'hidden_by', 'hidden_reason'],
    export: {
      name: 'reviews',
      text: `select book_id, rating, text, hidden_reason, created_at from catalog.book_review
             where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
    },
    erase: {
      texts: ['delete from catalog.book_review where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'catalog.book_review_report',
    columns: ['user_id'],
    export: {
      name: 'reports-of-reviews',
      text: `select review_id, reason, created_at from catalog.book_review_report
             where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
    },
    erase: {
      texts: ['delete from catalog.book_review_report where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
];
