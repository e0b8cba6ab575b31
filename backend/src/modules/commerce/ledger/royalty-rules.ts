import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';

/** What the platform gets of a price where a school has agreed on nothing else, in basis points. */
const DEFAULT_PLATFORM_BPS = 500;

/** The rules by which a price is divided: versions that never change once used. */
@Injectable()
export class RoyaltyRules {
  /**
   * The version in force now for sales of the running school; its id is frozen on the order line. A school's first version
   * is made when it is first asked for; when two transactions do so at once, the second finds that of the first.
   */
  async current(tx: Tx): Promise<{ id: string; version: number; platform_bps: number }> {
    const found = await this.inForce(tx);
    if (found) return found;
    await tx.royaltyRule.createMany({
      data: [
        {
          tenant_id: currentTenantId(),
          id: newId(),
          version: 1,
          platform_bps: DEFAULT_PLATFORM_BPS,
          effective_from: new Date(0),
        },
      ],
      skipDuplicates: true,
    });
    return (await this.inForce(tx))!;
  }

  /** Platform's shares by the ids of versions, in basis points. Throws for a version that does not exist. */
  async platformShares(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
    const found = await tx.royaltyRule.findMany({ where: { id: { in: [...new Set(ids)] } } });
    const shares = new Map(found.map(({ id, platform_bps }) => [id, platform_bps]));
    for (const id of ids) if (!shares.has(id)) throw new Error(`There is no royalty rule ${id}`);
    return shares;
  }

  private inForce(tx: Tx): Promise<{ id: string; version: number; platform_bps: number } | null> {
    return tx.royaltyRule.findFirst({
      where: { effective_from: { lte: new Date() } },
      orderBy: { version: 'desc' },
      select: { id: true, version: true, platform_bps: true },
    });
  }
}
