import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { ATTRIBUTED_PAGE, ListAttributedGifts, type AttributedGift } from '../contract/attribution.ts';

const NAMED = `case when f.id is not null then 'fundraiser' when d.campaign is not null then 'campaign'
  when d.book_id is not null then 'book' when d.student_id is not null then 'student' else 'class' end`;

@QueryHandler(ListAttributedGifts)
export class ListAttributedGiftsHandler implements IQueryHandler<ListAttributedGifts> {
  constructor(private readonly db: Db) {}

  async execute({ of, before }: ListAttributedGifts): Promise<AttributedGift[]> {
    return this.db.rows<AttributedGift & Record<string, unknown>>({
      name: 'attributed_gifts',
      text: `select d.id as donation_id, ${NAMED} as source,
               coalesce(f.id::text, d.campaign, d.book_id::text, d.student_id::text, d.class_id::text) as ref,
               coalesce(f.title, d.campaign) as label
             from giving.donation d
             left join giving.fundraiser f on f.tenant_id = d.tenant_id and d.campaign = 'fundraiser:' || f.id::text
             where d.tenant_id = $1::uuid and d.paid_at is not null
               and coalesce(d.campaign, d.book_id::text, d.student_id::text, d.class_id::text) is not null
               and ($2::uuid[] is null or d.student_id = any ($2) or d.class_id = any ($3::uuid[]))
               and ($4::uuid is null or d.id < $4)
             order by d.id desc limit ${ATTRIBUTED_PAGE}`,
      values: [currentTenantId(), of && of.students, of && of.classes, before],
    });
  }
}
