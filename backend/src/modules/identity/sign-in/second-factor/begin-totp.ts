import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { NOT_FOR_CHILDREN } from './messages.ts';
import { mayHaveSecondFactor } from './second-factor.rules.ts';
import { Totp, type TotpKey } from './totp.ts';

/** Creates a key for the person's app. It has no effect until a right code confirms it. */
export class BeginTotp extends Command<TotpKey> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(BeginTotp)
export class BeginTotpHandler implements ICommandHandler<BeginTotp> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly totp: Totp,
  ) {}

  async execute({ userId }: BeginTotp): Promise<TotpKey> {
    const school = await this.queries.execute(new GetSchool());
    const { secret, sealed: encrypted } = this.totp.create(userId);
    const account = await this.db.transaction(async (tx) => {
      const key = { tenant_id: currentTenantId(), user_id: userId };
      const person = await tx.user.findUnique({
        where: { tenant_id_id: { tenant_id: key.tenant_id, id: userId } },
        select: { email: true, username: true, role: true },
      });
      if (!person) throw notFound('person');
      if (!mayHaveSecondFactor(person.role)) throw new AppError('forbidden', 'not_allowed', NOT_FOR_CHILDREN);
      // One statement: the later of two concurrent keys is stored, and a confirmed one is never overwritten.
      const written = await tx.$executeRaw`
        insert into identity.totp_factor (tenant_id, user_id, sealed_secret)
        values (${key.tenant_id}::uuid, ${key.user_id}::uuid, ${Buffer.from(encrypted)})
        on conflict (tenant_id, user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now()
        where identity.totp_factor.confirmed_at is null`;
      if (written === 0) throw alreadyOn();
      return person.email ?? person.username;
    });
    return this.totp.keyOf(secret, account, school.name);
  }
}

export const alreadyOn = (): AppError =>
  new AppError('conflict', 'already_on', 'Codes from an app are turned on already. Turn them off first.');
