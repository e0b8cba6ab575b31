import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Coupon } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { CouponRedemptions } from '../../orders/coupons/coupon-redemptions.ts';
import type { CouponAmountBody, CouponBody } from './coupon-bodies.ts';
import { couponKinds, readCode, wrongCoupon } from './coupon.rules.ts';

/** Makes a coupon as a draft, or changes one (`id`). Orders that use it keep what they were placed with. */
export class SaveCoupon extends Command<Coupon> {
  constructor(
    readonly id: string | null,
    readonly body: CouponBody,
  ) {
    super();
  }
}

@CommandHandler(SaveCoupon)
export class SaveCouponHandler implements ICommandHandler<SaveCoupon> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly redemptions: CouponRedemptions,
  ) {}

  /** @throws AppError 404, 409 `coupon_archived`, 422 with each wrong member, and `code` for one that exists */
  execute({ id, body }: SaveCoupon): Promise<Coupon> {
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const before = id ? await this.redemptions.lock(tx, id) : null;
      if (id && !before) throw notFound('coupon');
      if (before?.status === 'archived')
        throw new AppError('conflict', 'coupon_archived', 'This code is archived. Make another one.');
      const data = dataOf(body);
      const wrong = wrongCoupon({ ...data, used: before?.used ?? 0 });
      if (before && before.used > 0 && data.code !== before.code)
        wrong['code'] = ['This code was used already and cannot be changed.'];
      if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
      const taken = await tx.coupon.findUnique({
        where: { tenant_id_code: { tenant_id, code: data.code } },
        select: { id: true },
      });
      if (taken && taken.id !== id) throw invalidFields({ code: ['There is such a code already.'] });
      await this.audit.record(tx, before ? 'coupon.changed' : 'coupon.made', data.code, {});
      if (before) return tx.coupon.update({ where: { tenant_id_id: { tenant_id, id: before.id } }, data });
      const made = { tenant_id, id: newId(), created_at: this.clock.now(), ...data };
      const { count } = await tx.coupon.createMany({ data: [made], skipDuplicates: true });
      if (count === 0) throw invalidFields({ code: ['There is such a code already.'] });
      return tx.coupon.findUniqueOrThrow({ where: { tenant_id_id: { tenant_id, id: made.id } } });
    });
  }
}

/** What is stored; members of other kinds are left out. */
const dataOf = (body: CouponBody) => ({
  code: readCode(body.code),
  note: body.note ?? '',
  kind: body.kind,
  percent_bps: body.kind === 'percent' ? (body.percent_bps ?? null) : null,
  amounts: body.kind === 'amount' ? byCurrency(body.amounts) : {},
  free_copies: body.kind === 'free_books' ? (body.free_copies ?? null) : null,
  minimums: byCurrency(body.minimums),
  book_ids: [...new Set(body.book_ids ?? [])],
  categories: [...new Set(body.categories ?? [])],
  class_ids: [...new Set(body.class_ids ?? [])],
  course_ids: [...new Set(body.course_ids ?? [])],
  kinds: couponKinds(body.kinds, body.course_ids),
  starts_at: body.starts_at ?? null,
  ends_at: body.ends_at ?? null,
  max_uses: body.max_uses ?? null,
  max_per_buyer: body.max_per_buyer ?? null,
});

const byCurrency = (amounts: readonly CouponAmountBody[] = []): Record<string, number> =>
  Object.fromEntries(amounts.map(({ currency, amount }) => [currency, amount]));
