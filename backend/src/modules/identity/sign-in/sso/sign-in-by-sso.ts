import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { SignInGate, type Entered } from '../second-factor/sign-in-gate.ts';
import { OpenSession, type Caller } from '../sessions/open-session.ts';
import { REFUSALS } from './sso-accounts.ts';

/**
 * Opens the session of a person whom a provider authenticated. A person with a second factor here must use
 * it, unless the provider states that it requested one itself.
 */
@Injectable()
export class SignInBySso {
  constructor(
    private readonly db: Db,
    private readonly gate: SignInGate,
    private readonly openSession: OpenSession,
  ) {}

  async enter(userId: string, mfa: boolean, caller: Caller): Promise<Entered> {
    const user = await this.db.transaction((tx) =>
      tx.user.findFirst({
        where: { tenant_id: currentTenantId(), id: userId, status: 'active', role: { not: 'community' } },
        select: { id: true, role: true, is_staff: true },
      }),
    );
    if (!user) throw new AppError('unauthenticated', 'sso_refused', REFUSALS.archived);
    const device = { ...caller, remember: false, way: 'sso' as const };
    if (!mfa) return this.gate.enter(user, device);
    return { ...(await this.openSession.for(user, { ...device, secondFactor: true })), userId };
  }
}
