import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';

export class Testimonial {
  id!: string;
  /** First name only. */
  name!: string;
  text!: string;
  shown_at!: string;
}

export class ListTestimonials extends Query<Testimonial[]> {}

@QueryHandler(ListTestimonials)
export class ListTestimonialsHandler implements IQueryHandler<ListTestimonials> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<Testimonial[]> {
    const rows = await this.db.rows<Omit<Testimonial, 'shown_at'> & { shown_at: Date }>({
      name: 'testimonials',
      text: `select id, split_part(name, ' ', 1) as name, text, shown_at from content.message
             where tenant_id = $1 and kind = 'testimonial' and shown_at is not null order by shown_at desc limit 50`,
      values: [currentTenantId()],
    });
    return rows.map((row) => ({ ...row, shown_at: row.shown_at.toISOString() }));
  }
}
