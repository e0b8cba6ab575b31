import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { ClaimCode } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import { LinkSecrets } from '../../../../platform/link-secrets.ts';
import { CodeGrants } from './code-grants.ts';
import { claimCode } from './claim-code.rules.ts';

/** A line of an order that is paid. */
interface BoughtLine {
  tenant_id: string;
  id: string;
  order_id: string;
  kind: string;
  book_id: string | null;
  title: string;
  seats: number | null;
}

/** Claim codes of the running school. An order is locked before its codes. */
@Injectable()
export class ClaimCodes {
  constructor(
    private readonly clock: Clock,
    private readonly grants: CodeGrants,
    private readonly secrets: LinkSecrets,
  ) {}

  /** The code of a seed, as its owner sees it. @throws Error for a seed that none was made of */
  of(seed: string): string {
    const code = claimCode(this.secrets.secretOf(seed));
    if (!code) throw new Error('No code can be made of this seed');
    return code;
  }

  /** The stored digest of a code. It is keyed, because a code is short enough to be guessed from a plain one. */
  digest(code: string): Uint8Array<ArrayBuffer> {
    return this.secrets.digest(this.secrets.secretOf(`claim-code:${code}`));
  }

  /**
   * Makes the code of a line that has none. One that was revoked works again, and those who had got the book with it get it back:
   * the refund did not succeed. The order is locked.
   */
  async issue(
    tx: Tx,
    { tenant_id, id: line_id, order_id, kind, book_id, title, seats }: BoughtLine,
  ): Promise<void> {
    const known = await this.lockedOfLine(tx, line_id);
    const revokedAt = known?.revoked_at;
    if (known && revokedAt) {
      await this.change(tx, known, { revoked_at: null });
      await this.grants.restore(tx, known, revokedAt);
    }
    if (known) return;
    for (;;) {
      const seed = this.newSeed();
      const row = {
        tenant_id,
        id: newId(),
        order_id,
        line_id,
        kind,
        book_id: book_id!,
        title,
        seats: seats ?? 1,
        seed,
        code_hash: this.digest(this.of(seed)),
        created_at: this.clock.now(),
      };
      if ((await tx.claimCode.createMany({ data: [row], skipDuplicates: true })).count === 1) return;
    }
  }

  /** Revokes the code of a line and every grant that it gave. */
  async revoke(tx: Tx, lineId: string): Promise<void> {
    const code = await this.lockedOfLine(tx, lineId);
    if (!code || code.revoked_at) return;
    const at = this.clock.now();
    await this.change(tx, code, { revoked_at: at });
    await this.grants.revoke(tx, code, at);
  }

  /** Gives a gift's code another value: whoever was sent the old one cannot use it. */
  async renew(tx: Tx, code: ClaimCode): Promise<void> {
    for (;;) {
      const seed = this.newSeed();
      const code_hash = this.digest(this.of(seed));
      const { tenant_id } = code;
      if (await tx.claimCode.findUnique({ where: { tenant_id_code_hash: { tenant_id, code_hash } } }))
        continue;
      await this.change(tx, code, { seed, code_hash });
      return;
    }
  }

  /** The code that somebody entered, locked until the transaction ends; null for an unknown one. */
  async lockedByCode(tx: Tx, code: string): Promise<ClaimCode | null> {
    const tenant_id = currentTenantId();
    const code_hash = this.digest(code);
    await tx.$queryRaw`select 1 from commerce.claim_code
      where tenant_id = ${tenant_id}::uuid and code_hash = ${code_hash} for update`;
    return tx.claimCode.findUnique({ where: { tenant_id_code_hash: { tenant_id, code_hash } } });
  }

  /** The code of a line, locked until the transaction ends; null for a line that has none. */
  async lockedOfLine(tx: Tx, line_id: string): Promise<ClaimCode | null> {
    const tenant_id = currentTenantId();
    await tx.$queryRaw`select 1 from commerce.claim_code
      where tenant_id = ${tenant_id}::uuid and line_id = ${line_id}::uuid for update`;
    return tx.claimCode.findUnique({ where: { tenant_id_line_id: { tenant_id, line_id } } });
  }

  private newSeed(): string {
    for (;;) {
      const seed = this.secrets.newSeed();
      if (claimCode(this.secrets.secretOf(seed))) return seed;
    }
  }

  private async change(tx: Tx, code: ClaimCode, data: Partial<ClaimCode>): Promise<void> {
    const { tenant_id, id } = code;
    Object.assign(code, await tx.claimCode.update({ where: { tenant_id_id: { tenant_id, id } }, data }));
  }
}
