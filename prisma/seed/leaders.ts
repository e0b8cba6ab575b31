import { randomBytes } from 'node:crypto';
import { LEADER_LIMITS, LEADER_STEPS, type LeaderKind } from '@bookgrove/contract';
import type { Client } from 'pg';
import { newId } from '../../backend/src/platform/ids.ts';

interface DemoLeader {
  kind: LeaderKind;
  /** Months since the badge was given. */
  months: number;
  statement: string;
  evidence: string;
  /** Text for each step that asks for one. */
  reflections: Record<string, string>;
  places: number;
  /** The mentee's request, and notes on the meetings, latest last, with the days since. */
  asked: string;
  meetings: { daysAgo: number; notes: string; by: 'mentor' | 'mentee' }[];
}

/** The two leaders of the demo: their training and their mentees. */
export const DEMO_LEADERS: Record<LeaderKind, DemoLeader> = {
  teacher: {
    kind: 'teacher',
    months: 4,
    statement:
      'I have run the lunchtime reading club for six years. It began with four children and one torch; today we are thirty, and the oldest read to the youngest. I would like to help colleagues begin the same.',
    evidence:
      'The club’s diary, the reading afternoon with families in March, and the shelf of books that our students wrote themselves.',
    reflections: {
      'reading-aloud':
        'I read the first chapter and stop where it hurts to stop. The waiting list for the second chapter is the longest I ever had.',
      'book-club':
        'Five children, one book, four Tuesdays. I asked the questions in the first week only; after that they brought their own.',
      feedback:
        'I now write one thing that worked and one question. The answers to the question became better stories than my advice ever made.',
      mentoring:
        'A mentor asks first. I want to watch a lesson before I say anything, and to be watched in mine.',
    },
    places: 3,
    asked: 'I would love to begin a reading club in Beech Class. May I come and watch yours?',
    meetings: [
      {
        daysAgo: 40,
        by: 'mentor',
        notes: 'We watched the club together and picked three books for a start.',
      },
      {
        daysAgo: 12,
        by: 'mentee',
        notes: 'First two Tuesdays went well. Next: let the children choose the third book.',
      },
    ],
  },
  parent: {
    kind: 'parent',
    months: 11,
    statement:
      'At home we read in Portuguese and in English, and I know how shy one can be about reading aloud in the second one. I would like to make evenings where nobody has to be perfect.',
    evidence: 'Two family evenings in the school’s library, with a story in four languages.',
    reflections: {
      'reading-together':
        'Ten minutes before the light goes out, the same chair every evening. My son reads the pictures, I read the words, and then we swap.',
      'family-evening':
        'Eleven families came. We began with a story everybody knew, each in their own language, and ended with one that nobody knew.',
      'other-families':
        'I listen first. Some have no quiet corner and some have no time; a book on the bus is a book as well.',
    },
    places: 2,
    asked: 'Could you help me to find books that my daughter and I can read in turns?',
    meetings: [
      {
        daysAgo: 20,
        by: 'mentor',
        notes: 'We chose three picture books with few words, for reading in turns.',
      },
    ],
  },
};

/** Gives a person of a school the leadership badge, with training and a mentee. */
export async function addLeader(
  owner: Client,
  tenant: string,
  people: { mentor: string; mentee: string; team: string },
  leader: DemoLeader,
): Promise<void> {
  const id = newId();
  await owner.query(
    `insert into identity.leader
       (id, tenant_id, user_id, kind, state, open_kind, statement, evidence, created_at, submitted_at, decided_at,
        decided_by, recognised_at, valid_until, badge_code, mentee_places, updated_at)
     select $1, $2, $3, $4, 'recognised', $4, $5, $6, given - interval '60 days', given - interval '58 days', given,
            $7, given, given + make_interval(months => $8), $9, $10, now()
     from (select now() - make_interval(months => $11) as given) as badge`,
    [
      id,
      tenant,
      people.mentor,
      leader.kind,
      leader.statement,
      leader.evidence,
      people.team,
      LEADER_LIMITS.validMonths,
      randomBytes(16).toString('base64url'),
      leader.places,
      leader.months,
    ],
  );
  for (const [index, { key }] of LEADER_STEPS[leader.kind].entries())
    await owner.query(
      `insert into identity.leader_step (tenant_id, leader_id, step, reflection, done_at)
       values ($1, $2, $3, $4, now() - make_interval(months => $5, days => $6))`,
      [tenant, id, key, leader.reflections[key] ?? '', leader.months, 40 - 6 * index],
    );
  const mentorship = newId();
  await owner.query(
    `insert into identity.mentorship
       (id, tenant_id, leader_id, mentor_id, mentee_id, state, open, message, created_at, started_at)
     values ($1, $2, $3, $4, $5, 'active', true, $6, now() - interval '48 days', now() - interval '46 days')`,
    [mentorship, tenant, id, people.mentor, people.mentee, leader.asked],
  );
  for (const { daysAgo, notes, by } of leader.meetings)
    await owner.query(
      `insert into identity.mentor_meeting (id, tenant_id, mentorship_id, met_on, notes, written_by, created_at)
       values ($1, $2, $3, current_date - $4::int, $5, $6, now() - make_interval(days => $4::int))`,
      [newId(), tenant, mentorship, daysAgo, notes, people[by]],
    );
}
