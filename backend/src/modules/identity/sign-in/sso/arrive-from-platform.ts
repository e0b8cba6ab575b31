import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ArriveFromPlatform } from '../../contract.ts';
import { SignInGate } from '../second-factor/sign-in-gate.ts';
import { SESSION_COOKIE } from '../sessions/session-reply.ts';
import { REFUSALS } from './sso-accounts.ts';

type Arrived =
  { userId: string; cookie: { name: string; value: string; path: string } } | { refused: string };

/** Opens the session of somebody who arrives from a learning platform. */
@CommandHandler(ArriveFromPlatform)
export class ArriveFromPlatformHandler implements ICommandHandler<ArriveFromPlatform> {
  constructor(
    private readonly db: Db,
    private readonly gate: SignInGate,
  ) {}

  async execute({ arrival }: ArriveFromPlatform): Promise<Arrived> {
    const { userId, email, address, userAgent } = arrival;
    if (!userId && !email) return { refused: REFUSALS.unverified };
    const user = await this.db.transaction((tx) =>
      tx.user.findFirst({
        where: {
          tenant_id: currentTenantId(),
          status: 'active',
          role: { in: ['student', 'teacher', 'parent'] },
          is_staff: false,
          ...(userId ? { id: userId } : { email: { equals: email!, mode: 'insensitive' as const } }),
        },
      }),
    );
    if (!user) return { refused: REFUSALS.foreign };
    if (user.agreed_to_terms_at !== null && user.email_verified_at === null)
      return { refused: REFUSALS.unproven };
    const entered = await this.gate.enter(user, { address, userAgent, remember: false, way: 'sso' });
    if ('second_factor' in entered)
      return { refused: 'Your account has a second step. Log in here first, then open the link again.' };
    return { userId: user.id, cookie: { ...SESSION_COOKIE, value: entered.refresh } };
  }
}
