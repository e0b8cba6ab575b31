import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';

type ProofKind =
  | 'second_factor'
  | 'second_factor_setup'
  | 'passkey_new'
  | 'passkey_sign_in'
  | 'sso'
  | 'sso_test'
  | 'view_as';

/** A pending proof with its stored state. */
export interface Pending<State> {
  token_hash: Uint8Array<ArrayBuffer>;
  user_id: string | null;
  state: State;
}

/**
 * Requested proofs that are pending. The browser has a secret of 256 bits, the table its hash. Reading one
 * locks it, so that concurrent responses are serialised.
 */
@Injectable()
export class PendingProofs {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /**
   * Creates a pending proof and resolves to the browser's secret. Expired ones of the school are deleted at the same
   * time.
   */
  async open(kind: ProofKind, userId: string | null, state: object, seconds: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.db.batch([
      {
        name: 'pending_proof_open',
        text: `insert into identity.pending_proof (tenant_id, token_hash, kind, user_id, state, expires_at)
               values ($1, $2, $3, $4, $5, $6)`,
        values: [
          currentTenantId(),
          Buffer.from(hashOf(token)),
          kind,
          userId,
          JSON.stringify(state),
          new Date(now.getTime() + seconds * 1000),
        ],
      },
      {
        name: 'pending_proof_sweep',
        text: 'delete from identity.pending_proof where tenant_id = $1 and expires_at < $2',
        values: [currentTenantId(), now],
      },
    ]);
    return token;
  }

  /** The proof of this secret, locked until the transaction ends; null when there is none or it has expired. */
  async lock<State>(tx: Tx, kind: ProofKind | ProofKind[], token: string): Promise<Pending<State> | null> {
    const token_hash = hashOf(token);
    const rows = await tx.$queryRaw<{ user_id: string | null; state: State; expires_at: Date }[]>`
      select user_id, state, expires_at from identity.pending_proof
      where tenant_id = ${currentTenantId()}::uuid and token_hash = ${Buffer.from(token_hash)}
        and kind = any(${[kind].flat()}) for update`;
    const [row] = rows;
    if (!row || row.expires_at <= this.clock.now()) return null;
    return { token_hash, user_id: row.user_id, state: row.state };
  }

  /** Deletes the proof: it works once. */
  async remove(tx: Tx, { token_hash }: Pick<Pending<unknown>, 'token_hash'>): Promise<void> {
    await tx.pendingProof.deleteMany({ where: { tenant_id: currentTenantId(), token_hash } });
  }

  async note(tx: Tx, { token_hash }: Pick<Pending<unknown>, 'token_hash'>, state: object): Promise<void> {
    await tx.pendingProof.updateMany({
      where: { tenant_id: currentTenantId(), token_hash },
      data: { state },
    });
  }
}

const hashOf = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());
