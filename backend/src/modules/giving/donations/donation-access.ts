import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Principal } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { OpensDonation } from '../../commerce/contract.ts';
import { DonationReader } from './donation-reader.ts';
import type { DonationRow } from './donation-view.ts';

/** Who may see and change a gift: its donor, and whoever has its key. */
@Injectable()
export class DonationAccess {
  constructor(
    private readonly donations: DonationReader,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError not_found for everybody else, as for a gift that does not exist */
  async find(id: string, by: { user: Principal | null; key: string | undefined }): Promise<DonationRow> {
    const row = await this.donations.find(id);
    if (!row) throw notFound('donation');
    if (by.user && row.donor_id === by.user.userId) return row;
    if (by.key && (await this.queries.execute(new OpensDonation(id, by.key)))) return row;
    throw notFound('donation');
  }
}
