import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { RoyaltyRule } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import { inForce, ruleFor, type RoyaltyScope } from './royalty.rules.ts';

/** What the platform gets of a price where nothing else was agreed, in basis points. */
const DEFAULT_PLATFORM_BPS = 500;

/** What a new rule of the running school contains. */
interface NewRule {
  scope: RoyaltyScope;
  book_id: string | null;
  platform_bps: number;
  author_bps: number;
  effective_from: Date;
  source_id: string | null;
}

/** The rules by which sales of the running school are divided: versions that never change. */
@Injectable()
export class RoyaltyRules {
  /** The version in force now for sales to which no rule of a book applies; see `forBooks`. */
  async current(tx: Tx): Promise<RoyaltyRule> {
    const { pick } = await this.rules(tx);
    return pick(null);
  }

  /**
   * Ids of the versions in force now for sales of these books, by the ids of the books: that of the book, else of the school,
   * else the platform's default. They are frozen on the order lines. The school's copy of the default is made when it is
   * first asked for; when two transactions do so at once, the second finds that of the first.
   */
  async forBooks(tx: Tx, bookIds: readonly string[]): Promise<Map<string, string>> {
    const { pick } = await this.rules(tx);
    return new Map(bookIds.map((id) => [id, pick(id).id]));
  }

  /** Adds a version for the running school, once for its source. */
  async add(tx: Tx, rule: NewRule): Promise<void> {
    const tenant_id = currentTenantId();
    await lockUntilCommit(tx, `royalty rules ${tenant_id}`);
    const { source_id, scope } = rule;
    if (await tx.royaltyRule.findFirst({ where: { tenant_id, source_id, ...(!source_id && { scope }) } }))
      return;
    const { _max } = await tx.royaltyRule.aggregate({ where: { tenant_id }, _max: { version: true } });
    await tx.royaltyRule.createMany({
      data: [{ ...rule, tenant_id, id: newId(), version: (_max.version ?? 0) + 1 }],
    });
  }

  /** Platform's shares by the ids of versions, in basis points. Throws for a version that does not exist. */
  async platformShares(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
    const found = await tx.royaltyRule.findMany({ where: { id: { in: [...new Set(ids)] } } });
    const shares = new Map(found.map(({ id, platform_bps }) => [id, platform_bps]));
    for (const id of ids) if (!shares.has(id)) throw new Error(`There is no royalty rule ${id}`);
    return shares;
  }

  private async rules(tx: Tx): Promise<{ pick: (bookId: string | null) => RoyaltyRule }> {
    const now = new Date();
    const tenant_id = currentTenantId();
    const fallback = inForce(await tx.royaltyDefault.findMany(), now);
    const read = () => tx.royaltyRule.findMany({ where: { tenant_id } });
    const defaultId = fallback?.id ?? null;
    let rules = await read();
    if (!ruleFor(rules, null, defaultId, now)) {
      await this.add(tx, {
        scope: 'platform',
        book_id: null,
        platform_bps: fallback?.platform_bps ?? DEFAULT_PLATFORM_BPS,
        author_bps: fallback?.author_bps ?? 0,
        effective_from: fallback?.effective_from ?? new Date(0),
        source_id: defaultId,
      });
      rules = await read();
    }
    return { pick: (bookId) => ruleFor(rules, bookId, defaultId, now)! };
  }
}
