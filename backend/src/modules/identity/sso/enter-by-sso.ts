import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { SignInGate, type Entered } from '../second-factor/sign-in-gate.ts';
import { OpenSession, type Caller } from '../sign-in/open-session.ts';
import { REFUSALS } from './arrive.ts';

/**
 * Opens the session of a person whom a provider has sent. Whoever has a second factor of their own is asked for it
 * here too, unless the provider says that it asked for one itself.
 */
@Injectable()
export class EnterBySso {
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
