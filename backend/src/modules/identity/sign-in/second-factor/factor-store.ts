import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.ts';
import { Config, derivedKey } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import {
  mustHaveSecondFactor,
  readCode,
  readRecoveryCode,
  recoveryCode,
  type FactorHolder,
  type Factors,
} from './second-factor.rules.ts';
import { Totp } from './totp.ts';

/** A typed proof of a second factor. */
export interface TypedFactor {
  code?: string | undefined;
  recovery_code?: string | undefined;
}

const RECOVERY_CODES = 10;

/** A person's second factors, and the verification of typed codes. */
@Injectable()
export class FactorStore {
  private readonly recoveryKey: Buffer;

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
    private readonly totp: Totp,
  ) {
    this.recoveryKey = derivedKey(config, 'recovery-code');
  }

  /** A person's factors, and whether they are required. */
  async of(userId: string, person: FactorHolder): Promise<Factors & { required: boolean }> {
    const [row] = await this.db.rows<Factors & { policy: boolean | null }>({
      name: 'second_factors_of',
      text: `select exists (select 1 from identity.totp_factor t
                 where t.tenant_id = $1 and t.user_id = $2 and t.confirmed_at is not null) as totp,
               (select count(*)::int from identity.passkey p where p.tenant_id = $1 and p.user_id = $2) as passkeys,
               (select require_second_factor from identity.sign_in_policy where tenant_id = $1) as policy`,
      values: [currentTenantId(), userId],
    });
    const { totp, passkeys, policy } = row!;
    const required = mustHaveSecondFactor(person, policy, this.config.requireSecondFactor);
    return { totp, passkeys, required };
  }

  /** Whether the typed code is correct. A correct code or recovery code becomes used. */
  async proves(tx: Tx, userId: string, typed: TypedFactor): Promise<boolean> {
    if (typed.code !== undefined) return this.takeCode(tx, userId, typed.code);
    if (typed.recovery_code !== undefined) return this.takeRecoveryCode(tx, userId, typed.recovery_code);
    return false;
  }

  private async takeCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
    const code = readCode(typed);
    const where = { tenant_id: currentTenantId(), user_id: userId };
    const factor = await tx.totpFactor.findUnique({ where: { tenant_id_user_id: where } });
    if (!code || !factor?.confirmed_at) return false;
    const step = this.totp.stepOf(userId, factor.sealed_secret, code);
    if (step === null) return false;
    // The second of two requests with the same code finds its time step used.
    const taken = await tx.totpFactor.updateMany({
      where: { ...where, last_step: { lt: step } },
      data: { last_step: step },
    });
    return taken.count === 1;
  }

  private async takeRecoveryCode(tx: Tx, userId: string, typed: string): Promise<boolean> {
    const code = readRecoveryCode(typed);
    if (!code) return false;
    const taken = await tx.recoveryCode.updateMany({
      where: {
        tenant_id: currentTenantId(),
        user_id: userId,
        code_hash: this.digest(userId, code),
        used_at: null,
      },
      data: { used_at: this.clock.now() },
    });
    return taken.count === 1;
  }

  /** Ten new recovery codes that replace all earlier ones. Only their hashes are stored. */
  async renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
    const tenant_id = currentTenantId();
    const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(16)));
    await tx.recoveryCode.deleteMany({ where: { tenant_id, user_id: userId } });
    await tx.recoveryCode.createMany({
      data: codes.map((code) => ({
        tenant_id,
        user_id: userId,
        code_hash: this.digest(userId, readRecoveryCode(code)!),
      })),
    });
    return codes;
  }

  /** A keyed hash, because 80 bits could be brute-forced with a copy of the table. */
  private digest(userId: string, code: string): Uint8Array<ArrayBuffer> {
    const text = `${currentTenantId()}:${userId}:${code}`;
    return new Uint8Array(createHmac('sha256', this.recoveryKey).update(text).digest());
  }
}
