import { Injectable } from '@nestjs/common';
import type { SsoProvider } from '../../../../platform/db/generated/client.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { PendingProofs, type Pending } from '../second-factor/pending-proofs.ts';
import { SsoAccounts, REFUSALS } from './sso-accounts.ts';
import { failureMessage, ProviderClient, type SsoRequest } from './provider-client.ts';

/**
 * The stored state of an attempt: started, waiting for the provider's token endpoint, or completed with its
 * result.
 */
interface SsoAttemptState {
  provider_id: string;
  trip: SsoRequest;
  phase: 'asked' | 'exchanging' | 'done';
  remember: boolean;
  user_id?: string;
  mfa?: boolean;
  /** Reason of a refusal, as a sentence. */
  refused?: string;
  /** For a test: the result of a real sign-in, as a sentence. */
  would?: string;
}

type SsoAttemptKind = 'sso' | 'sso_test';
const SECONDS = 600;

/** Sign-in attempts at a provider, each bound to a cookie of the browser that started it. */
@Injectable()
export class SsoAttempts {
  constructor(
    private readonly accounts: SsoAccounts,
    private readonly client: ProviderClient,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly proofs: PendingProofs,
  ) {}

  /** The authorisation address, and the cookie for the browser. `userId` is the administrator who tests. */
  async begin(
    kind: SsoAttemptKind,
    provider: SsoProvider,
    redirectUri: string,
    userId: string | null,
  ): Promise<{ url: string; cookie: string }> {
    const { url, trip } = await this.client
      .begin(provider, redirectUri, kind === 'sso_test')
      .catch((error: unknown) => {
        throw new AppError('conflict', 'provider_failed', failureMessage(error, provider.name));
      });
    const state: SsoAttemptState = { provider_id: provider.id, trip, phase: 'asked', remember: false };
    return { url, cookie: await this.proofs.open(kind, userId, state, SECONDS) };
  }

  /**
   * Handles the provider's redirect. The result is stored for the page that requests it next, and is not part
   * of the address. The first response claims the attempt, so that a repeated or stolen one is refused.
   */
  async complete(cookie: string, current: URL): Promise<SsoAttemptKind | null> {
    const taken = await this.db.transaction(async (tx) => {
      for (const kind of ['sso', 'sso_test'] as const) {
        const pending = await this.proofs.lock<SsoAttemptState>(tx, kind, cookie);
        if (!pending) continue;
        if (pending.state.phase !== 'asked') return { kind, pending: null };
        await this.proofs.note(tx, pending, { ...pending.state, phase: 'exchanging' });
        return { kind, pending };
      }
      return null;
    });
    if (!taken) return null;
    if (taken.pending) await this.finish(taken.kind, taken.pending, current);
    return taken.kind;
  }

  private async finish(kind: SsoAttemptKind, pending: Pending<SsoAttemptState>, current: URL): Promise<void> {
    const provider = await this.provider(pending.state.provider_id);
    const outcome = await this.exchange(kind, provider, pending.state, current);
    await this.db.transaction((tx) =>
      this.proofs.note(tx, pending, { ...pending.state, phase: 'done', ...outcome }),
    );
  }

  /**
   * The result of the provider's response. Only what goes wrong at the provider is a refusal; an error of the database
   * is thrown.
   */
  private async exchange(
    kind: SsoAttemptKind,
    provider: SsoProvider,
    { trip }: SsoAttemptState,
    current: URL,
  ): Promise<Partial<SsoAttemptState>> {
    const identity = await this.client
      .finish(provider, current, trip)
      .catch((error: unknown) => ({ refused: failureMessage(error, provider.name) }));
    if ('refused' in identity) return identity;
    if (kind === 'sso') {
      const result = await this.accounts.admit(provider, identity);
      return 'refused' in result ? result : { user_id: result.userId, mfa: identity.mfa };
    }
    const verdict = await this.accounts.preview(provider, identity);
    await this.db.transaction(
      (tx) =>
        // In SQL, so that updated_at stays unchanged: it marks which settings were tested.
        tx.$executeRaw`update identity.sso_provider set tested_at = ${this.clock.now()}
        where tenant_id = ${currentTenantId()}::uuid and id = ${provider.id}::uuid`,
    );
    const who = identity.email ?? identity.subject;
    if ('refuse' in verdict)
      return { would: `It works. ${who} would not come in: ${REFUSALS[verdict.refuse]}` };
    return {
      would:
        'create' in verdict
          ? `It works. ${who} would get a new account as ${provider.default_role}.`
          : `It works. ${who} would come in with the account that is here already.`,
    };
  }

  /** The result of an attempt, which can be read once. */
  async takeResult(kind: SsoAttemptKind, cookie: string): Promise<Pending<SsoAttemptState> | null> {
    return this.db.transaction(async (tx) => {
      const pending = await this.proofs.lock<SsoAttemptState>(tx, kind, cookie);
      if (pending?.state.phase !== 'done') return null;
      await this.proofs.remove(tx, pending);
      return pending;
    });
  }

  /** A provider of this school. */
  async provider(id: string): Promise<SsoProvider> {
    const tenant_id = currentTenantId();
    const provider = await this.db.transaction((tx) =>
      tx.ssoProvider.findUnique({ where: { tenant_id_id: { tenant_id, id } } }),
    );
    if (!provider) throw notFound('provider');
    return provider;
  }
}
