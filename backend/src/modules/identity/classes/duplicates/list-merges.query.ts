import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ReversibleChanges, type ReversiblePartState } from '../../../../platform/db/reversible-changes.ts';
import { undoRefusal, undoUntil, type UndoRefusal } from './undo-merge.rules.ts';

const REFUSALS = ['undone', 'sealed', 'expired', 'later_merge', 'erasure_open'] as const;

export class LeftOver {
  /** e.g. classes, guardians, logins, reading, stories, orders */
  kind!: string;
  count!: number;
}

/** A merge of two accounts of one child, and whether it can be undone. */
export class MergeOfAccount {
  id!: string;
  kept_id!: string;
  merged_id!: string;
  /** Full name of the merged account. */
  merged_name!: string;
  @ApiProperty({ format: 'date-time' })
  merged_at!: string;
  /** Until when it can be undone. */
  @ApiProperty({ format: 'date-time' })
  undo_until!: string;
  /** Why it cannot be undone now; null when it can. */
  @ApiProperty({ enum: REFUSALS, nullable: true, type: String })
  refusal!: UndoRefusal | null;
  /** What comes back: account, logins, classes, guardians, consents, requests, reading, books, stories, letters, orders, cart. */
  kinds!: string[];
  /** What could not be put back, because it was changed since. */
  left_over!: LeftOver[];
}

/** The merges of a student's account, as either of the two, in the last two days; the newest first. */
export class ListMerges extends Query<MergeOfAccount[]> {
  constructor(readonly personId: string) {
    super();
  }
}

interface Row extends Record<string, unknown> {
  id: string;
  kept_id: string;
  merged_id: string;
  merged_name: string;
  merged_at: Date;
  undone_at: Date | null;
  sealed: boolean;
  has_later: boolean;
  erasure_open: boolean;
}

@QueryHandler(ListMerges)
export class ListMergesHandler implements IQueryHandler<ListMerges> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly changes: ReversibleChanges,
  ) {}

  async execute({ personId }: ListMerges): Promise<MergeOfAccount[]> {
    const now = this.clock.now();
    const rows = await this.db.rows<Row>({
      name: 'merges_of_account',
      text: `select m.id, m.kept_id, m.merged_id, m.merged_at, m.undone_at, m.sealed,
               trim(u.first_name || ' ' || u.last_name) as merged_name,
               exists (select from identity.account_merge l where l.tenant_id = m.tenant_id and l.id <> m.id
                 and l.undone_at is null and l.merged_at >= m.merged_at
                 and (l.kept_id in (m.kept_id, m.merged_id) or l.merged_id in (m.kept_id, m.merged_id))) as has_later,
               exists (select from identity.data_request d where d.tenant_id = m.tenant_id
                 and d.person_id in (m.kept_id, m.merged_id) and d.kind = 'erasure' and d.status in ('waiting', 'working')) as erasure_open
             from identity.account_merge m
             join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.merged_id
             where m.tenant_id = $1 and $2 in (m.kept_id, m.merged_id) and m.merged_at > $3
             order by m.merged_at desc, m.id desc`,
      values: [currentTenantId(), personId, new Date(now.getTime() - 2 * 86_400_000)],
    });
    const states = await this.changes.states(rows.map(({ id }) => id));
    return rows.map((row) => ({
      id: row.id,
      kept_id: row.kept_id,
      merged_id: row.merged_id,
      merged_name: row.merged_name,
      merged_at: row.merged_at.toISOString(),
      undo_until: undoUntil(row.merged_at).toISOString(),
      refusal: undoRefusal(row, now),
      ...summaryOf(states.get(row.id)!),
    }));
  }
}

function summaryOf(parts: ReversiblePartState[]): Pick<MergeOfAccount, 'kinds' | 'left_over'> {
  const counts = new Map<string, number>();
  for (const [kind, count] of parts.flatMap(({ left_over }) => Object.entries(left_over)))
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  return {
    kinds: [...new Set(parts.flatMap(({ kinds }) => kinds))].sort(),
    left_over: [...counts].map(([kind, count]) => ({ kind, count })),
  };
}
