import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { FactorStore } from './factor-store.ts';
import { readCode } from './second-factor.rules.ts';
import { Totp } from './totp.ts';

/** Turns on codes from an app: the first correct code proves that the app has the key. */
@Injectable()
export class ConfirmTotp {
  constructor(
    private readonly clock: Clock,
    private readonly factors: FactorStore,
    private readonly outbox: Outbox,
    private readonly totp: Totp,
  ) {}

  /** New recovery codes; null when the code is wrong, or no set-up is pending. */
  async by(tx: Tx, userId: string, typed: string): Promise<string[] | null> {
    const tenant_id = currentTenantId();
    await tx.$queryRaw`select 1 from identity.totp_factor
      where tenant_id = ${tenant_id}::uuid and user_id = ${userId}::uuid for update`;
    const factor = await tx.totpFactor.findUnique({
      where: { tenant_id_user_id: { tenant_id, user_id: userId } },
    });
    const code = readCode(typed);
    const step =
      factor && !factor.confirmed_at && code && this.totp.stepOf(userId, factor.sealed_secret, code);
    if (!step) return null;
    await tx.totpFactor.updateMany({
      where: { tenant_id, user_id: userId },
      data: { confirmed_at: this.clock.now(), last_step: step },
    });
    await requestEmail(this.outbox, tx, {
      template: 'second-factor-changed',
      to: { user_id: userId },
      data: { change: 'turned_on' },
    });
    return this.factors.renewRecoveryCodes(tx, userId);
  }
}
