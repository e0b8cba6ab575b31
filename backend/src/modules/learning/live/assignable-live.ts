import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import type { AssignableItem } from '../assignable-item.ts';
import { ProvidesWork, type AssignableWork, type WorkState } from '../assignable.ts';

interface TimeRow {
  id: string;
  title: string;
  minutes: number;
  starts_at: Date;
}

const item = ({ id, title, minutes, starts_at }: TimeRow): AssignableItem => ({
  ref: id,
  title,
  part_of: starts_at.toISOString().slice(0, 10),
  looks: 'live',
  path: `/live-room/${id}`,
  minutes,
  questions: 0,
  marked: false,
});

const COLUMNS = 'o.id, l.title, o.minutes, o.starts_at';
const TABLES = `learning.live_occurrence o
  join learning.live_lesson l on l.tenant_id = o.tenant_id and l.id = o.lesson_id`;

/** Times of live lessons as work: done by coming. */
@Injectable()
@ProvidesWork('live')
export class AssignableLive implements AssignableWork {
  constructor(private readonly db: Db) {}

  async find(search: string, limit: number): Promise<AssignableItem[]> {
    const rows = await this.db.rows<TimeRow>({
      name: 'live_assignable',
      text: `select ${COLUMNS} from ${TABLES}
             where o.tenant_id = $1::uuid and l.status = 'published' and o.state = 'planned' and o.starts_at > now()
               and l.audience <> 'adults' and l.title ilike $2
             order by o.starts_at, o.id limit $3`,
      values: [currentTenantId(), likePattern(search), limit],
    });
    return rows.map(item);
  }

  async items(refs: readonly string[]): Promise<AssignableItem[]> {
    const rows = await this.db.rows<TimeRow>({
      name: 'live_assigned',
      text: `select ${COLUMNS} from ${TABLES} where o.tenant_id = $1::uuid and o.id::text = any($2::text[])`,
      values: [currentTenantId(), refs],
    });
    return rows.map(item);
  }

  async states(refs: readonly string[], people: readonly string[]): Promise<WorkState[]> {
    const rows = await this.db.rows<{ ref: string; person_id: string; entered_at: Date; seen_at: Date }>({
      name: 'live_assigned_states',
      text: `select occurrence_id as ref, user_id as person_id, entered_at, seen_at from learning.live_visit
             where tenant_id = $1::uuid and occurrence_id::text = any($2::text[]) and user_id = any($3::uuid[])
               and entered_at is not null`,
      values: [currentTenantId(), refs, people],
    });
    return rows.map(({ ref, person_id, entered_at, seen_at }) => ({
      ref,
      person_id,
      state: 'done',
      done_at: entered_at,
      changed_at: seen_at,
      right: 0,
      answered: 0,
      missed: 0,
      work: [],
    }));
  }
}
