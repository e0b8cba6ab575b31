import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Coupon } from '../../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { CouponRedemptions } from '../../orders/coupons/coupon-redemptions.ts';
import { stateOf, statusAfterStep, type CouponStep, type CouponTerms } from './coupon.rules.ts';

/** Activates, pauses or archives a coupon. */
export class StepCoupon extends Command<Coupon> {
  constructor(
    readonly id: string,
    readonly step: CouponStep,
  ) {
    super();
  }
}

@CommandHandler(StepCoupon)
export class StepCouponHandler implements ICommandHandler<StepCoupon> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly redemptions: CouponRedemptions,
  ) {}

  /** @throws AppError 404, 409 `wrong_status` when the state machine refuses it */
  execute({ id, step }: StepCoupon): Promise<Coupon> {
    return this.db.transaction(async (tx) => {
      const coupon = await this.redemptions.lock(tx, id);
      if (!coupon) throw notFound('coupon');
      const state = stateOf(coupon as unknown as CouponTerms, this.clock.now());
      const status = statusAfterStep(state, step);
      if (!status)
        throw new AppError('conflict', 'wrong_status', `This is not possible: the code is ${state}.`);
      await this.audit.record(tx, 'coupon.changed', coupon.code, { reason: step });
      return tx.coupon.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { status },
      });
    });
  }
}
