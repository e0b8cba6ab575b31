import type { Holding } from '../../../platform/personal-data/personal-data.ts';
import type { StoryAuthorEraser } from '../authoring/stories/story-author-eraser.ts';

/** Personal data of stories and co-authors. The write core of stories erases their rows. */
export const storyHoldings = (authors: StoryAuthorEraser): readonly Holding[] => [
  {
    table: 'catalog.story',
    columns: ['author_id', 'title', 'summary', 'file_name'],
    export: {
      name: 'stories',
      text: `select kind, title, summary, file_name, language, state, pages, cover, created_at, updated_at from catalog.story
             where tenant_id = $1::uuid and author_id = $2::uuid order by created_at`,
    },
    erase: { run: (tx, { id }) => authors.erase(tx, id) },
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
    erase: { keep: 'A letter goes with its story, above.' },
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
    erase: { run: (tx, { id }) => authors.eraseCoAuthor(tx, id) },
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
      texts: [
        'delete from catalog.anthology where tenant_id = $1::uuid and created_by = $2::uuid',
        // Whoever chose the title may have put the author's name into it.
        `update catalog.anthology a set title = 'Stories' where a.tenant_id = $1::uuid
           and exists (select from catalog.story s where s.tenant_id = a.tenant_id and s.author_id = $2::uuid and s.id = any(a.story_ids))`,
      ],
    },
    files: `select 'anthologies/' || id || '/' as folder from catalog.anthology
            where tenant_id = $1::uuid and created_by = $2::uuid`,
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
    table: 'catalog.story_history_entry',
    columns: ['actor_id', 'reason'],
    export: {
      name: 'decisions-on-stories',
      text: `select story_id, state, reason, created_at from catalog.story_history_entry
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
];
