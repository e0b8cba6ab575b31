import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { HasConsent } from '../../identity/contract.ts';
import { FundraisersOpen } from './fundraisers-open.ts';
import {
  SHOWN_FUNDRAISERS,
  type FundraiserFault,
  type FundraiserKind,
  type FundraiserStatus,
} from './fundraiser.rules.ts';

export interface FundraiserRow extends Record<string, unknown> {
  id: string;
  slug: string;
  project_id: string;
  kind: FundraiserKind;
  class_id: string | null;
  student_id: string | null;
  title: string;
  message: string;
  target: number;
  book_id: string | null;
  status: FundraiserStatus;
  reason: string;
  edited_by: string;
  version: number;
  opened_at: Date | null;
  created_at: Date;
  held_at: Date | null;
}

/** A page with what readers reported of it and nobody has decided on. */
export interface FundraiserDeskRow extends FundraiserRow {
  reports: number;
  faults: FundraiserFault[];
  notes: string[];
}

const COLUMNS = `f.id, f.slug, f.project_id, f.kind, f.class_id, f.student_id, f.title, f.message, f.target, f.book_id,
  f.status, f.reason, f.edited_by, f.version, f.opened_at, f.created_at, f.held_at`;

/** Finds fundraiser pages of the running school. */
@Injectable()
export class FindFundraisers {
  constructor(
    private readonly db: Db,
    private readonly open: FundraisersOpen,
    private readonly queries: QueryBus,
  ) {}

  /**
   * A page that everybody may open, by slug or id. The family's consent to the page of a student is asked each time, because it
   * can be withdrawn at any time.
   * @throws AppError not_found
   */
  async shown(idOrSlug: string): Promise<FundraiserRow> {
    await this.open.demandShown();
    const [row] = await this.db.rows<FundraiserRow>({
      name: '',
      text: `select ${COLUMNS} from giving.fundraiser f
             where f.tenant_id = $1::uuid and f.${isUuid(idOrSlug) ? 'id = $2::uuid' : 'slug = $2'} and f.status = any ($3::text[])
               and f.held_at is null`,
      values: [currentTenantId(), isUuid(idOrSlug) ? idOrSlug : idOrSlug.toLowerCase(), SHOWN_FUNDRAISERS],
    });
    if (!row || !(await this.consented(row))) throw notFound('page');
    return row;
  }

  /** Whether the family of a student agrees to the page; of a class nobody has to. */
  async consented({ student_id }: Pick<FundraiserRow, 'student_id'>): Promise<boolean> {
    return student_id === null || this.queries.execute(new HasConsent(student_id, 'fundraise'));
  }

  /** Pages for staff, those that were reported first, then those that wait. `classes`: the only ones whose pages are wanted; null: all of the school. */
  async desk(filters: {
    classes: readonly string[] | null;
    status?: FundraiserStatus;
    id?: string;
    limit: number;
    offset: number;
  }): Promise<{ count: number; rows: FundraiserDeskRow[] }> {
    const rows = await this.db.rows<FundraiserDeskRow & { total: number }>({
      name: 'fundraiser_desk',
      text: `select ${COLUMNS}, r.reports, r.faults, r.notes, count(*) over ()::int as total from giving.fundraiser f,
             lateral (select count(*)::int as reports, coalesce(array_agg(distinct r.fault), '{}')::text[] as faults,
                 coalesce(array_agg(r.note order by r.created_at) filter (where r.note <> ''), '{}')::text[] as notes
               from giving.fundraiser_report r
               where r.tenant_id = f.tenant_id and r.fundraiser_id = f.id and r.settled_at is null) r
             where f.tenant_id = $1::uuid and ($2::uuid[] is null or f.class_id = any ($2))
               and ($3::text is null or f.status = $3) and ($4::uuid is null or f.id = $4)
             order by (r.reports > 0) desc, (f.status = 'waiting') desc, f.created_at desc, f.id limit $5 offset $6`,
      values: [
        currentTenantId(),
        filters.classes,
        filters.status ?? null,
        filters.id ?? null,
        filters.limit,
        filters.offset,
      ],
    });
    return { count: rows[0]?.total ?? 0, rows };
  }
}
