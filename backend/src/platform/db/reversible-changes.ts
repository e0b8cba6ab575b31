import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../context.ts';
import { Db, type Tx } from './db.ts';

/** One part of an operation: what one module does, in one transaction. */
export interface ReversiblePart {
  /** The id that the parts of all modules share. */
  operation: string;
  /** `<module>.<what>`, at most 80 characters. */
  part: string;
  /** Until then it can be undone. */
  expiresAt: Date;
}

/** The rows of a table that a part may change. */
export interface ReversibleRows {
  /** `schema.table` of the module that calls; the table has `tenant_id` and a primary key. */
  table: string;
  /** What the rows are to people, such as `classes`; what is left over is counted by it. */
  kind: string;
  /** Columns that refer to the people concerned, before and after the change; a column may be an array. */
  of: readonly string[];
  /** Puts each column back alone. Without it, a row whose changed columns were changed again stays as it is. */
  byColumn?: boolean;
}

/** How far the undoing of a part has come. */
export interface ReversiblePartState {
  part: string;
  /** What the part changed, until it is undone or expires. */
  kinds: string[];
  undone: boolean;
  /** Number of rows that could not be put back, by kind. */
  left_over: Record<string, number>;
}

/**
 * Stores which rows a part of an operation changes, with their values before and after, so that it can be undone for a
 * time. Undoing puts a value back only while it is still the one that the part wrote: what people did since stays.
 */
@Injectable()
export class ReversibleChanges {
  constructor(private readonly db: Db) {}

  /**
   * Runs `work` and stores what it changes in `rows`. `ids` are the values of the columns that `rows` names. A part that runs
   * again adds what it changes then; one that was undone does not run any more. Without a part, `work` runs and
   * nothing is stored.
   */
  async record(
    tx: Tx,
    part: ReversiblePart | null,
    ids: readonly string[],
    rows: readonly ReversibleRows[],
    work: () => Promise<unknown>,
  ): Promise<void> {
    if (!part) {
      await work();
      return;
    }
    const { operation, part: name, expiresAt } = part;
    const tenant = currentTenantId();
    const [stored] = await tx.$queryRaw<{ undone_at: Date | null; since: bigint }[]>`
      insert into platform.reversible_part as p (tenant_id, operation, part, expires_at)
      values (${tenant}::uuid, ${operation}::uuid, ${name}, ${expiresAt})
      on conflict (tenant_id, operation, part) do update set expires_at = p.expires_at
      returning undone_at, (select coalesce(max(r.id), 0) from platform.reversible_row r
        where r.tenant_id = p.tenant_id and r.operation = p.operation and r.part = p.part) as since`;
    if (stored!.undone_at !== null) return;
    for (const { table, of, kind, byColumn = false } of rows)
      await tx.$executeRaw`select platform.remember_rows(${table}::text::regclass, ${of}::text[], ${ids}::text[], ${operation}::uuid,
        ${name}, ${kind}, ${byColumn}, ${expiresAt})`;
    await work();
    for (const { table, of, kind, byColumn = false } of rows)
      await tx.$executeRaw`select platform.compare_rows(${table}::text::regclass, ${of}::text[], ${ids}::text[], ${operation}::uuid,
        ${name}, ${kind}, ${byColumn}, ${expiresAt}, ${stored!.since})`;
  }

  /**
   * Undoes a part in the current school; also when it has not run yet: it does nothing then. A second call changes nothing.
   * @returns whether this call undid it
   */
  async undo(tx: Tx, { operation, part, expiresAt }: ReversiblePart): Promise<boolean> {
    const tenant = currentTenantId();
    const undone = await tx.$executeRaw`
      insert into platform.reversible_part as p (tenant_id, operation, part, expires_at, undone_at)
      values (${tenant}::uuid, ${operation}::uuid, ${part}, ${expiresAt}, now())
      on conflict (tenant_id, operation, part) do update set undone_at = now() where p.undone_at is null`;
    if (undone === 0) return false;
    await tx.$executeRaw`update platform.reversible_part
      set left_over = platform.restore_rows(${operation}::uuid, ${part})
      where tenant_id = ${tenant}::uuid and operation = ${operation}::uuid and part = ${part}`;
    return true;
  }

  /** The parts of operations in the current school, by operation. */
  async states(operations: readonly string[]): Promise<Map<string, ReversiblePartState[]>> {
    const found = await this.db.rows<ReversiblePartState & { operation: string }>({
      name: 'reversible_states',
      text: `select p.operation, p.part, p.undone_at is not null as undone, coalesce(p.left_over, '{}') as left_over,
               array(select distinct r.kind from platform.reversible_row r where r.tenant_id = p.tenant_id
                 and r.operation = p.operation and r.part = p.part order by 1) as kinds
             from platform.reversible_part p where p.tenant_id = $1 and p.operation = any($2::uuid[]) order by p.part`,
      values: [currentTenantId(), operations],
    });
    const states = new Map<string, ReversiblePartState[]>(operations.map((id) => [id, []]));
    for (const { operation, ...state } of found) states.get(operation)!.push(state);
    return states;
  }

  /** The schools in which a part was done, for parts that change rows of other schools. */
  async tenantsOf(operation: string, part: string): Promise<string[]> {
    const [found] = await this.db.system([
      {
        name: 'reversible_tenants',
        text: `select tenant_id from platform.reversible_part where operation = $1 and part = $2 order by 1`,
        values: [operation, part],
      },
    ]);
    return (found!.rows as { tenant_id: string }[]).map(({ tenant_id }) => tenant_id);
  }

  /** Deletes what was stored of an operation in the current school: it cannot be undone any more. */
  async forget(tx: Tx, operations: readonly string[]): Promise<void> {
    const where = { tenant_id: currentTenantId(), operation: { in: [...operations] } };
    await tx.reversibleRow.deleteMany({ where });
    await tx.reversiblePart.deleteMany({ where });
  }
}
