import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Db } from '../../../platform/db/db.ts';
import { invalidFields, notFound } from '../../../platform/errors.ts';
import { GetBeneficiary } from '../contract/charities.ts';
import { CountDonors } from '../contract/donations.ts';
import type { SupportersQuery } from './donation-bodies.ts';
import { FindFundraisers } from '../fundraisers/find-fundraisers.ts';
import { campaignOf } from '../fundraisers/fundraiser.rules.ts';
import { DONATION_COLUMNS, DonationReader, donationView } from './donation-reader.ts';
import { publicName, RECEIVED } from './donation.rules.ts';
import type { DonationRow, DonationView, SupporterView } from './donation-view.ts';

type Row = DonationRow & Record<string, unknown>;

/** Gifts of one person, newest first. */
export class ListOwnDonations extends Query<{ count: number; results: DonationView[] }> {
  constructor(
    readonly donorId: string,
    readonly page: { limit: number; offset: number },
  ) {
    super();
  }
}

@QueryHandler(ListOwnDonations)
export class ListOwnDonationsHandler implements IQueryHandler<ListOwnDonations> {
  constructor(
    private readonly db: Db,
    private readonly donations: DonationReader,
  ) {}

  async execute({ donorId, page }: ListOwnDonations) {
    const values = [currentTenantId(), donorId];
    const where = `from giving.donation d where d.tenant_id = $1::uuid and d.donor_id = $2::uuid`;
    const [counted, found] = await this.db.batch([
      { name: 'own_donations_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'own_donations',
        text: `select ${DONATION_COLUMNS} ${where} order by d.created_at desc, d.id limit $3 offset $4`,
        values: [...values, page.limit, page.offset],
      },
    ]);
    const rows = found!.rows as Row[];
    const names = await this.donations.beneficiaries(rows);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: rows.map((row) => donationView(row, names)),
    };
  }
}

/** Gifts to a charity or project in the running school, as everybody may see them, newest first. */
export class ListSupporters extends Query<{ count: number; results: SupporterView[] }> {
  constructor(readonly asked: SupportersQuery) {
    super();
  }
}

@QueryHandler(ListSupporters)
export class ListSupportersHandler implements IQueryHandler<ListSupporters> {
  constructor(
    private readonly db: Db,
    private readonly fundraisers: FindFundraisers,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 422 without, and 404 for a charity or project that the school does not see */
  async execute({ asked: { charity, project, fundraiser, limit, offset } }: ListSupporters) {
    if (!charity && !project) throw invalidFields({ charity: ['Please name a charity or a project.'] });
    const to = await this.queries.execute(
      new GetBeneficiary({ ...(charity && { charity }), ...(project && { project }) }),
    );
    if (!to) throw notFound('beneficiary');
    const campaign = fundraiser ? campaignOf((await this.fundraisers.shown(fundraiser)).id) : null;
    const values = [currentTenantId(), to.charity_id, to.project_id, RECEIVED, campaign];
    const where = `from giving.donation d where d.tenant_id = $1::uuid and d.charity_id = $2::uuid
      and ($3::uuid is null or d.project_id = $3::uuid) and d.status = any ($4::text[])
      and ($5::text is null or d.campaign = $5)`;
    const [counted, found] = await this.db.batch([
      { name: 'supporters_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'supporters',
        text: `select ${DONATION_COLUMNS} ${where} order by d.paid_at desc, d.id limit $6 offset $7`,
        values: [...values, limit, offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: (found!.rows as Row[]).map(supporterView),
    };
  }
}

const supporterView = (row: DonationRow): SupporterView => ({
  name: publicName(row.donor_name, row.anonymity),
  amount: { amount: row.gift, currency: row.currency },
  given_at: row.paid_at ?? row.created_at,
  message: row.message_status === 'shown' ? row.message : '',
});

@QueryHandler(CountDonors)
export class CountDonorsHandler implements IQueryHandler<CountDonors> {
  constructor(private readonly db: Db) {}

  /** Counts the rows of all schools in the context of the platform: no row of them leaves it. */
  async execute({ of }: CountDonors): Promise<{ id: string; count: number }[]> {
    const column = 'charities' in of ? 'charity_id' : 'project_id';
    const ids = 'charities' in of ? of.charities : of.projects;
    if (ids.length === 0) return [];
    const correlationId = currentContext()?.correlationId ?? newId();
    const statement = {
      name: `donors_by_${column}`,
      text: `select d.${column} as id, count(distinct coalesce(d.donor_id::text, lower(d.donor_email), d.id::text))::int as count
             from giving.donation d where d.${column} = any ($1::uuid[]) and d.status = any ($2::text[])
             group by 1`,
      values: [ids, RECEIVED],
    };
    const [found] = await inContext({ correlationId, tenantId: PLATFORM_TENANT_ID, principal: null }, () =>
      this.db.oversee([statement]),
    );
    return found!.rows as { id: string; count: number }[];
  }
}
