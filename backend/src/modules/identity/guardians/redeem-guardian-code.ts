import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { audit } from '../audit/audit.ts';
import { codeWorks, stateAfterRedeeming, type CodeFacts } from './guardian-code.rules.ts';
import { digestOfCode } from './guardian-codes.ts';

export class Redeemed {
  id!: string;
  /** `pending_school`: the school looks at it first. */
  state!: 'pending_school' | 'active';
  student_id!: string;
  first_name!: string;
}

/** Links the caller to the child of a code. Wrong, used, foreign and expired codes answer alike. */
export class RedeemGuardianCode extends Command<Redeemed> {
  constructor(
    readonly code: string,
    readonly guardianId: string,
    readonly address: string,
  ) {
    super();
  }
}

interface Found extends CodeFacts {
  id: string;
  student_id: string;
  first_name: string;
}

@CommandHandler(RedeemGuardianCode)
export class RedeemGuardianCodeHandler implements ICommandHandler<RedeemGuardianCode> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ code, guardianId, address }: RedeemGuardianCode): Promise<Redeemed> {
    const tenant_id = currentTenantId();
    const budgets = [
      ['guardian-code-person', `${tenant_id}:${guardianId}`],
      ['guardian-code-address', address],
      ['guardian-code-school', tenant_id],
    ] as const;
    for (const [name, key] of budgets) await this.budgets.check(name, key);
    const redeemed = await this.db.transaction(async (tx): Promise<Redeemed | null> => {
      // One redeeming of a person after the other: two codes for one child never make two links.
      await tx.$queryRaw`select 1 from identity.user_account
        where tenant_id = ${tenant_id}::uuid and id = ${guardianId}::uuid for update`;
      const [found] = await tx.$queryRaw<Found[]>`
        select l.id, l.student_id, l.state::text, l.code_expires_at, u.first_name,
          u.status = 'active' and u.role = 'student' as student_active
        from identity.guardian_link l
        join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.student_id
        where l.tenant_id = ${tenant_id}::uuid and l.code_hash = ${digestOfCode(code)}
        for update of l`;
      const now = this.clock.now();
      if (!found || !codeWorks(found, now)) return null;
      const known = await tx.guardianLink.findFirst({
        where: {
          tenant_id,
          student_id: found.student_id,
          guardian_id: guardianId,
          state: { in: ['active', 'pending_school'] },
        },
      });
      if (known)
        throw new AppError(
          'conflict',
          'already_linked',
          `You and ${found.first_name} are together already. Keep the code for another grown-up.`,
        );
      const policy = await tx.signInPolicy.findUnique({ where: { tenant_id } });
      const state = stateAfterRedeeming(policy?.approve_guardians ?? false);
      await tx.guardianLink.update({
        where: { tenant_id_id: { tenant_id, id: found.id } },
        data: {
          state,
          guardian_id: guardianId,
          code_hash: null,
          code_expires_at: null,
          ...(state === 'active' && { started_at: now }),
        },
      });
      await audit(tx, {
        action: 'guardian.linked',
        subjectId: found.student_id,
        detail: { link_id: found.id, state },
      });
      return { id: found.id, state, student_id: found.student_id, first_name: found.first_name };
    });
    if (!redeemed) {
      for (const [name, key] of budgets) await this.budgets.take(name, key);
      throw new AppError('not_found', 'invalid_guardian_code', MESSAGES.invalidGuardianCode);
    }
    return redeemed;
  }
}
