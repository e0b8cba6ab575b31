import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';

/** Personal data of this module. */
@Injectable()
@DeclaresPersonalData()
export class ContentPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'content.design',
      columns: ['owner_id'],
      export: {
        name: 'designs',
        text: `select title, size, body, created_at, updated_at from content.design
               where tenant_id = $1::uuid and owner_id = $2::uuid order by created_at`,
      },
      erase: { texts: ['delete from content.design where tenant_id = $1::uuid and owner_id = $2::uuid'] },
    },
    {
      table: 'content.design_picture',
      columns: ['owner_id'],
      export: {
        name: 'pictures-for-designs',
        text: `select id, width, height, created_at, encode(bytes, 'base64') as webp from content.design_picture
               where tenant_id = $1::uuid and owner_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: ['delete from content.design_picture where tenant_id = $1::uuid and owner_id = $2::uuid'],
      },
    },
    {
      table: 'content.message',
      columns: ['name', 'email', 'sender_id', 'text', 'page', 'device', 'assignee_id', 'assignee_name'],
      export: {
        name: 'messages',
        text: `select reference, kind, name, email, text, page, created_at from content.message
               where tenant_id = $1::uuid and (sender_id = $2::uuid or lower(email) = lower($3::text))`,
      },
      erase: {
        texts: [
          `update content.message set name = 'Erased person', email = null, text = '', page = null, device = null
           where tenant_id = $1::uuid and (sender_id = $2::uuid or lower(email) = lower($3::text))`,
          `update content.message set assignee_name = 'Erased person'
           where tenant_id = $1::uuid and assignee_id = $2::uuid`,
        ],
        keep: 'That a message came stays known, without name, address and words.',
      },
    },
    {
      table: 'content.message_entry',
      columns: ['author_id', 'author_name', 'text'],
      export: {
        name: 'answers-to-messages',
        text: `select kind, text, created_at from content.message_entry
               where tenant_id = $1::uuid and author_id = $2::uuid`,
      },
      erase: {
        keep: 'What staff wrote about a message is written once and never changed, with the name of who wrote it: it may concern the safety of a child.',
      },
    },
    {
      table: 'content.safety_lead',
      columns: ['name', 'email', 'author_id', 'author_name'],
      export: {
        name: 'named-for-safety',
        text: `select name, email, created_at from content.safety_lead
               where tenant_id = $1::uuid and (author_id = $2::uuid or lower(email) = lower($3::text))`,
      },
      erase: {
        keep: 'Who was named to get reports about safety, and by whom, is written once and never changed: it may concern the safety of a child.',
      },
    },
    {
      table: 'content.experiment_note',
      columns: ['user_id', 'text', 'number', 'drawing', 'photo'],
      export: {
        name: 'notes-of-experiments',
        text: `select slug, text, number, encode(drawing, 'base64') as drawing_webp,
                 encode(photo, 'base64') as photo_webp, created_at
               from content.experiment_note where tenant_id = $1::uuid and user_id = $2::uuid`,
      },
      erase: {
        texts: ['delete from content.experiment_note where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'content.experiment_version',
      columns: ['editor_id', 'editor_name'],
      export: {
        name: 'experiments-written',
        text: `select slug, version, created_at from content.experiment_version
               where tenant_id = $1::uuid and editor_id = $2::uuid`,
      },
      erase: {
        keep: 'Versions of an experiment are written once and never changed, with the name of the member of staff who wrote them.',
      },
    },
    {
      table: 'content.film',
      columns: ['editor_id', 'editor_name', 'video_name'],
      export: {
        name: 'films-looked-after',
        text: `select slug, video_name, updated_at from content.film
               where tenant_id = $1::uuid and editor_id = $2::uuid`,
      },
      erase: {
        texts: [
          `update content.film set editor_name = 'Erased person', video_name = ''
           where tenant_id = $1::uuid and editor_id = $2::uuid`,
        ],
        keep: 'A film stays the school’s, without the name of the member of staff who looked after it last.',
      },
    },
    {
      table: 'content.film_watch',
      columns: ['user_id'],
      export: {
        name: 'films-watched',
        text: `select film_id, created_at from content.film_watch
               where tenant_id = $1::uuid and user_id = $2::uuid order by created_at`,
      },
      erase: { texts: ['delete from content.film_watch where tenant_id = $1::uuid and user_id = $2::uuid'] },
    },
    {
      table: 'content.resource',
      columns: ['owner_id', 'owner_name', 'credit', 'proof', 'file_name'],
      export: {
        name: 'resources-put-in',
        text: `select kind, title, summary, credit, proof, file_name, stage, created_at from content.resource
               where tenant_id = $1::uuid and owner_id = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update content.resource set owner_name = 'Erased person', file_name = '', proof = '',
             credit = case when rights = 'own' then '' else credit end
           where tenant_id = $1::uuid and owner_id = $2::uuid`,
        ],
        keep: 'A resource stays the school’s, without the name of who uploaded it.',
      },
    },
    {
      table: 'content.resource_status_change',
      columns: ['actor_id', 'actor_name', 'note'],
      export: {
        name: 'resources-decided',
        text: `select move, reason, note, created_at from content.resource_status_change
               where tenant_id = $1::uuid and actor_id = $2::uuid order by created_at`,
      },
      erase: {
        keep: 'A decision on a resource is written once and never changed, with the name of who decided.',
      },
    },
    {
      table: 'content.page_version',
      columns: ['editor_id', 'editor_name'],
      export: {
        name: 'pages-written',
        text: `select slug, locale, version, created_at from content.page_version
               where tenant_id = $1::uuid and editor_id = $2::uuid`,
      },
      erase: {
        keep: 'Versions of a page are written once and never changed, with the name of the member of staff who wrote them.',
      },
    },
  ];
}
