import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { LeaderPerson } from './leader-view.ts';

export class MeetingView {
  id!: string;
  /** A date, as 2026-11-20. */
  met_on!: string;
  notes!: string;
  /** Written by the requester. */
  mine!: boolean;
}

/** A mentorship as shown to one of its two people. */
export class MentorshipView {
  id!: string;
  /** The other person. */
  person!: LeaderPerson;
  /** The requester's role in it. */
  as!: 'mentor' | 'mentee';
  state!: 'asked' | 'offered' | 'active' | 'ended';
  /** Whether the requester has to answer. */
  to_answer!: boolean;
  message!: string;
  created_at!: string;
  started_at!: string | null;
  ended_at!: string | null;
  /** The latest twenty. */
  meetings!: MeetingView[];
  meetings_count!: number;
}

/** A recognised leader who accepts another mentee. */
export class MentorView {
  /** Id of the leader, for a request. */
  id!: string;
  person!: LeaderPerson;
  statement!: string;
  free_places!: number;
}

export class Mentoring {
  /** Open ones first, then ended ones; at most fifty. */
  mentorships!: MentorshipView[];
  /** Available mentors, at most fifty; those with an open request or mentorship are left out. */
  mentors!: MentorView[];
}

/** The requester's mentorships, and the mentors of the same school and kind. */
export class ListMentoring extends Query<Mentoring> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
  ) {
    super();
  }
}

const PERSON = `json_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person`;

interface MentorshipRecord extends Omit<MentorshipView, 'created_at' | 'started_at' | 'ended_at'> {
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

@QueryHandler(ListMentoring)
export class ListMentoringHandler implements IQueryHandler<ListMentoring> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ userId, kind }: ListMentoring): Promise<Mentoring> {
    const tenant = currentTenantId();
    const [own, mentors] = await this.db.batch([
      {
        name: 'own_mentorships',
        text: `select m.id, ${PERSON}, case when m.mentor_id = $2 then 'mentor' else 'mentee' end as "as", m.state,
                 (m.state = 'asked' and m.mentor_id = $2) or (m.state = 'offered' and m.mentee_id = $2) as to_answer,
                 m.message, m.created_at, m.started_at, m.ended_at,
                 (select count(*)::int from identity.mentor_meeting e
                   where e.tenant_id = m.tenant_id and e.mentorship_id = m.id) as meetings_count,
                 coalesce((select json_agg(json_build_object('id', e.id, 'met_on', to_char(e.met_on, 'YYYY-MM-DD'),
                     'notes', e.notes, 'mine', e.written_by = $2) order by e.met_on desc, e.id desc)
                   from (select * from identity.mentor_meeting e where e.tenant_id = m.tenant_id
                     and e.mentorship_id = m.id order by e.met_on desc, e.id desc limit 20) e), '[]') as meetings
               from identity.mentorship m
               join identity.user_account p on p.tenant_id = m.tenant_id
                 and p.id = case when m.mentor_id = $2 then m.mentee_id else m.mentor_id end
               where m.tenant_id = $1 and $2 in (m.mentor_id, m.mentee_id) and m.state <> 'refused'
               order by m.open nulls last, m.created_at desc, m.id limit 50`,
        values: [tenant, userId],
      },
      {
        name: 'possible_mentors',
        text: `select l.id, ${PERSON}, l.statement, (l.mentee_places - busy.count)::int as free_places
               from identity.leader l
               join identity.user_account p on p.tenant_id = l.tenant_id and p.id = l.user_id and p.status = 'active'
               cross join lateral (select count(*) from identity.mentorship m where m.tenant_id = l.tenant_id
                 and m.leader_id = l.id and m.state = 'active') busy
               where l.tenant_id = $1 and l.kind = $3 and l.state = 'recognised' and l.valid_until > $4
                 and l.user_id <> $2 and l.mentee_places > busy.count
                 and not exists (select 1 from identity.mentorship m where m.tenant_id = l.tenant_id
                   and m.mentor_id = l.user_id and m.mentee_id = $2 and m.open)
               order by lower(p.last_name), lower(p.first_name), l.id limit 50`,
        values: [tenant, userId, kind, this.clock.now()],
      },
    ]);
    return {
      mentorships: (own!.rows as MentorshipRecord[]).map(
        ({ created_at, started_at, ended_at, ...row }): MentorshipView => ({
          ...row,
          created_at: created_at.toISOString(),
          started_at: started_at?.toISOString() ?? null,
          ended_at: ended_at?.toISOString() ?? null,
        }),
      ),
      mentors: mentors!.rows as MentorView[],
    };
  }
}
