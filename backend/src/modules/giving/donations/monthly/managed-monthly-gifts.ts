import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import {
  ChangeMonthlyGift,
  GetMonthlyGifts,
  ListMonthlyGifts,
  type ListedMonthlyGift,
} from '../../../commerce/contract.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { DonationReader } from '../donation-reader.ts';
import { ManagedDonations } from '../managed-donations.ts';
import type { ManagedMonthlyGiftsQuery } from './monthly-gift-bodies.ts';
import type { ManagedMonthlyGift } from './monthly-gift-views.ts';

/** Donors of a search at most; further ones are not found, and the search is to be narrowed. */
const MOST_FOUND = 500;

interface Donor extends Record<string, unknown> {
  monthly_id: string;
  donor_name: string | null;
  donor_email: string | null;
  anonymity: string;
}

/** Monthly gifts of the running school, for its staff; at the platform's address those of every school. */
@Injectable()
export class ManagedMonthlyGifts {
  constructor(
    private readonly audit: AuditLog,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly donations: DonationReader,
    private readonly managed: ManagedDonations,
    private readonly queries: QueryBus,
  ) {}

  /** One page, newest first. `search` looks in name and address of donors; in a school of those alone who are not hidden. */
  async list(query: ManagedMonthlyGiftsQuery): Promise<{ count: number; results: ManagedMonthlyGift[] }> {
    const { status, provider, charity, project, school, search, limit, offset } = query;
    const page = await this.queries.execute(
      new ListMonthlyGifts({
        statuses: status ? [status] : null,
        provider: provider ?? null,
        charity_id: charity ?? null,
        project_id: project ?? null,
        ids: search?.trim() ? await this.found(search) : null,
        school_id: school ?? null,
        limit,
        offset,
      }),
    );
    return { count: page.count, results: await this.views(page.results) };
  }

  /**
   * Sends the donor a new link; those of before open the gift no more.
   * @throws AppError 404, 409 `no_address` for a gift without an address
   */
  sendLink(id: string): Promise<void> {
    return this.managed.inSchoolOfMonthly(id, (by) => this.sendLinkBy(id, by));
  }

  private async sendLinkBy(id: string, by: string): Promise<void> {
    const [gift] = await this.queries.execute(new GetMonthlyGifts([id]));
    if (!gift) throw notFound('monthly_gift');
    const [donor] = await this.donors([id]);
    if (!donor?.donor_email)
      throw new AppError('conflict', 'no_address', 'The donor left no e-mail address.');
    await this.commands.execute(new ChangeMonthlyGift(id, { kind: 'new_link' }));
    await this.db.transaction((tx) =>
      this.audit.record(tx, 'donation.link_sent', gift.title, { actorId: by }),
    );
  }

  private async views(gifts: readonly ListedMonthlyGift[]): Promise<ManagedMonthlyGift[]> {
    const everywhere = currentTenantKind() === 'platform';
    const [donors, names, schools] = await Promise.all([
      this.donors(gifts.map(({ id }) => id)),
      this.donations.beneficiaries(gifts),
      everywhere
        ? this.queries.execute(new GetSchools([...new Set(gifts.map(({ school_id }) => school_id))]))
        : [],
    ]);
    return gifts.map((gift) => {
      const donor = donors.find(({ monthly_id }) => monthly_id === gift.id);
      const donor_hidden = donor?.anonymity === 'anonymous' && !everywhere;
      return {
        id: gift.id,
        school_id: gift.school_id,
        school: schools.find(({ id }) => id === gift.school_id)?.name ?? null,
        status: gift.status,
        provider: gift.provider,
        charity: names.get(gift.charity_id) ?? null,
        project: (gift.project_id && names.get(gift.project_id)) || null,
        total: { amount: gift.gift + gift.fee_cover, currency: gift.currency },
        donor_name: donor_hidden ? null : (donor?.donor_name ?? null),
        donor_email: donor_hidden ? null : (donor?.donor_email ?? null),
        donor_hidden,
        can_send_link: !!donor?.donor_email,
        next_charge_at: gift.next_charge_at,
        unpaid_since: gift.unpaid_since,
        since: gift.began_at,
        ended_at: gift.ended_at,
      };
    });
  }

  /** The donors of these gifts, as the newest charge of each names them. */
  private donors(ids: readonly string[]): Promise<Donor[]> {
    return this.rows<Donor>({
      name: 'donors_of_monthly_gifts',
      text: `select distinct on (monthly_id) monthly_id, donor_name, donor_email, anonymity from giving.donation
             where ($1::uuid is null or tenant_id = $1) and monthly_id = any ($2::uuid[])
             order by monthly_id, created_at desc, id desc`,
      values: [this.tenant(), [...ids]],
    });
  }

  private async found(search: string): Promise<string[]> {
    const rows = await this.rows<{ monthly_id: string }>({
      name: 'monthly_gifts_of_donors',
      text: `select distinct monthly_id from giving.donation
             where ($1::uuid is null or tenant_id = $1) and monthly_id is not null
             and ($1 is null or anonymity <> 'anonymous') and (donor_name ilike $2 or donor_email ilike $2) limit ${MOST_FOUND}`,
      values: [this.tenant(), likePattern(search)],
    });
    return rows.map(({ monthly_id }) => monthly_id);
  }

  /** Null at the platform's address: every school. */
  private tenant(): string | null {
    return currentTenantKind() === 'platform' ? null : currentTenantId();
  }

  private async rows<Row>(statement: Statement): Promise<Row[]> {
    const [found] = await (this.tenant() === null
      ? this.db.oversee([statement])
      : this.db.batch([statement]));
    return found!.rows as Row[];
  }
}
