import { Injectable } from '@nestjs/common';
import type { SsoProvider } from '../../../../platform/db/generated/client.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids.ts';
import {
  checkSsoIdentity,
  usernameFrom,
  type SsoIdentity,
  type Candidate,
  type Verdict,
} from './sso.rules.ts';

/** Messages for people who are refused after the provider authenticated them. */
export const REFUSALS: Record<Extract<Verdict, { refuse: string }>['refuse'], string> = {
  archived: 'Your account at this school is closed. The school’s office can open it again.',
  unverified: 'The provider does not confirm your e-mail address, so we do not know who you are here.',
  unproven:
    'There is an account with your address that nobody confirmed. Log in with its password, and open the link that we sent you by e-mail.',
  foreign: 'Your e-mail address does not belong to this school. Ask the office to invite you.',
};

/** Finds, links or creates the person of the school whom a provider authenticated. */
@Injectable()
export class SsoAccounts {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** The result of a test, without writing anything. */
  preview(provider: SsoProvider, identity: SsoIdentity): Promise<Verdict> {
    return this.db.transaction((tx) => this.decide(tx, provider, identity));
  }

  /**
   * The person's id, or the reason of a refusal. Serialised per provider, so that nobody is created twice.
   */
  admit(provider: SsoProvider, identity: SsoIdentity): Promise<{ userId: string } | { refused: string }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      await tx.$queryRaw`select 1 from identity.sso_provider
        where tenant_id = ${tenant_id}::uuid and id = ${provider.id}::uuid for update`;
      const verdict = await this.decide(tx, provider, identity);
      if ('refuse' in verdict) return { refused: REFUSALS[verdict.refuse] };
      const userId = 'create' in verdict ? await this.create(tx, provider, identity) : verdict.let_in;
      const now = this.clock.now();
      const key = { tenant_id, provider_id: provider.id, subject: identity.subject };
      await tx.ssoLink.upsert({
        where: { tenant_id_provider_id_subject: key },
        create: { ...key, user_id: userId, last_used_at: now },
        update: { last_used_at: now },
      });
      return { userId };
    });
  }

  private async decide(tx: Tx, provider: SsoProvider, identity: SsoIdentity): Promise<Verdict> {
    const tenant_id = currentTenantId();
    const link = await tx.ssoLink.findUnique({
      where: {
        tenant_id_provider_id_subject: { tenant_id, provider_id: provider.id, subject: identity.subject },
      },
      include: { user: true },
    });
    const byEmail = identity.email
      ? await tx.user.findFirst({
          where: {
            tenant_id,
            email: { equals: identity.email, mode: 'insensitive' },
            role: { not: 'community' },
          },
        })
      : null;
    return checkSsoIdentity(
      identity,
      link && candidate(link.user),
      byEmail && candidate(byEmail),
      provider.domains,
    );
  }

  private async create(tx: Tx, provider: SsoProvider, identity: SsoIdentity): Promise<string> {
    const tenant_id = currentTenantId();
    const email = identity.email!;
    const id = newId();
    for (let attempt = 0; ; attempt++) {
      const made = await tx.user.createMany({
        data: [
          {
            id,
            tenant_id,
            username: attempt < 20 ? usernameFrom(email, attempt) : id,
            email,
            first_name: identity.first_name,
            last_name: identity.last_name,
            role: provider.default_role,
            email_verified_at: this.clock.now(),
          },
        ],
        skipDuplicates: true,
      });
      if (made.count === 1) return id;
      if (attempt > 20) throw new Error('No username was free');
    }
  }
}

const candidate = (user: {
  id: string;
  status: 'active' | 'archived';
  role: string;
  agreed_to_terms_at: Date | null;
  email_verified_at: Date | null;
}): Candidate => ({
  id: user.id,
  status: user.status,
  role: user.role,
  unproven: user.agreed_to_terms_at !== null && user.email_verified_at === null,
});
