import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { IssueGivingStatement } from '../../commerce/contract.ts';
import { everySchool } from '../every-school.ts';
import { DonationReader } from '../donations/donation-reader.ts';
import { yearIsOver, yearToSend } from './giving-year.rules.ts';
import type { GivingYearView } from './receipt.bodies.ts';

const HOUR = 3_600_000;

/** Gifts whose money the charity keeps, whole or in part. A disputed one is not decided, and counts until it is. */
const KEPT = `d.tenant_id = $1::uuid and d.paid_at is not null and d.donor_email is not null
  and d.status in ('completed', 'partially_refunded', 'disputed') and d.gift + d.fee_cover > d.refunded`;

interface YearOfDonor extends Record<string, unknown> {
  donor_id: string | null;
  email: string;
  year: number;
  currency: string;
}

interface YearGift extends Record<string, unknown> {
  number: string;
  charity_id: string;
  project_id: string | null;
  amount: number;
  given_on: string;
  donor_name: string | null;
  country: string | null;
  language: string;
}

/** The gifts of donors by year, and the statements of years that are over. */
@Injectable()
export class GivingYears {
  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly donations: DonationReader,
  ) {}

  /** The years of a person with an account, newest first. */
  async of(donorId: string): Promise<GivingYearView[]> {
    const rows = await this.db.rows<Omit<GivingYearView, 'ready'> & Record<string, unknown>>({
      name: 'giving_years',
      text: `select extract(year from d.paid_at at time zone 'utc')::int as year, d.currency, count(*)::int as gifts,
               sum(d.gift + d.fee_cover - d.refunded)::float8 as total
             from giving.donation d where ${KEPT} and d.donor_id = $2::uuid group by 1, 2 order by 1 desc, 2`,
      values: [currentTenantId(), donorId],
    });
    const now = this.clock.now();
    return rows.map((row) => ({ ...row, ready: yearIsOver(row.year, now) }));
  }

  /** @throws AppError 404 without a gift in that year, 409 `year_not_over` */
  async issueFor(donorId: string, year: number, currency: string): Promise<string> {
    if (!yearIsOver(year, this.clock.now()))
      throw new AppError('conflict', 'year_not_over', 'The statement is ready once the year is over.');
    const [donor] = await this.donors(year, donorId, currency);
    if (!donor) throw notFound('statement');
    return this.issue(donor);
  }

  /** Everybody who gave in a year, by account or, for guests, by address. */
  donors(
    year: number,
    donorId: string | null = null,
    currency: string | null = null,
  ): Promise<YearOfDonor[]> {
    return this.db.rows<YearOfDonor>({
      name: 'donors_of_year',
      text: `select d.donor_id, max(d.donor_email) as email, $2::int as year, d.currency
             from giving.donation d
             where ${KEPT} and extract(year from d.paid_at at time zone 'utc') = $2 and ($3::uuid is null or d.donor_id = $3)
               and ($4::text is null or d.currency = $4) and coalesce(d.offline ->> 'receipt', 'yes') <> 'no'
             group by d.donor_id, case when d.donor_id is null then lower(d.donor_email) end, d.currency
             order by d.donor_id, 2, 4`,
      values: [currentTenantId(), year, donorId, currency],
    });
  }

  /** Issues the statement of a donor, once. */
  async issue({ donor_id, email, year, currency }: YearOfDonor): Promise<string> {
    const gifts = await this.db.rows<YearGift>({
      name: 'gifts_of_year',
      text: `select d.number, d.charity_id, d.project_id, (d.gift + d.fee_cover - d.refunded) as amount,
               to_char(d.paid_at at time zone 'utc', 'YYYY-MM-DD') as given_on, d.donor_name, d.country, d.language
             from giving.donation d
             where ${KEPT} and extract(year from d.paid_at at time zone 'utc') = $2 and d.currency = $3
               and (d.donor_id = $4::uuid or $4::uuid is null and d.donor_id is null and lower(d.donor_email) = lower($5))
             order by d.paid_at, d.id`,
      values: [currentTenantId(), year, currency, donor_id, email],
    });
    const names = await this.donations.beneficiaries(gifts);
    const { donor_name: name, country, language } = gifts.at(-1)!;
    return this.commands.execute(
      new IssueGivingStatement({
        ...{ donor_id, email, name, country, language, year, currency },
        gifts: gifts.map(({ number, given_on, amount, charity_id, project_id }) => ({
          ...{ number, given_on, amount },
          title: [names.get(charity_id)?.name, project_id && names.get(project_id)?.name]
            .filter(Boolean)
            .join(', '),
        })),
      }),
    );
  }
}

/** In January every donor gets the statement of the year before; a run that was cut short is continued by the next one. */
@Injectable()
@Scheduled({ name: 'send-giving-statements', every: 12 * HOUR })
export class SendGivingStatements implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly tenants: TenantLoop,
    private readonly years: GivingYears,
  ) {}

  async run(): Promise<void> {
    const year = yearToSend(this.clock.now());
    if (year === null) return;
    await this.tenants.forEachTenant('send-giving-statements', await everySchool(this.queries), async () => {
      for (const donor of await this.years.donors(year)) await this.years.issue(donor);
    });
  }
}
