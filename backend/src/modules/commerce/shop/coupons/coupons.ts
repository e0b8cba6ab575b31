import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { ListChildrenOfGuardian, ListMemberships } from '../../../identity/contract.ts';
import { CouponRedemptions } from '../../orders/coupons/coupon-redemptions.ts';
import { COUPON_GUESS_BUDGET } from './coupon.budgets.ts';
import { couponSentence } from './coupon-texts.ts';
import { COUPON_CODE, readCode, refusalOf, type CouponTerms } from './coupon.rules.ts';

/** A code with whoever tries it: a person's id, or the IP address of a guest. */
export interface TriedCode {
  code: string;
  by: string;
}

type Row = CouponTerms & { id: string } & Record<string, unknown>;

/** Coupons as buyers use them. */
@Injectable()
export class Coupons {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly redemptions: CouponRedemptions,
  ) {}

  /**
   * The coupon of a code; null when there is none that buyers may know of.
   * @throws AppError 429 for somebody who has tried too many unknown ones
   */
  async find({ code, by }: TriedCode): Promise<Row | null> {
    const key = `${currentTenantId()} ${by}`;
    await this.budgets.check(COUPON_GUESS_BUDGET, key);
    const read = readCode(code);
    const [row] = COUPON_CODE.test(read)
      ? await this.db.rows<Row>({
          name: 'coupon_of_code',
          text: `select id, kind, percent_bps, amounts, free_copies, minimums, book_ids, categories, course_ids, class_ids, kinds, starts_at,
                   ends_at, max_uses, max_per_buyer, used, status
                 from commerce.coupon where tenant_id = $1 and code = $2 and status not in ('draft', 'archived')`,
          values: [currentTenantId(), read],
        })
      : [];
    if (!row) await this.budgets.take(COUPON_GUESS_BUDGET, key);
    return row ?? null;
  }

  /**
   * Classes by which somebody can use coupons: their own, those of who reads, and those of their children.
   * @param people ids of the buyer and of the reader; null for visitors
   */
  async classesOf(people: readonly (string | null | undefined)[]): Promise<string[]> {
    const known = people.flatMap((id) => id ?? []);
    const children = await Promise.all(
      known.map((id) => this.queries.execute(new ListChildrenOfGuardian(id))),
    );
    const all = [...known, ...children.flat().flatMap(({ id, state }) => (state === 'active' ? [id] : []))];
    const memberships = await Promise.all(
      [...new Set(all)].map((id) => this.queries.execute(new ListMemberships(id))),
    );
    return memberships.flat().map(({ class_id }) => class_id);
  }

  /**
   * Whether a buyer can use a coupon in an order that is placed now. The coupon stays locked until the transaction ends, so that
   * of many buyers only as many use it as are allowed to. `CouponRedemptions.add` stores the use.
   * @returns why it cannot be used, as a sentence; null when it can
   */
  async claim(
    tx: Tx,
    id: string,
    buyer: { id: string | null; email: string },
    currency: string,
  ): Promise<string | null> {
    const terms = (await this.redemptions.lock(tx, id)) as CouponTerms | null;
    const most = terms?.max_per_buyer ?? null;
    const refusal =
      refusalOf(terms, this.clock.now()) ??
      (most !== null && (await this.redemptions.usesOf(tx, id, buyer)) >= most ? 'used_by_you' : null);
    return refusal && couponSentence(refusal, terms, currency);
  }
}
