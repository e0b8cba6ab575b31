import { randomInt } from 'node:crypto';
import { formatPrice, isCurrency, isLanguage } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { SponsorRequest } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetProjectCards } from '../../../giving/contract.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import type { PaymentProvider } from '../../payments/payment-facts.ts';
import { Payments } from '../../payments/payments.ts';
import { whyNotOffered } from '../../payments/why-not-offered.ts';
import { DONATION_SIGN_COUNT, sponsorNumber } from '../donation.rules.ts';
import { DonationKeys } from '../donation-keys.ts';
import type { AskSponsorBody, SponsorAsked, SponsorPaymentView } from './sponsor-views.ts';

interface Pool extends Record<string, unknown> {
  matched: number;
  paid: number;
}

/**
 * Requests to sponsors to pay what they have doubled. They are rows of the platform, and so are their payments: no school has
 * a part in them. What is owed is read from the books each time (`match_pool`).
 */
@Injectable()
export class SponsorRequests {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly keys: DonationKeys,
    private readonly outbox: Outbox,
    private readonly payments: Payments,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Asks a sponsor to pay what is open, by an e-mail with a link. An older request for the same project and currency opens nothing
   * more.
   * @throws AppError 422 `nothing_owed`
   */
  async ask(
    { project_id, currency, name, email, language = 'en' }: AskSponsorBody,
    actorId: string,
  ): Promise<SponsorAsked> {
    if (!isCurrency(currency))
      throw invalidFields({ currency: ['currency must be a currency of ISO 4217 in use.'] });
    const [project] = await this.queries.execute(new GetProjectCards([project_id]));
    if (!project) throw invalidFields({ project_id: ['This project is not known.'] });
    const tenant_id = currentTenantId();
    const origin = await this.payments.origin();
    return this.db.transaction(async (tx) => {
      await lockUntilCommit(tx, `match_pool ${project_id} ${currency}`);
      const { matched, paid } = await poolOf(tx, project_id, currency);
      const open = matched - paid;
      if (open <= 0) throw invalidFields({ project_id: ['The sponsor owes nothing now.'] }, 'nothing_owed');
      const now = this.clock.now();
      const before = await tx.sponsorRequest.findMany({
        where: { tenant_id, project_id, currency, status: 'asked' },
        select: { id: true },
      });
      for (const { id } of before) await this.payments.cancelOpen(tx, 'sponsor', id);
      await tx.sponsorRequest.updateMany({
        where: { tenant_id, id: { in: before.map(({ id }) => id) }, status: 'asked' },
        data: { status: 'withdrawn', updated_at: now },
      });
      const request = {
        tenant_id,
        id: newId(),
        number: sponsorNumber(Array.from({ length: 8 }, () => randomInt(DONATION_SIGN_COUNT))),
        ...{ project_id, currency, amount: open, name, email, language },
        title: project.title.slice(0, 255),
        key_seed: this.keys.newSeed(),
        asked_by: actorId,
        ...{ created_at: now, updated_at: now },
      };
      await tx.sponsorRequest.createMany({ data: [request] });
      const path = this.pathOf(request);
      await requestEmail(this.outbox, tx, {
        template: 'sponsor-payment',
        to: { email, name, language },
        data: { path, number: request.number, title: request.title, amount: open, currency },
        cause: `sponsor:${request.id}`,
      });
      await this.auditLog.record(
        tx,
        'payout.sponsor_asked',
        `${request.title}: ${formatPrice({ amount: open, currency })}`,
        { actorId },
      );
      return { id: request.id, number: request.number, link: `${origin}${path}` };
    });
  }

  /** @throws AppError 404 for another key */
  async view(id: string, key: string): Promise<SponsorPaymentView> {
    const request = await this.db.transaction((tx) => this.find(tx, id, key));
    const { number, name, status, currency, paid_at, project_id, title } = request;
    const { matched, paid } = await this.db.transaction((tx) => poolOf(tx, project_id, currency));
    const [project] = await this.queries.execute(new GetProjectCards([project_id]));
    const open = { amount: Math.max(0, matched - paid), currency };
    const accepting = this.payments.accepting(open);
    return {
      ...{ id, number, name, status, paid_at },
      project: { title: project?.title ?? title, slug: project?.slug ?? null },
      matched: { amount: matched, currency },
      paid: { amount: paid, currency },
      open,
      providers: this.payments.offered(currency).map(({ provider, reason }) => {
        const why = reason ?? (accepting.includes(provider) ? null : ('amount' as const));
        return { provider, available: why === null, reason: why && whyNotOffered(why, currency) };
      }),
    };
  }

  /**
   * Begins the payment of all that is open now.
   * @throws AppError 404; 409 `not_payable` for a request that is paid or over, or when nothing is open; 422 `provider_not_offered`
   */
  async pay(id: string, key: string, provider: PaymentProvider): Promise<{ redirect_url: string }> {
    await this.payments.origin();
    return this.db.transaction(async (tx) => {
      const { project_id, currency } = await this.find(tx, id, key);
      await lockUntilCommit(tx, `match_pool ${project_id} ${currency}`);
      const request = await this.find(tx, id, key);
      const { matched, paid } = await poolOf(tx, project_id, currency);
      const amount = matched - paid;
      if (request.status !== 'asked' || amount <= 0)
        throw new AppError('conflict', 'not_payable', 'Nothing is to be paid by this link any more.');
      const where = { tenant_id_id: { tenant_id: request.tenant_id, id } };
      await tx.sponsorRequest.update({ where, data: { amount, updated_at: this.clock.now() } });
      await this.payments.cancelOpen(tx, 'sponsor', id);
      const { redirect_url } = await this.payments.create(tx, {
        provider,
        purpose: 'sponsor',
        subject_id: id,
        number: request.number,
        total: { amount, currency },
        description: `Bookgrove ${request.number}: ${request.title}`,
        email: request.email,
      });
      return { redirect_url };
    });
  }

  /**
   * Money of the sponsor came by the bank: payments that were begun at a provider are of a wrong amount now and are cancelled. The
   * requests stay locked until the transaction ends. The caller holds the lock of the pool.
   */
  async cancelPayments(tx: Tx, project_id: string, currency: string): Promise<void> {
    const tenant_id = currentTenantId();
    const where = { tenant_id, project_id, currency, status: 'asked' } as const;
    // Payments are locked before requests, as where a payment succeeds.
    for (const { id } of await tx.sponsorRequest.findMany({ where, select: { id: true } }))
      await this.payments.cancelOpen(tx, 'sponsor', id);
    await tx.$executeRaw`select 1 from commerce.sponsor_request where tenant_id = ${tenant_id}::uuid
      and project_id = ${project_id}::uuid and currency = ${currency} order by id for update`;
  }

  /** Nothing is owed any more: what was asked for is paid. */
  async paidByBank(tx: Tx, project_id: string, currency: string): Promise<void> {
    const now = this.clock.now();
    await tx.sponsorRequest.updateMany({
      where: { tenant_id: currentTenantId(), project_id, currency, status: 'asked' },
      data: { status: 'paid', paid_at: now, updated_at: now },
    });
  }

  /** Path of the page on which it is paid, with its key. */
  pathOf({ id, key_seed }: Pick<SponsorRequest, 'id' | 'key_seed'>): string {
    return `/sponsor-payments/${id}?key=${this.keys.of(key_seed)}`;
  }

  private async find(tx: Tx, id: string, key: string): Promise<SponsorRequest> {
    const found = await tx.sponsorRequest.findUnique({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
    });
    if (!found || !this.keys.opens(found.key_seed, key) || !isLanguage(found.language))
      throw notFound('sponsor payment');
    return found;
  }
}

/** What was doubled for a project in a currency, and what the sponsor has paid of it, from the books of the platform; minor units. */
async function poolOf(tx: Tx, project_id: string, currency: string): Promise<Pool> {
  const [pool] = await tx.$queryRaw<Pool[]>`
    select coalesce(sum(e.debit - e.credit) filter (where t.source_type = 'match'), 0)::float8 as matched,
      coalesce(sum(e.credit - e.debit) filter (where t.source_type = 'sponsor'), 0)::float8 as paid
    from commerce.ledger_account a
    join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
    join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
    where a.tenant_id = ${PLATFORM_TENANT_ID}::uuid and a.code = 'match_pool' and a.owner_ref = ${project_id}
      and a.currency = ${currency}`;
  return pool!;
}
