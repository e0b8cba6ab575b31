import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { newId } from '../ids.ts';
import { makeEvent, typeOf, type EventClass } from './events.ts';

/** Channel on which a commit wakes the relay. */
export const OUTBOX_CHANNEL = 'bookgrove_outbox';

/** Writes events in the transaction of the change that they state. */
@Injectable()
export class Outbox {
  /**
   * Adds the event; it is delivered to every consumer after the transaction commits, and never if it does not. With `at`
   * it is delivered then, within seconds. It is not taken back: its consumer reads whether there is still something to
   * do. A consumer that has to try again later adds the next event itself.
   */
  async add<E extends object>(
    tx: Tx,
    event: EventClass<E>,
    payload: E,
    { at }: { at?: Date } = {},
  ): Promise<void> {
    const row = {
      id: newId(),
      tenant_id: currentTenantId(),
      type: typeOf(event),
      payload: { ...makeEvent(event, payload) },
      correlation_id: currentContext()?.correlationId ?? newId(),
    };
    if (at) {
      await tx.dueEvent.createMany({ data: [{ ...row, due_at: at }] });
      return;
    }
    await tx.outboxEvent.createMany({ data: [row] });
    await tx.$executeRaw`select pg_notify(${OUTBOX_CHANNEL}, '')`;
  }

  /**
   * Deletes an event of the running tenant whose payload may not be stored any longer. For a consumer, in the transaction of its effect
   * and its receipt, which a repeated delivery finds. The event stays while another consumer has not handled it.
   */
  async forgetHandled(tx: Tx, eventId: string): Promise<void> {
    // The table belongs to the system: a school adds rows and reads none.
    await tx.$executeRaw`select set_config('app.system', 'on', true)`;
    await tx.$executeRaw`
      delete from platform.outbox_event e where e.tenant_id = ${currentTenantId()}::uuid and e.id = ${eventId}::uuid
        and not exists (select from platform.event_consumer c where c.event_type = e.type and not exists (
          select from platform.inbox_receipt r
          where r.tenant_id = e.tenant_id and r.consumer = c.name and r.event_id = e.id))`;
    await tx.$executeRaw`select set_config('app.system', '', true)`;
  }
}
