import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Donation } from '../../../../platform/db/generated/client.ts';
import { TaxDeclarations } from '../tax-declarations.ts';

/** One more charge of a monthly gift. Amounts are minor units. */
interface NewCharge {
  id: string;
  monthly_id: string;
  number: string;
  gift: number;
  fee_cover: number;
  provider: string;
}

/** Donations for the charges of monthly gifts after the first one. */
@Injectable()
export class ChargeRows {
  constructor(
    private readonly clock: Clock,
    private readonly declarations: TaxDeclarations,
  ) {}

  /** The last donation of a monthly gift; null for an unknown gift. */
  latest(tx: Tx, monthly_id: string): Promise<Donation | null> {
    return tx.donation.findFirst({
      where: { tenant_id: currentTenantId(), monthly_id },
      orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    });
  }

  /**
   * The donation of a charge, pending: it has the donor, the anonymity and the attribution of the one before. A message and a
   * tribute belong to the first gift alone.
   * @throws Error for an unknown monthly gift
   */
  async add(tx: Tx, { id, monthly_id, ...charge }: NewCharge): Promise<Donation> {
    const before = await this.latest(tx, monthly_id);
    if (!before) throw new Error(`There is no donation of the monthly gift ${monthly_id}`);
    const now = this.clock.now();
    const { tenant_id, charity_id, project_id, currency, donor_id, donor_name, donor_email } = before;
    const { country, language, anonymity, student_id, class_id, book_id, campaign } = before;
    await tx.donation.createMany({
      data: [
        {
          ...{ tenant_id, id, monthly_id, charity_id, project_id, currency, ...charge },
          ...{ interval: 'month', donor_id, donor_name, donor_email, country, language, anonymity },
          ...{ student_id, class_id, book_id, campaign, created_at: now, updated_at: now },
        },
      ],
    });
    await this.declarations.copy(tx, before.id, id);
    return tx.donation.findFirstOrThrow({ where: { tenant_id, id } });
  }
}
