import type { LeaderKind, LeaderStatus } from '@bookgrove/contract';
import { PersonSchool } from '../people/administration/person-view.ts';
import { statusOfLeader, type LeaderState } from './leader.rules.ts';

/** An adult by name. */
export class LeaderPerson {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
}

/** A finished step of the training. */
export class LeaderStepView {
  step!: string;
  reflection!: string;
  done_at!: string;
}

/** A year that was added to a badge. */
export class LeaderRenewalView {
  report!: string;
  meetings!: number;
  valid_until!: string;
  created_at!: string;
}

/** One application or badge, with all texts. */
export class LeaderStory {
  id!: string;
  kind!: LeaderKind;
  standing!: LeaderStatus;
  statement!: string;
  evidence!: string;
  /** The nominator; null for an application, or when the nominator no longer exists. */
  nominator!: string | null;
  nominated!: boolean;
  nomination!: string;
  created_at!: string;
  submitted_at!: string | null;
  decided_at!: string | null;
  decline_reason!: string | null;
  recognised_at!: string | null;
  valid_until!: string | null;
  badge_code!: string | null;
  mentee_places!: number;
  ended_at!: string | null;
  steps!: LeaderStepView[];
  renewals!: LeaderRenewalView[];
  /** Current mentees, and the number of recorded meetings. */
  mentees!: number;
  meetings!: number;
}

/** A row in the table of the platform's team. */
export class LeaderRow {
  id!: string;
  kind!: LeaderKind;
  standing!: LeaderStatus;
  person!: LeaderPerson;
  email!: string | null;
  school!: PersonSchool;
  nominated!: boolean;
  submitted_at!: string | null;
  valid_until!: string | null;
  steps_done!: number;
  steps_all!: number;
  mentees!: number;
}

/** The row that `STORY_COLUMNS` selects from `identity.leader l`. */
export interface StoryRecord {
  id: string;
  user_id: string;
  kind: LeaderKind;
  state: LeaderState;
  statement: string;
  evidence: string;
  nominated_by: string | null;
  nominator: string | null;
  nomination: string;
  created_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
  decline_reason: string | null;
  recognised_at: Date | null;
  valid_until: Date | null;
  badge_code: string | null;
  mentee_places: number;
  ended_at: Date | null;
  steps: LeaderStepView[];
  renewals: LeaderRenewalView[];
  mentees: number;
  meetings: number;
}

export const STORY_COLUMNS = `l.id, l.user_id, l.kind, l.state, l.statement, l.evidence, l.nominated_by, l.nomination,
  l.created_at, l.submitted_at, l.decided_at, l.decline_reason, l.recognised_at, l.valid_until, l.badge_code,
  l.mentee_places, l.ended_at,
  (select trim(n.first_name || ' ' || n.last_name) from identity.user_account n
    where n.tenant_id = l.tenant_id and n.id = l.nominated_by) as nominator,
  coalesce((select json_agg(json_build_object('step', s.step, 'reflection', s.reflection, 'done_at', s.done_at) order by s.done_at)
    from identity.leader_step s where s.tenant_id = l.tenant_id and s.leader_id = l.id), '[]') as steps,
  coalesce((select json_agg(json_build_object('report', r.report, 'meetings', r.meetings, 'valid_until', r.valid_until,
      'created_at', r.created_at) order by r.created_at)
    from identity.leader_renewal r where r.tenant_id = l.tenant_id and r.leader_id = l.id), '[]') as renewals,
  (select count(*)::int from identity.mentorship m
    where m.tenant_id = l.tenant_id and m.leader_id = l.id and m.state = 'active') as mentees,
  (select count(*)::int from identity.mentor_meeting e
    join identity.mentorship m on m.tenant_id = e.tenant_id and m.id = e.mentorship_id
    where m.tenant_id = l.tenant_id and m.leader_id = l.id) as meetings`;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Lists the members of the response explicitly. */
export const showStory = (row: StoryRecord, now: Date): LeaderStory => ({
  id: row.id,
  kind: row.kind,
  standing: statusOfLeader(row, now),
  statement: row.statement,
  evidence: row.evidence,
  nominator: row.nominator,
  nominated: row.nominated_by !== null || row.nomination !== '',
  nomination: row.nomination,
  created_at: row.created_at.toISOString(),
  submitted_at: iso(row.submitted_at),
  decided_at: iso(row.decided_at),
  decline_reason: row.decline_reason,
  recognised_at: iso(row.recognised_at),
  valid_until: iso(row.valid_until),
  badge_code: row.badge_code,
  mentee_places: row.mentee_places,
  ended_at: iso(row.ended_at),
  steps: row.steps,
  renewals: row.renewals,
  mentees: row.mentees,
  meetings: row.meetings,
});
