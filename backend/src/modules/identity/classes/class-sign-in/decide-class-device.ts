import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { TRUST_MS } from '../../sign-in/students/class-device.rules.ts';
import { NETWORK_MS } from '../../sign-in/students/class-devices.ts';
import { sameNetwork } from '../../sign-in/students/same-network.ts';
import { ownClass } from './lock-own-class.ts';

/**
 * Approves or refuses a device that waits. A device in the teacher's own network shows that the class is there: the
 * network becomes one of the class's, and the other devices in it need no approval.
 */
export class DecideClassDevice extends Command<void> {
  constructor(
    readonly classId: string,
    readonly deviceId: string,
    readonly decision: 'approved' | 'refused',
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(DecideClassDevice)
export class DecideClassDeviceHandler implements ICommandHandler<DecideClassDevice> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ classId, deviceId, decision, address }: DecideClassDevice): Promise<void> {
    return this.db.transaction(async (tx) => {
      const { name } = await ownClass(tx, classId);
      const where = { tenant_id: currentTenantId(), class_id: classId, id: deviceId };
      const device = await tx.classDevice.findFirst({ where });
      if (!device) throw notFound('device');
      if (device.state === decision) return;
      const now = this.clock.now();
      const approved = decision === 'approved';
      const near = device.address !== null && sameNetwork(device.address, address);
      await tx.classDevice.updateMany({
        where,
        data: {
          state: decision,
          decided_at: now,
          decided_by: currentContext()!.principal!.userId,
          trusted_until: approved ? new Date(now.getTime() + TRUST_MS) : null,
          network_until: approved && near ? new Date(now.getTime() + NETWORK_MS) : null,
        },
      });
      await recordAuditEntry(tx, {
        action: `class.device_${decision}`,
        ...(device.student_id && { subjectId: device.student_id }),
        detail: { class_id: classId, class: name },
      });
    });
  }
}
