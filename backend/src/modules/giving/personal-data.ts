import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../platform/personal-data/personal-data.ts';

/** Personal data of charities and projects. Each further folder declares its own in a file of this name. */
@Injectable()
@DeclaresPersonalData()
export class GivingPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'giving.charity',
      columns: ['created_by', 'email'],
      export: {
        name: 'charities-proposed',
        text: `select name, country, status, created_at from giving.charity
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        keep: 'A charity stays the school’s or the platform’s; the address is that of its office, and no name of who proposed it is stored.',
      },
    },
    {
      table: 'giving.charity_event',
      columns: ['actor_id', 'actor_name'],
      export: {
        name: 'charities-decided',
        text: `select what, reason, created_at from giving.charity_event
               where tenant_id = $1::uuid and actor_id = $2::uuid order by created_at`,
      },
      erase: {
        keep: 'What happened to a charity is written once and never changed, with the name of who did it: other people’s money depends on it.',
      },
    },
    {
      table: 'giving.charity_check',
      columns: ['actor_id', 'actor_name'],
      export: {
        name: 'charities-checked',
        text: `select kind, note, checked_at from giving.charity_check
               where tenant_id = $1::uuid and actor_id = $2::uuid order by checked_at`,
      },
      erase: { keep: 'Who checked a charity stays known: other people’s money depends on it.' },
    },
    {
      table: 'giving.charity_document',
      columns: ['added_by', 'read_by'],
      export: {
        name: 'papers-of-charities',
        text: `select title, created_at, read_at from giving.charity_document
               where tenant_id = $1::uuid and $2::uuid in (added_by, read_by) order by created_at`,
      },
      erase: { keep: 'Who added and who read a paper of a charity stays known by its id.' },
    },
    {
      table: 'giving.school_charity',
      columns: ['chosen_by'],
      export: {
        name: 'charities-chosen',
        text: `select charity_id, chosen_at from giving.school_charity
               where tenant_id = $1::uuid and chosen_by = $2::uuid order by chosen_at`,
      },
      erase: { keep: 'That the school supports a charity stays, with the id of who chose it.' },
    },
    {
      table: 'giving.project',
      columns: ['created_by'],
      export: {
        name: 'projects-written',
        text: `select title, status, created_at from giving.project
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: { keep: 'A project stays; no name of who wrote it is stored.' },
    },
    {
      table: 'giving.project_event',
      columns: ['actor_id', 'actor_name'],
      export: {
        name: 'projects-decided',
        text: `select what, reason, created_at from giving.project_event
               where tenant_id = $1::uuid and actor_id = $2::uuid order by created_at`,
      },
      erase: {
        keep: 'What happened to a project is written once and never changed, with the name of who did it: other people’s money depends on it.',
      },
    },
    {
      table: 'giving.project_update',
      columns: ['author_id', 'decided_by'],
      export: {
        name: 'news-of-projects',
        text: `select title, body, status, created_at from giving.project_update
               where tenant_id = $1::uuid and author_id = $2::uuid order by created_at`,
      },
      erase: { keep: 'News that were sent to donors stay; no name of their author is stored.' },
    },
    {
      table: 'giving.fundraiser',
      columns: ['student_id', 'created_by', 'edited_by', 'reviewed_by', 'message'],
      export: {
        name: 'fundraiser-pages',
        text: `select title, message, status, created_at from giving.fundraiser
               where tenant_id = $1::uuid and $2::uuid in (student_id, created_by, edited_by) order by created_at`,
      },
      erase: {
        texts: [`delete from giving.fundraiser where tenant_id = $1::uuid and student_id = $2::uuid`],
        keep: 'The page of a class stays, without a name of who opened it.',
      },
    },
    {
      table: 'giving.fundraiser_report',
      columns: ['note', 'settled_by'],
      export: {
        name: 'decisions-on-fundraiser-pages',
        text: `select fundraiser_id, fault, settled_at from giving.fundraiser_report
               where tenant_id = $1::uuid and settled_by = $2::uuid order by settled_at`,
      },
      erase: {
        texts: [
          'update giving.fundraiser_report set settled_by = null where tenant_id = $1::uuid and settled_by = $2::uuid',
        ],
      },
    },
  ];
}
