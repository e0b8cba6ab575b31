import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetMessageLetter, type MessageLetter } from '../contract.ts';
import { GetTour, tourPath } from '../tours/get-tour.query.ts';
import { whenOf } from '../tours/tour.rules.ts';
import { TourTokens } from '../tours/tour-tokens.ts';

type Row = Omit<MessageLetter, 'tour'> & { booking_id: string | null };

@QueryHandler(GetMessageLetter)
export class GetMessageLetterHandler implements IQueryHandler<GetMessageLetter> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly tokens: TourTokens,
  ) {}

  async execute({ messageId, entryId }: GetMessageLetter): Promise<MessageLetter | null> {
    const [row] = await this.db.rows<Row>({
      name: 'message_letter',
      text: `select m.id, m.reference, m.kind, m.category, m.urgent, m.name, m.email, m.text, m.language, e.text as answer,
               case when m.urgent then (select l.email from content.safety_lead l where l.tenant_id = m.tenant_id
                 order by l.created_at desc, l.id desc limit 1) end as lead,
               b.id as booking_id
             from content.message m
             left join content.message_entry e on e.tenant_id = m.tenant_id and e.message_id = m.id and e.id = $3
               and e.kind = 'reply'
             left join content.tour_booking b on b.tenant_id = m.tenant_id and b.message_id = m.id
             where m.tenant_id = $1 and m.id = $2`,
      values: [currentTenantId(), messageId, entryId ?? null],
    });
    if (!row) return null;
    const { booking_id, ...letter } = row;
    if (!booking_id) return { ...letter, tour: null };
    const token = this.tokens.of(booking_id);
    const { tour, calendar } = await this.queries.execute(new GetTour(token));
    return {
      ...letter,
      tour: {
        when: whenOf(new Date(tour.starts_at), tour.time_zone),
        when_for_writer: whenOf(new Date(tour.starts_at), tour.time_zone, row.language ?? 'en'),
        people: tour.people,
        calendar,
        path: tourPath(token),
        cancelled: tour.cancelled,
      },
    };
  }
}
