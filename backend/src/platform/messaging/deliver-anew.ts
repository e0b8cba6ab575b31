import type pg from 'pg';
import { newId } from '../ids.ts';

/**
 * Adds an event as a program outside of the server: with a new id, because the former event may have its receipt, or
 * have been deleted. Part of the caller's transaction, which must see the rows of the tenant.
 */
export async function deliverAnew(
  client: pg.ClientBase,
  { tenant_id, type, payload }: { tenant_id: string; type: string; payload: object },
): Promise<void> {
  await client.query(
    `insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id) values ($1, $2, $3, $4::jsonb, $5)`,
    [newId(), tenant_id, type, JSON.stringify(payload), newId()],
  );
  await client.query(`select pg_notify('bookgrove_outbox', '')`);
}
