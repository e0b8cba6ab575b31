import type { Holding } from '../../../platform/personal-data/personal-data.ts';

/** Personal data of live lessons, their rooms and webinars. */
export const LIVE_HOLDINGS: readonly Holding[] = [
  {
    table: 'learning.live_visit',
    columns: ['user_id'],
    export: {
      name: 'live-lessons-attended',
      text: `select l.title, o.starts_at, v.came_at, v.entered_at, v.seen_at from learning.live_visit v
             join learning.live_occurrence o on o.tenant_id = v.tenant_id and o.id = v.occurrence_id
             join learning.live_lesson l on l.tenant_id = o.tenant_id and l.id = o.lesson_id
             where v.tenant_id = $1::uuid and v.user_id = $2::uuid order by v.came_at`,
    },
    erase: { texts: ['delete from learning.live_visit where tenant_id = $1::uuid and user_id = $2::uuid'] },
  },
  {
    table: 'learning.live_chat',
    columns: ['user_id'],
    export: {
      name: 'live-lessons-written',
      text: `select text, to_all, sent_at from learning.live_chat
             where tenant_id = $1::uuid and user_id = $2::uuid order by sent_at`,
    },
    erase: { texts: ['delete from learning.live_chat where tenant_id = $1::uuid and user_id = $2::uuid'] },
  },
  {
    table: 'learning.live_registration',
    columns: ['user_id', 'guest_name', 'guest_email'],
    export: {
      name: 'webinar-places',
      text: `select l.title, r.state, r.created_at from learning.live_registration r
             join learning.live_lesson l on l.tenant_id = r.tenant_id and l.id = r.lesson_id
             where r.tenant_id = $1::uuid and r.user_id = $2::uuid order by r.created_at`,
    },
    erase: {
      texts: ['delete from learning.live_registration where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'learning.live_calendar_feed',
    columns: ['user_id'],
    export: {
      name: 'calendar-address',
      text: `select created_at from learning.live_calendar_feed where tenant_id = $1::uuid and user_id = $2::uuid`,
    },
    erase: {
      texts: ['delete from learning.live_calendar_feed where tenant_id = $1::uuid and user_id = $2::uuid'],
    },
  },
  {
    table: 'learning.live_occurrence',
    columns: ['speaker_id'],
    export: {
      name: 'live-lessons-spoken',
      text: `select starts_at from learning.live_occurrence where tenant_id = $1::uuid and speaker_id = $2::uuid`,
    },
    erase: {
      texts: [
        `update learning.live_occurrence set speaker_id = null where tenant_id = $1::uuid and speaker_id = $2::uuid`,
      ],
    },
  },
  {
    table: 'learning.live_lesson',
    columns: ['created_by', 'leader_id', 'second_id', 'guest_name'],
    export: {
      name: 'live-lessons-held',
      text: `select title, summary, starts_on, status from learning.live_lesson
             where tenant_id = $1::uuid and $2::uuid in (created_by, leader_id, second_id) order by created_at`,
    },
    erase: {
      texts: [
        `update learning.live_lesson set created_by = null where tenant_id = $1::uuid and created_by = $2::uuid`,
        `update learning.live_lesson set second_id = null where tenant_id = $1::uuid and second_id = $2::uuid`,
      ],
      keep: 'The lesson stays for those who came, with the id of who led it and without a name.',
    },
  },
];
