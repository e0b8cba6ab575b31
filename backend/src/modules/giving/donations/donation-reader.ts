import { Injectable } from '@nestjs/common';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetCharityCards, GetProjectCards } from '../contract/charities.ts';
import { GetDonationForReceipt, type ReceiptedDonation } from '../contract/donations.ts';
import type { DonationRow, DonationView, NamedBeneficiary } from './donation-view.ts';

/** Columns of `giving.donation d` for `DonationRow`. */
export const DONATION_COLUMNS = `d.tenant_id, d.id, d.number, d.charity_id, d.project_id, d.source, d.interval, d.gift, d.fee_cover,
  d.currency, d.status, d.refunded, d.provider, d.donor_id, d.donor_name, d.donor_email, d.anonymity, d.message, d.message_status,
  d.tribute, d.created_at, d.paid_at`;

/** Names of charities and projects, by id. */
export type Beneficiaries = ReadonlyMap<string, NamedBeneficiary>;

/** Reads donations of the running school. */
@Injectable()
export class DonationReader {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** Null for an unknown one. */
  async find(id: string): Promise<DonationRow | null> {
    const [row] = await this.db.rows<DonationRow & Record<string, unknown>>({
      name: 'donation',
      text: `select ${DONATION_COLUMNS} from giving.donation d where d.tenant_id = $1::uuid and d.id = $2::uuid`,
      values: [currentTenantId(), id],
    });
    return row ?? null;
  }

  /** Names of the charities and projects of these gifts. */
  async beneficiaries(
    rows: readonly Pick<DonationRow, 'charity_id' | 'project_id'>[],
  ): Promise<Beneficiaries> {
    const charities = [...new Set(rows.map(({ charity_id }) => charity_id))];
    const projects = [...new Set(rows.flatMap(({ project_id }) => project_id ?? []))];
    const [charityCards, projectCards] = await Promise.all([
      charities.length > 0 ? this.queries.execute(new GetCharityCards(charities)) : [],
      projects.length > 0 ? this.queries.execute(new GetProjectCards(projects)) : [],
    ]);
    return new Map([
      ...charityCards.map(({ id, slug, name }): [string, NamedBeneficiary] => [id, { id, slug, name }]),
      ...projectCards.map(({ id, slug, title }): [string, NamedBeneficiary] => [
        id,
        { id, slug, name: title },
      ]),
    ]);
  }

  async view(row: DonationRow): Promise<DonationView> {
    return donationView(row, await this.beneficiaries([row]));
  }
}

/** A gift as its donor sees it. */
export function donationView(row: DonationRow, names: Beneficiaries): DonationView {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    charity: names.get(row.charity_id) ?? null,
    project: (row.project_id && names.get(row.project_id)) || null,
    amount: money(row.gift),
    fee_cover: money(row.fee_cover),
    total: money(row.gift + row.fee_cover),
    refunded: money(row.refunded),
    interval: row.interval,
    anonymity: row.anonymity,
    message: row.message,
    message_status: row.message_status,
    tribute: row.tribute,
    created_at: row.created_at,
    paid_at: row.paid_at,
  };
}

@QueryHandler(GetDonationForReceipt)
export class GetDonationForReceiptHandler implements IQueryHandler<GetDonationForReceipt> {
  constructor(
    private readonly db: Db,
    private readonly donations: DonationReader,
  ) {}

  async execute({ donationId }: GetDonationForReceipt): Promise<ReceiptedDonation | null> {
    const [row] = await this.db.rows<Omit<ReceiptedDonation, 'title'> & { project_id: string | null }>({
      name: 'donation_for_receipt',
      text: `select d.number, d.donor_id, d.donor_name as name, d.donor_email as email, d.country, d.language, d.currency,
               d.gift + d.fee_cover as total, d.charity_id, d.project_id, d.anonymity,
               coalesce(d.offline ->> 'receipt', 'yes') <> 'no' as receipted,
               (select json_build_object('regime', t.regime, 'identity_hint', t.identity_hint) from giving.tax_declaration t
                 where (t.tenant_id, t.donation_id) = (d.tenant_id, d.id) and t.cancelled_at is null) as declaration
             from giving.donation d where d.tenant_id = $1::uuid and d.id = $2::uuid`,
      values: [currentTenantId(), donationId],
    });
    if (!row) return null;
    const { project_id, ...gift } = row;
    const names = await this.donations.beneficiaries([{ charity_id: gift.charity_id, project_id }]);
    return { ...gift, title: (project_id && names.get(project_id)?.name) || null };
  }
}
