import { IMPACT_COUNTS, type ImpactCountKind } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { ListMemberships } from '../../identity/contract.ts';
import { numbersOf, withoutSmallGroups, type Counter } from './impact.rules.ts';
import type { ImpactCount, ImpactRows, OwnImpact } from './impact.views.ts';

type Row = Omit<Counter, 'value'> & { scope: string; scope_id: string; value: number };

/** Reads the counters of impact. `goal` is 1 to 17; 0 for all. */
@Injectable()
export class ImpactQueries {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** What the running school achieved. */
  async ofSchool(goal: number): Promise<ImpactCount> {
    const rows = await this.db.rows<Row>({
      name: 'impact_of_school',
      text: `select kind, unit, value::float8 as value from giving.impact_counter
             where tenant_id = $1::uuid and scope = 'school' and scope_id = '' and goal = $2`,
      values: [currentTenantId(), goal],
    });
    return numbersOf(rows);
  }

  /** What all schools achieved, as of the last time that it was added up. */
  async ofEveryone(goal: number): Promise<ImpactCount> {
    const rows = await this.db.rows<Row>({
      name: 'impact_of_everyone',
      text: 'select kind, unit, value::float8 as value from giving.impact_total where goal = $1',
      values: [goal],
    });
    return numbersOf(rows);
  }

  /** What a person achieved, and each of their classes. */
  async ofPerson(userId: string, goal: number): Promise<OwnImpact> {
    const memberships = await this.queries.execute(new ListMemberships(userId));
    const rows = await this.db.rows<Row>({
      name: 'impact_of_person',
      text: `select c.scope, case c.scope when 'person' then '' else c.scope_id end as scope_id, c.kind, c.unit,
               c.value::float8 as value
             from giving.impact_counter c
             where c.tenant_id = $1::uuid and c.goal = $4 and (
               (c.scope = 'class' and c.scope_id = any ($3::text[]))
               or (c.scope = 'person' and c.scope_id in (select s.subject_id::text from giving.impact_subject s
                 where s.tenant_id = $1::uuid and s.person_id = $2::uuid)))`,
      values: [currentTenantId(), userId, memberships.map(({ class_id }) => class_id), goal],
    });
    return {
      me: numbersOf(rows.filter(({ scope }) => scope === 'person')),
      classes: memberships.map(({ class_id, name }) => ({
        id: class_id,
        name,
        ...numbersOf(rows.filter(({ scope, scope_id }) => scope === 'class' && scope_id === class_id)),
      })),
    };
  }

  /** The rows behind a public counter of the running school, by month; small groups are not shown. */
  async rowsOf(kind: ImpactCountKind, goal: number): Promise<ImpactRows> {
    const rows = await this.db.rows<{ month: string; value: number; people: number }>({
      name: 'impact_rows',
      text: `with event as (
               select to_char(occurred_at at time zone 'UTC', 'YYYY-MM') as month, quantity, subject_ids
               from giving.impact_event
               where tenant_id = $1::uuid and kind = $2 and ($3::int = 0 or $3::int = any (goals))
             )
             select month, sum(quantity)::float8 as value,
               (select count(distinct subject)::int from event o, unnest(o.subject_ids) subject
                where o.month = event.month) as people
             from event group by month order by month`,
      values: [currentTenantId(), kind, goal],
    });
    const shown = withoutSmallGroups(rows);
    return {
      kind,
      total: rows.reduce((sum, { value }) => sum + value, 0),
      months: rows.map(({ month }, index) => ({ month, value: shown[index] ?? null })),
    };
  }

  /** The rows behind a counter of all schools, by month, as of the last hour. */
  async rowsOfEveryone(kind: ImpactCountKind, goal: number): Promise<ImpactRows> {
    const [rows, count] = await Promise.all([
      this.db.rows<{ month: string; value: number }>({
        name: 'impact_rows_of_everyone',
        text: `select month, value::float8 as value from giving.impact_month
               where kind = $1 and goal = $2 order by month`,
        values: [kind, goal],
      }),
      this.ofEveryone(goal),
    ]);
    return { kind, total: count.by_kind[kind], months: rows };
  }
}

export const isCounted = (kind: string): kind is ImpactCountKind =>
  (IMPACT_COUNTS as readonly string[]).includes(kind);
