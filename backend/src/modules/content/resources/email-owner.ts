import type { ResourceReason } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { ResourceDecided } from '../contract.ts';

const pathOf = (resourceId: string): string => `/uploadcontent/${resourceId}`;

/** Requests the e-mail to the owner of a resource whose file was refused. `reason` is an English sentence. */
export const emailOwnerOfRefusedResource = (
  outbox: Outbox,
  tx: Tx,
  refused: { resource_id: string; file_id: string; owner_id: string; title: string; reason: string },
): Promise<void> =>
  requestEmail(outbox, tx, {
    template: 'resource-refused',
    to: { user_id: refused.owner_id },
    data: { title: refused.title, reason: refused.reason, place: '', path: pathOf(refused.resource_id) },
    cause: refused.file_id,
  });

/**
 * Sends the owner of a resource an e-mail about a decision on it, unless they decided themselves. The
 * consumer keeps its name from the time when it was in messaging, because receipts and waiting jobs contain
 * it.
 */
@Injectable()
@Consumes(ResourceDecided, { name: 'messaging.resource-decided', queue: 'emails' })
export class EmailWhenResourceDecided implements Consumer<ResourceDecided> {
  constructor(private readonly outbox: Outbox) {}

  async handle(decided: ResourceDecided, tx: Tx): Promise<void> {
    const { resource_id, move_id, owner_id, by, title, move, reason, note } = decided;
    if (owner_id === by) return;
    await requestEmail(this.outbox, tx, {
      template: `resource-${move}`,
      to: { user_id: owner_id },
      data: { title, reason: (reason || null) as ResourceReason | null, note, path: pathOf(resource_id) },
      cause: move_id,
    });
  }
}
