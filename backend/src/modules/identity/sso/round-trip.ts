import { Injectable } from '@nestjs/common';
import type { SsoProvider } from '../../../platform/db/generated/client.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PendingProofs, type Pending } from '../second-factor/pending-proofs.ts';
import { Arrivals, REFUSALS } from './arrive.ts';
import { failureWords, ProviderClient, type RoundTrip } from './provider-client.ts';

/** A round trip as it is kept: asked, under way at the provider's token endpoint, or done with what came of it. */
export interface TripState {
  provider_id: string;
  trip: RoundTrip;
  phase: 'asked' | 'exchanging' | 'done';
  remember: boolean;
  user_id?: string;
  mfa?: boolean;
  /** Why not, as a sentence. */
  refused?: string;
  /** For a test: what would have happened, as a sentence. */
  would?: string;
}

export type TripKind = 'sso' | 'sso_test';
const SECONDS = 600;

/** The way to a provider and back, bound to a cookie of the browser that set out. */
@Injectable()
export class RoundTrips {
  constructor(
    private readonly arrivals: Arrivals,
    private readonly client: ProviderClient,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly proofs: PendingProofs,
  ) {}

  /** Where to go, and the cookie that the way back needs. `userId` is who tests. */
  async begin(
    kind: TripKind,
    provider: SsoProvider,
    redirectUri: string,
    userId: string | null,
  ): Promise<{ url: string; cookie: string }> {
    const { url, trip } = await this.client
      .begin(provider, redirectUri, kind === 'sso_test')
      .catch((error: unknown) => {
        throw new AppError('conflict', 'provider_failed', failureWords(error, provider.name));
      });
    const state: TripState = { provider_id: provider.id, trip, phase: 'asked', remember: false };
    return { url, cookie: await this.proofs.open(kind, userId, state, SECONDS) };
  }

  /**
   * The browser is back. What came of it is written down for the page that asks next; the address never says more. The
   * first to come takes the trip, so that a repeated or stolen answer meets one that is over.
   */
  async comeBack(cookie: string, current: URL): Promise<TripKind | null> {
    const taken = await this.db.transaction(async (tx) => {
      for (const kind of ['sso', 'sso_test'] as const) {
        const pending = await this.proofs.lock<TripState>(tx, kind, cookie);
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

  private async finish(kind: TripKind, pending: Pending<TripState>, current: URL): Promise<void> {
    const provider = await this.provider(pending.state.provider_id);
    const outcome = await this.exchange(kind, provider, pending.state, current).catch((error: unknown) => ({
      refused: failureWords(error, provider.name),
    }));
    await this.db.transaction((tx) =>
      this.proofs.note(tx, pending, { ...pending.state, phase: 'done', ...outcome }),
    );
  }

  private async exchange(
    kind: TripKind,
    provider: SsoProvider,
    { trip }: TripState,
    current: URL,
  ): Promise<Partial<TripState>> {
    const arrival = await this.client.finish(provider, current, trip);
    if (kind === 'sso') {
      const result = await this.arrivals.welcome(provider, arrival);
      return 'refused' in result ? result : { user_id: result.userId, mfa: arrival.mfa };
    }
    const verdict = await this.arrivals.preview(provider, arrival);
    await this.db.transaction(
      (tx) =>
        // By hand: a test is no change of the provider, whose date of change says which settings were tested.
        tx.$executeRaw`update identity.sso_provider set tested_at = ${this.clock.now()}
        where tenant_id = ${currentTenantId()}::uuid and id = ${provider.id}::uuid`,
    );
    const who = arrival.email ?? arrival.subject;
    if ('refuse' in verdict)
      return { would: `It works. ${who} would not come in: ${REFUSALS[verdict.refuse]}` };
    return {
      would:
        'create' in verdict
          ? `It works. ${who} would get a new account as ${provider.default_role}.`
          : `It works. ${who} would come in with the account that is here already.`,
    };
  }

  /** What came of a trip, once. */
  async collect(kind: TripKind, cookie: string): Promise<Pending<TripState> | null> {
    return this.db.transaction(async (tx) => {
      const pending = await this.proofs.lock<TripState>(tx, kind, cookie);
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
