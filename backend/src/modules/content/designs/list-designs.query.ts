import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { DESIGN_COLUMNS, showDesign, type Design, type DesignRow } from './design-view.ts';

/** A person's designs, newest first. */
export class ListDesigns extends Query<{ count: number; designs: Design[] }> {
  constructor(
    readonly ownerId: string,
    readonly page: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListDesigns)
export class ListDesignsHandler implements IQueryHandler<ListDesigns> {
  constructor(private readonly db: Db) {}

  async execute({ ownerId, page }: ListDesigns): Promise<{ count: number; designs: Design[] }> {
    const words = likePattern(page.search);
    const where = 'tenant_id = $1 and owner_id = $2 and title ilike $3';
    const [rows, count] = await this.db.batch([
      {
        name: 'designs_of_person',
        text: `select ${DESIGN_COLUMNS} from content.design where ${where}
               order by updated_at desc, id desc limit $4 offset $5`,
        values: [currentTenantId(), ownerId, words, page.limit, page.offset],
      },
      {
        name: 'count_designs_of_person',
        text: `select count(*)::int as count from content.design where ${where}`,
        values: [currentTenantId(), ownerId, words],
      },
    ]);
    return {
      count: (count!.rows[0] as { count: number }).count,
      designs: (rows!.rows as DesignRow[]).map(showDesign),
    };
  }
}

/** One of a person's designs. */
export class GetDesign extends Query<Design> {
  constructor(
    readonly id: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@QueryHandler(GetDesign)
export class GetDesignHandler implements IQueryHandler<GetDesign> {
  constructor(private readonly db: Db) {}

  async execute({ id, ownerId }: GetDesign): Promise<Design> {
    const [row] = await this.db.rows<DesignRow & Record<string, unknown>>({
      name: 'design',
      text: `select ${DESIGN_COLUMNS} from content.design where tenant_id = $1 and id = $2 and owner_id = $3`,
      values: [currentTenantId(), id, ownerId],
    });
    if (!row) throw notFound('design');
    return showDesign(row);
  }
}
