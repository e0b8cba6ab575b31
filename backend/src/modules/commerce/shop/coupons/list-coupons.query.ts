import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import type { Coupon } from '../../../../platform/db/generated/client.ts';
import { notFound } from '../../../../platform/errors.ts';
import { GetBooksOnOffer } from '../../../catalog/contract.ts';
import { GetCoursesOnOffer } from '../../../learning/contract.ts';
import type { CouponsQuery } from './coupon-bodies.ts';
import { couponView, type CouponDetails, type CouponView } from './coupon-view.ts';

/** One page of the coupons of the running school, newest first. */
export class ListCoupons extends Query<{ count: number; coupons: CouponView[] }> {
  constructor(readonly query: CouponsQuery) {
    super();
  }
}

/** `stateOf` (coupon.rules.ts) in the database, for the time of `$2`. */
const STATE = `case when status in ('draft', 'archived') then status when ends_at <= $2 then 'expired'
  when used >= max_uses then 'exhausted' when status = 'paused' then 'paused'
  when starts_at > $2 then 'scheduled' else 'active' end`;

@QueryHandler(ListCoupons)
export class ListCouponsHandler implements IQueryHandler<ListCoupons> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ query }: ListCoupons): Promise<{ count: number; coupons: CouponView[] }> {
    const now = this.clock.now();
    const where = `from commerce.coupon where tenant_id = $1 and $2::timestamptz is not null
      and ($3::text is null or code ilike $3 or note ilike $3) and ($4::text is null or ${STATE} = $4)`;
    const search = query.search?.trim() ? likePattern(query.search) : null;
    const values = [currentTenantId(), now, search, query.state ?? null];
    const [counted, found] = await this.db.batch([
      { name: 'coupons_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'coupons_page',
        text: `select * ${where} order by created_at desc, id limit $5 offset $6`,
        values: [...values, query.limit, query.offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      coupons: (found!.rows as unknown as Coupon[]).map((coupon) => couponView(coupon, now)),
    };
  }
}

/** One coupon of the running school. */
export class GetCoupon extends Query<CouponDetails> {
  constructor(readonly id: string) {
    super();
  }
}

/** The most books of one look-up. */
const AT_ONCE = 100;

@QueryHandler(GetCoupon)
export class GetCouponHandler implements IQueryHandler<GetCoupon> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 */
  async execute({ id }: GetCoupon): Promise<CouponDetails> {
    const [coupon] = await this.db.rows<Coupon & Record<string, unknown>>({
      name: 'coupon_of_id',
      text: 'select * from commerce.coupon where tenant_id = $1 and id = $2',
      values: [currentTenantId(), id],
    });
    if (!coupon) throw notFound('coupon');
    const view = couponView(coupon, this.clock.now());
    const books: CouponDetails['books'] = [];
    for (let from = 0; from < view.book_ids.length; from += AT_ONCE)
      books.push(
        ...(await this.queries.execute(new GetBooksOnOffer(view.book_ids.slice(from, from + AT_ONCE), null))),
      );
    const courses = await this.queries.execute(new GetCoursesOnOffer(view.course_ids, null));
    return {
      ...view,
      books: view.book_ids.map((book, index) => ({ id: book, title: books[index]!.title })),
      courses: view.course_ids.map((course, index) => ({ id: course, title: courses[index]!.name })),
    };
  }
}
