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
}
