import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId, inContext } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { LinkTokens } from '../../sign-in/passwords/link-tokens.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';

/**
 * Creates the first administrator of a new installation. While the platform has none, the address of
 * `ADMIN_EMAIL` becomes one and gets a link to choose a password, so that no first password is printed,
 * stored or guessed. An existing account with that address is never promoted, because its address may not be
 * verified.
 */
@Injectable()
@Scheduled({ name: 'appoint-first-administrator', every: 60_000 })
export class AppointFirstAdministrator implements ScheduledJob {
  private readonly log = new Logger(AppointFirstAdministrator.name);
  private warned = false;

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
    // Only one process at a time checks and appoints.
    await lockUntilCommit(tx, 'first administrator');
    const [there] = await tx.$queryRaw<{ administered: boolean; taken: boolean }[]>`
      select coalesce(bool_or(role = 'platform_admin'), false) as administered,
             coalesce(bool_or(lower(email) = lower(${email})), false) as taken
      from identity.user_account where tenant_id = ${tenant_id}::uuid`;
    if (there!.administered) return;
    if (there!.taken) {
      if (!this.warned) this.log.error('ADMIN_EMAIL is the address of an existing account. Set another one.');
      this.warned = true;
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
    await recordAuditEntry(tx, {
      action: 'person.created',
      actorId: id,
      subjectId: id,
      detail: { role: 'platform_admin', first: true },
    });
  }
}
