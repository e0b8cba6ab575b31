import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../../platform/config.ts';
import { currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { DoneRegularly, type Chore } from '../../../platform/messaging/chores.ts';
import { LinkTokens } from '../accounts/link-tokens.ts';
import { audit } from '../audit/audit.ts';

/**
 * A new installation has nobody who could make the first account. While the platform has no administrator at all, the
 * address of `ADMIN_EMAIL` becomes one, and is sent a link to choose a password: no first password is printed, kept or
 * guessed. Somebody who is there already under that address is never raised: they may not have proven it.
 */
@Injectable()
@DoneRegularly({ name: 'appoint-first-administrator', every: 60_000 })
export class AppointFirstAdministrator implements Chore {
  private readonly log = new Logger(AppointFirstAdministrator.name);
  private told = false;

  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly links: LinkTokens,
  ) {}

  async run(): Promise<void> {
    const email = this.config.adminEmail;
    if (!email) return;
    await inContext({ correlationId: newId(), tenantId: PLATFORM_TENANT_ID, principal: null }, () =>
      this.db.transaction((tx) => this.appoint(tx, email)),
    );
  }

  private async appoint(tx: Tx, email: string): Promise<void> {
    const tenant_id = currentTenantId();
    // One copy of the server at a time looks and appoints.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`;
    const [there] = await tx.$queryRaw<{ administered: boolean; taken: boolean }[]>`
      select coalesce(bool_or(role = 'platform_admin'), false) as administered,
             coalesce(bool_or(lower(email) = lower(${email})), false) as taken
      from identity.user_account where tenant_id = ${tenant_id}::uuid`;
    if (there!.administered) return;
    if (there!.taken) {
      if (!this.told) this.log.error('ADMIN_EMAIL belongs to somebody already. Name another address.');
      this.told = true;
      return;
    }
    const id = newId();
    await tx.user.createMany({
      data: [
        {
          id,
          tenant_id,
          email,
          username: `administrator.${id.slice(-6)}`,
          first_name: 'Administrator',
          last_name: 'Bookgrove',
          role: 'platform_admin',
          is_staff: true,
        },
      ],
    });
    await this.links.issue(tx, 'set_password', id, email);
    await audit(tx, {
      action: 'person.created',
      actorId: id,
      subjectId: id,
      detail: { role: 'platform_admin', first: true },
    });
  }
}
