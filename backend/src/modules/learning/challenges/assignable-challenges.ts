import { Injectable } from '@nestjs/common';
import type { WorkStateName } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { AssignableItem } from '../assignable-item.ts';
import { ProvidesWork, type AssignableWork, type WorkState } from '../assignable.ts';
import { CHALLENGE_COLUMNS, type ChallengeRow } from './challenge-row.ts';
import { challengePath } from './challenge-views.ts';
import { FindChallenges } from './find-challenges.ts';

/** Challenges as assignable work. Their entries are checked on their own screen, so nothing of them is marked. */
@Injectable()
@ProvidesWork('challenge')
export class AssignableChallenges implements AssignableWork {
  constructor(
    private readonly db: Db,
    private readonly published: FindChallenges,
  ) {}

  async find(search: string, limit: number): Promise<AssignableItem[]> {
    return (await this.published.listed({ search })).slice(0, limit).map(challengeWork);
  }

  async items(refs: readonly string[]): Promise<AssignableItem[]> {
    const rows = await this.db.rows<ChallengeRow>({
      name: 'challenges_of_assignments',
      text: `select ${CHALLENGE_COLUMNS} from learning.challenge c
             where c.tenant_id in ($1::uuid, $2::uuid) and c.id = any($3::uuid[]) and c.status <> 'draft'`,
      values: [currentTenantId(), PLATFORM_TENANT_ID, refs],
    });
    return rows.map(challengeWork);
  }

  async states(refs: readonly string[], people: readonly string[]): Promise<WorkState[]> {
    const rows = await this.db.rows<{
      ref: string;
      person_id: string;
      done_at: Date | null;
      changed_at: Date;
    }>({
      name: 'challenge_states_of_assignments',
      text: `select e.challenge_id as ref, m.user_id as person_id, d.done_at, max(e.updated_at) as changed_at
             from learning.challenge_member m
             join learning.challenge_entry e on e.tenant_id = m.tenant_id and e.id = m.entry_id
             left join learning.challenge_done d on d.tenant_id = e.tenant_id and d.challenge_id = e.challenge_id
               and d.user_id = m.user_id
             where m.tenant_id = $1::uuid and m.user_id = any($3::uuid[]) and e.challenge_id = any($2::uuid[])
             group by e.challenge_id, m.user_id, d.done_at`,
      values: [currentTenantId(), refs, people],
    });
    return rows.map((row) => ({
      ...row,
      state: (row.done_at ? 'done' : 'started') satisfies WorkStateName,
      right: 0,
      answered: 0,
      missed: 0,
      work: [],
    }));
  }
}

const challengeWork = (row: ChallengeRow): AssignableItem => ({
  ref: row.id,
  title: row.title,
  part_of: '',
  looks: 'challenge',
  path: challengePath(row),
  minutes: row.minutes,
  questions: 0,
  marked: false,
});
