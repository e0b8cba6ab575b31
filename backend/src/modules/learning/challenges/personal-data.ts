import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** Personal data of challenges, hubs and the cohorts of teacher training. */
@Injectable()
@DeclaresPersonalData()
export class PathsPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'learning.challenge',
      columns: ['created_by', 'author_name'],
      export: {
        name: 'challenges-made',
        text: `select title, kind, intro, status, created_at from learning.challenge
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update learning.challenge set created_by = null, author_name = ''
           where tenant_id = $1::uuid and created_by = $2::uuid`,
        ],
        keep: 'The challenge stays for those who take part, without the name of its author.',
      },
    },
    {
      table: 'learning.challenge_member',
      columns: ['user_id'],
      export: {
        name: 'challenge-teams',
        text: `select e.challenge_id, e.day from learning.challenge_member m
               join learning.challenge_entry e on e.tenant_id = m.tenant_id and e.id = m.entry_id
               where m.tenant_id = $1::uuid and m.user_id = $2::uuid order by e.day`,
      },
      erase: {
        texts: ['delete from learning.challenge_member where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'learning.challenge_entry',
      columns: ['user_id', 'text', 'checked_by'],
      export: {
        name: 'challenge-entries',
        text: `select challenge_id, day, case when user_id = $2::uuid then text end as text, quantity, state, wants_show,
                 feedback, checked_by = $2::uuid as checked_by_me
               from learning.challenge_entry
               where tenant_id = $1::uuid and (user_id = $2::uuid or checked_by = $2::uuid) order by created_at`,
      },
      erase: {
        texts: [
          'delete from learning.challenge_entry where tenant_id = $1::uuid and user_id = $2::uuid',
          `update learning.challenge_entry set checked_by = null
           where tenant_id = $1::uuid and checked_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'learning.challenge_done',
      columns: ['user_id'],
      export: {
        name: 'challenges-done',
        text: `select challenge_id, done_at from learning.challenge_done
               where tenant_id = $1::uuid and user_id = $2::uuid order by done_at`,
      },
      erase: {
        texts: ['delete from learning.challenge_done where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'learning.challenge_round',
      columns: ['held_by'],
      export: {
        name: 'rounds-held',
        text: `select challenge_id, class_id, state, opened_at from learning.challenge_round
               where tenant_id = $1::uuid and held_by = $2::uuid order by opened_at`,
      },
      erase: {
        texts: [
          `update learning.challenge_round set held_by = null where tenant_id = $1::uuid and held_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'learning.challenge_round_answer',
      columns: ['user_id'],
      export: {
        name: 'round-answers',
        text: `select round_id, step, answer, answered_at from learning.challenge_round_answer
               where tenant_id = $1::uuid and user_id = $2::uuid order by answered_at`,
      },
      erase: {
        texts: [
          'delete from learning.challenge_round_answer where tenant_id = $1::uuid and user_id = $2::uuid',
        ],
      },
    },
    {
      table: 'learning.hub',
      columns: ['created_by', 'author_name'],
      export: {
        name: 'hubs-made',
        text: `select title, intro, routes, status, created_at from learning.hub
               where tenant_id = $1::uuid and created_by = $2::uuid order by created_at`,
      },
      erase: {
        texts: [
          `update learning.hub set created_by = null, author_name = ''
           where tenant_id = $1::uuid and created_by = $2::uuid`,
        ],
        keep: 'The hub stays for those who are on its ways, without the name of its author.',
      },
    },
    {
      table: 'learning.hub_journey',
      columns: ['user_id'],
      export: {
        name: 'hubs',
        text: `select hub_id, route_id, ticked, begun_at from learning.hub_journey
               where tenant_id = $1::uuid and user_id = $2::uuid order by begun_at`,
      },
      erase: {
        texts: ['delete from learning.hub_journey where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
    {
      table: 'learning.training_cohort',
      columns: ['led_by'],
      export: {
        name: 'cohorts-led',
        text: `select name, course_id, starts_on, ends_on from learning.training_cohort
               where tenant_id = $1::uuid and led_by = $2::uuid order by starts_on`,
      },
      erase: {
        texts: [
          `update learning.training_cohort set led_by = null where tenant_id = $1::uuid and led_by = $2::uuid`,
        ],
      },
    },
    {
      table: 'learning.training_member',
      columns: ['user_id'],
      export: {
        name: 'cohorts',
        text: `select c.name, c.course_id, m.joined_at from learning.training_member m
               join learning.training_cohort c on c.tenant_id = m.tenant_id and c.id = m.cohort_id
               where m.tenant_id = $1::uuid and m.user_id = $2::uuid order by m.joined_at`,
      },
      erase: {
        texts: ['delete from learning.training_member where tenant_id = $1::uuid and user_id = $2::uuid'],
      },
    },
  ];
}
