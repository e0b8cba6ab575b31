import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ReversibleRows } from '../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../identity/contract.ts';

const PART = 'messaging.notifications';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [
  { table: 'messaging.notification', kind: 'notifications', of: ['user_id'] },
  { table: 'messaging.notification_settings', kind: 'notifications', of: ['user_id'] },
];

/**
 * Gives what a merged account was told to the surviving one, but for what both were told. Its settings are kept where the
 * surviving one has none.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'messaging.move-notifications', queue: 'privacy' })
export class TransferNotificationsWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant = currentTenantId();
    await tx.$executeRaw`
      update messaging.notification n set user_id = ${to}::uuid
      where n.tenant_id = ${tenant}::uuid and n.user_id = ${from}::uuid and not exists (
        select from messaging.notification o where o.tenant_id = n.tenant_id and o.user_id = ${to}::uuid
          and o.template = n.template and o.cause = n.cause)`;
    await tx.$executeRaw`
      update messaging.notification_settings s set user_id = ${to}::uuid
      where s.tenant_id = ${tenant}::uuid and s.user_id = ${from}::uuid and not exists (
        select from messaging.notification_settings o where o.tenant_id = s.tenant_id and o.user_id = ${to}::uuid)`;
    const left = { tenant_id: tenant, user_id: from };
    await tx.notification.deleteMany({ where: left });
    await tx.notificationSettings.deleteMany({ where: left });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'messaging.restore-notifications', queue: 'privacy' })
export class RestoreNotificationsWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
