import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsIn, IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { currentContext, currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { GetGiftReceipts } from '../../commerce/contract.ts';
import { DONATION_COLUMNS, DonationReader, donationView, type Beneficiaries } from './donation-reader.ts';
import { ANONYMITY_LEVELS, DONATION_SOURCES, DONATION_STATUSES, RECEIVED } from './donation.rules.ts';
import type { Anonymity, DonationSource, DonationStatus } from './donation.rules.ts';
import type { DonationRow } from './donation-view.ts';
import type {
  DonationTotal,
  ManagedDonation,
  ManagedReceipt,
  OfflineDetails,
} from './managed-donation-view.ts';

/** Filters of the list of gifts. `search` looks in number, and in name and address where they are not hidden. */
export class ManagedDonationsQuery extends PageQuery {
  @IsOptional()
  @IsIn(DONATION_STATUSES, { message: `status must be one of ${DONATION_STATUSES.join(', ')}.` })
  status?: DonationStatus;

  @IsOptional()
  @IsIn(DONATION_SOURCES, { message: `source must be one of ${DONATION_SOURCES.join(', ')}.` })
  source?: DonationSource;

  @IsOptional()
  @IsIn(ANONYMITY_LEVELS, { message: `anonymity must be one of ${ANONYMITY_LEVELS.join(', ')}.` })
  anonymity?: Anonymity;

  @IsOptional()
  @IsUUID(undefined, { message: 'charity must be the id of a charity.' })
  charity?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'project must be the id of a project.' })
  project?: string;

  /** Begun from this time on. */
  @IsOptional()
  @IsISO8601({}, { message: 'from must be a date, e.g. 2026-09-01.' })
  from?: string;

  /** Begun before this time. */
  @IsOptional()
  @IsISO8601({}, { message: 'to must be a date, e.g. 2026-10-01.' })
  to?: string;

  /** Only gifts with a message that nobody of the school has read. */
  @IsOptional()
  @Type(() => String)
  @IsIn(['true', 'false'], { message: 'unread is true or false.' })
  unread?: 'true' | 'false';

  /** Only gifts with a declaration for the tax that holds. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'declared is true or false.' })
  declared?: 'true' | 'false';

  /** Gifts of one school, for the platform's team. */
  @IsOptional()
  @IsUUID(undefined, { message: 'school must be the id of a school.' })
  school?: string;
}

type Row = DonationRow &
  Record<string, unknown> & { declared: boolean; offline: OfflineDetails | null; recorded_by: string | null };

/** One page of the gifts of the running school, newest first; at the platform's address those of every school. */
export class ListManagedDonations extends Query<{
  count: number;
  results: ManagedDonation[];
  totals: DonationTotal[];
}> {
  constructor(readonly query: ManagedDonationsQuery) {
    super();
  }
}

const COLUMNS = `${DONATION_COLUMNS}, exists (select from giving.tax_declaration t
    where (t.tenant_id, t.donation_id) = (d.tenant_id, d.id) and t.cancelled_at is null) as declared, d.offline, d.recorded_by`;

@QueryHandler(ListManagedDonations)
export class ListManagedDonationsHandler implements IQueryHandler<ListManagedDonations> {
  constructor(
    private readonly db: Db,
    private readonly donations: DonationReader,
    private readonly queries: QueryBus,
  ) {}

  async execute({ query }: ListManagedDonations) {
    const everywhere = currentTenantKind() === 'platform';
    // A school does not find anonymous donors by their name either.
    const where = `from giving.donation d where ($1::uuid is null or d.tenant_id = $1)
      and ($2::text is null or d.status = $2) and ($3::text is null or d.source = $3) and ($4::text is null or d.anonymity = $4)
      and ($5::uuid is null or d.charity_id = $5) and ($6::uuid is null or d.project_id = $6)
      and ($7::timestamptz is null or d.created_at >= $7) and ($8::timestamptz is null or d.created_at < $8)
      and ($9::boolean is not true or d.message_status = 'waiting')
      and ($12::boolean is not true or exists (select from giving.tax_declaration t
        where (t.tenant_id, t.donation_id) = (d.tenant_id, d.id) and t.cancelled_at is null))
      and ($10::text is null or d.number ilike $10
        or ($11::boolean or d.anonymity <> 'anonymous') and (d.donor_name ilike $10 or d.donor_email ilike $10))`;
    const values = [
      everywhere ? (query.school ?? null) : currentTenantId(),
      query.status ?? null,
      query.source ?? null,
      query.anonymity ?? null,
      query.charity ?? null,
      query.project ?? null,
      query.from ?? null,
      query.to ?? null,
      query.unread === 'true',
      query.search?.trim() ? likePattern(query.search) : null,
      everywhere,
      query.declared === 'true',
    ];
    // A refund takes from the gift and from the cover of the fee in proportion, as the books divide it.
    const statements: Statement[] = [
      { name: 'managed_donations_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'managed_donations_page',
        text: `select ${COLUMNS} ${where} order by d.created_at desc, d.id limit $13 offset $14`,
        values: [...values, query.limit, query.offset],
      },
      {
        name: 'managed_donations_totals',
        text: `select d.currency,
            coalesce(sum(d.gift - round(d.refunded::numeric * d.gift / (d.gift + d.fee_cover))) filter (where d.status = any ($13::text[])), 0)::float8 as given,
            (count(*) filter (where d.status = any ($13::text[])))::int as gifts,
            coalesce(sum(d.refunded), 0)::float8 as refunded,
            (count(*) filter (where d.status = 'recorded'))::int as waiting
          ${where} group by 1 order by 2 desc, 1`,
        values: [...values, RECEIVED],
      },
    ];
    const [counted, found, totals] = await (everywhere
      ? this.db.oversee(statements)
      : this.db.batch(statements));
    const rows = found!.rows as Row[];
    const names = await this.donations.beneficiaries(rows);
    // The papers of other schools are not read at the platform's address.
    const papers = everywhere
      ? []
      : await this.queries.execute(new GetGiftReceipts(rows.map(({ id }) => id)));
    const receipts = new Map(
      papers.map(({ donation_id, id, number, void: ended }) => [donation_id, { id, number, void: ended }]),
    );
    const caller = currentContext()!.principal!.userId;
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: rows.map((row) => managedView(row, names, receipts, { everywhere, caller })),
      totals: totals!.rows as DonationTotal[],
    };
  }
}

/** Without the counts that differed: whoever counts again does not know them. */
const offlineView = ({ way, day, note, reference, recount }: OfflineDetails): OfflineDetails => ({
  ...{ way, day, note, reference },
  recount: recount ?? false,
});

function managedView(
  row: Row,
  names: Beneficiaries,
  receipts: ReadonlyMap<string, ManagedReceipt>,
  { everywhere, caller }: { everywhere: boolean; caller: string },
): ManagedDonation {
  const donor_hidden = row.anonymity === 'anonymous' && !everywhere;
  const view = donationView(row, names);
  const uncounted = row.status === 'recorded' && row.recorded_by !== caller;
  return {
    ...view,
    ...(uncounted && { amount: null, total: null }),
    ...(donor_hidden && { tribute: null }),
    currency: row.currency,
    school_id: row.tenant_id,
    source: row.source,
    provider: row.provider,
    donor_name: donor_hidden ? null : row.donor_name,
    donor_email: donor_hidden ? null : row.donor_email,
    donor_hidden,
    declared: row.declared,
    offline: row.offline && offlineView(row.offline),
    receipt: receipts.get(row.id) ?? null,
    can_check: uncounted && row.offline?.recount !== true,
  };
}
