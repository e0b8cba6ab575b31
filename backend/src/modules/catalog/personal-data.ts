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
      columns: ['created_by', 'authors', 'illustrators', 'translators', 'narrators', 'rights_proof'],
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
      table: 'catalog.book_index',
      columns: ['created_by'],
      export: { none: 'Each of its books is in the copy already.' },
      erase: { keep: 'The index of a book, which follows its book by itself.' },
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
      table: 'catalog.story',
      columns: ['author_id', 'title'],
      export: {
        name: 'stories',
        text: `select kind, title, language, state, pages, cover, created_at, updated_at from catalog.story
               where tenant_id = $1::uuid and author_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update catalog.book set status = 'archived', publish_when_ready = false
           where tenant_id = $1::uuid and student_made
             and id in (select book_id from catalog.story where tenant_id = $1::uuid and author_id = $2::uuid)`,
          `delete from catalog.story_co_author where tenant_id = $1::uuid
             and story_id in (select id from catalog.story where tenant_id = $1::uuid and author_id = $2::uuid)`,
          `delete from catalog.story_comment where tenant_id = $1::uuid
             and story_id in (select id from catalog.story where tenant_id = $1::uuid and author_id = $2::uuid)`,
          `delete from catalog.story_move where tenant_id = $1::uuid
             and story_id in (select id from catalog.story where tenant_id = $1::uuid and author_id = $2::uuid)`,
          `delete from catalog.story_version where tenant_id = $1::uuid
             and story_id in (select id from catalog.story where tenant_id = $1::uuid and author_id = $2::uuid)`,
          `delete from catalog.world_letter where tenant_id = $1::uuid
             and story_id in (select id from catalog.story where tenant_id = $1::uuid and author_id = $2::uuid)`,
          `delete from catalog.story where tenant_id = $1::uuid and author_id = $2::uuid`,
        ],
      },
    },
    {
      table: 'catalog.world_letter',
      columns: ['title', 'text', 'signed_as', 'told'],
      export: {
        name: 'letters-to-the-world',
        text: `select l.title, l.text, l.language, l.goal, l.signed_as, l.country, l.shown, l.told, l.published_at
               from catalog.world_letter l join catalog.story s on s.tenant_id = l.tenant_id and s.id = l.story_id
               where l.tenant_id = $1::uuid and s.author_id = $2::uuid order by l.created_at`,
      },
      erase: { keep: 'A letter goes with its story, below.' },
    },
    {
      table: 'catalog.world_report',
      columns: ['note', 'settled_by'],
      export: {
        name: 'decisions-on-letters',
        text: `select story_id, fault, settled_at from catalog.world_report
               where tenant_id = $1::uuid and settled_by = $2::uuid order by settled_at`,
      },
      erase: {
        texts: [
          'update catalog.world_report set settled_by = null where tenant_id = $1::uuid and settled_by = $2::uuid',
        ],
      },
    },
    {
      table: 'catalog.story_co_author',
      columns: ['user_id'],
      export: {
        name: 'stories-written-along',
        text: `select s.title, c.asked_at, c.joined_at from catalog.story_co_author c
               join catalog.story s on s.tenant_id = c.tenant_id and s.id = c.story_id
               where c.tenant_id = $1::uuid and c.user_id = $2::uuid order by c.asked_at`,
      },
      erase: {
        texts: [
          // The name stands on the book: it comes down, and those who are left may send the story again.
          `update catalog.book set status = 'archived', publish_when_ready = false
           where tenant_id = $1::uuid and id in
             (select s.book_id from catalog.story s join catalog.story_co_author c
                on c.tenant_id = s.tenant_id and c.story_id = s.id
              where s.tenant_id = $1::uuid and c.user_id = $2::uuid and c.joined_at is not null)`,
          `update catalog.story set state = 'withdrawn', edition_id = null
           where tenant_id = $1::uuid and state in ('approved', 'published') and id in
             (select story_id from catalog.story_co_author
              where tenant_id = $1::uuid and user_id = $2::uuid and joined_at is not null)`,
          `update catalog.world_letter set shown = false where tenant_id = $1::uuid and story_id in
             (select story_id from catalog.story_co_author
              where tenant_id = $1::uuid and user_id = $2::uuid and joined_at is not null)`,
          'delete from catalog.story_co_author where tenant_id = $1::uuid and user_id = $2::uuid',
        ],
      },
    },
    {
      table: 'catalog.anthology',
      columns: ['created_by', 'title'],
      export: {
        name: 'printed-books',
        text: `select title, pages, created_at from catalog.anthology
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: ['delete from catalog.anthology where tenant_id = $1::uuid and created_by = $2::uuid'],
      },
    },
    {
      table: 'catalog.story_version',
      columns: ['title'],
      export: {
        name: 'versions-of-stories',
        text: `select v.title, v.version, v.pages, v.created_at from catalog.story_version v
               join catalog.story s on s.tenant_id = v.tenant_id and s.id = v.story_id
               where v.tenant_id = $1::uuid and s.author_id = $2::uuid order by v.created_at`,
      },
      erase: { keep: 'Versions of a story go with the story, above.' },
    },
    {
      table: 'catalog.story_move',
      columns: ['actor_id', 'reason'],
      export: {
        name: 'decisions-on-stories',
        text: `select story_id, state, reason, created_at from catalog.story_move
               where tenant_id = $1::uuid and actor_id = $2::uuid order by created_at`,
      },
      erase: {
        keep: 'Who decided on a child’s story, when and why, is written once; the person shows as erased.',
      },
    },
    {
      table: 'catalog.story_comment',
      columns: ['author_id', 'text'],
      export: {
        name: 'comments-on-stories',
        text: `select story_id, text, created_at from catalog.story_comment
               where tenant_id = $1::uuid and author_id = $2::uuid order by created_at`,
      },
      erase: {
        keep: 'What a teacher said about a story belongs to the child who works with it; the person shows as erased.',
      },
    },
    {
      table: 'catalog.story_media',
      columns: ['owner_id', 'words'],
      export: {
        name: 'pictures-and-recordings-of-stories',
        text: `select story_id, kind, words, encode(bytes, 'base64') as content, created_at from catalog.story_media
               where tenant_id = $1::uuid and owner_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: ['delete from catalog.story_media where tenant_id = $1::uuid and owner_id = $2::uuid'],
      },
    },
    {
      table: 'catalog.reading_list',
      columns: ['created_by', 'note'],
      export: {
        name: 'reading-lists',
        text: `select id, title, note, audience, due_on, created_at from catalog.reading_list
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: { keep: 'A list belongs to its class or school; whoever made it shows as an erased person.' },
    },
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
    {
      table: 'catalog.book_case',
      columns: ['owner_id', 'owner_name'],
      export: { none: 'Which books somebody looks after is in the history of those books.' },
      erase: {
        texts: [
          `update catalog.book_case set owner_id = null, owner_name = '' where tenant_id = $1::uuid and owner_id = $2::uuid`,
        ],
      },
    },
    {
      table: 'catalog.book_move',
      columns: ['actor_id', 'actor_name', 'note'],
      export: {
        name: 'decisions-on-books',
        text: `select book_id, move, reason, note, detail, created_at from catalog.book_move
               where tenant_id = $1::uuid and actor_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update catalog.book_move set actor_name = '' where tenant_id = $1::uuid and actor_id = $2::uuid`,
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
      table: 'catalog.book_apart',
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
      table: 'catalog.kept_word',
      columns: ['user_id'],
      export: {
        name: 'words-kept',
        text: `select language, word, meaning, sentence, book_id, asked, created_at from catalog.kept_word
               where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: ['delete from catalog.kept_word where tenant_id = $1::uuid and user_id = $2::uuid'],
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
}
