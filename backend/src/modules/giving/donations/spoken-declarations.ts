import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { GetCharityCards } from '../contract/charities.ts';
import { receivedAt } from './donation.rules.ts';
import { DonationWriter } from './donation-writer.ts';
import type { SpokenDeclarationBody } from './tax-bodies.ts';
import { TaxDeclarations } from './tax-declarations.ts';

/**
 * Declarations of Gift Aid that donors speak, on the telephone or face to face. HMRC accepts one when the donor is sent a written
 * record of it: all that was declared, the note on the tax to be paid, the right to cancel within 30 days, the day on which it was
 * spoken and the day on which the record was sent (http://www.hmrc.gov.uk/manuals/REManual/RE1841.htm). Nothing is claimed before the
 * 30 days are over.
 */
@Injectable()
export class SpokenDeclarations {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly declarations: TaxDeclarations,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly writer: DonationWriter,
  ) {}

  /** @throws AppError 404; 409 `declared_already`, `not_possible_now`; 422 with the member that is wrong */
  async record(id: string, body: SpokenDeclarationBody, by: string): Promise<void> {
    const tenant_id = currentTenantId();
    const found = await this.db.transaction((tx) => tx.donation.findFirst({ where: { tenant_id, id } }));
    if (!found) throw notFound('donation');
    const [[charity], school] = await Promise.all([
      this.queries.execute(new GetCharityCards([found.charity_id])),
      this.queries.execute(new GetSchool()),
    ]);
    if (body.tax.regime !== 'gift_aid')
      throw invalidFields({ 'tax.regime': ['Only Gift Aid can be declared by word of mouth.'] });
    const checked = this.declarations.checked(body.tax, charity, {
      currency: found.currency,
      interval: 'once',
    });
    const now = this.clock.now();
    const spoken = receivedAt(body.spoken_on, now);
    const today = now.toISOString().slice(0, 10);
    if (body.spoken_on > today) throw invalidFields({ spoken_on: ['This day is still to come.'] });
    const email = body.email ?? found.donor_email;
    if (body.record === 'email' && !email)
      throw invalidFields({ email: ['Please give the address to which the written record is sent.'] });
    if (
      body.record === 'post' &&
      (!body.posted_on || body.posted_on > today || body.posted_on < body.spoken_on)
    )
      throw invalidFields({ posted_on: ['Please give the day on which the letter was posted.'] });
    const sent = body.record === 'post' ? receivedAt(body.posted_on, now) : now;
    await this.db.transaction(async (tx) => {
      const donation = (await this.writer.lock(tx, id))!;
      if (!['recorded', 'completed', 'partially_refunded'].includes(donation.status))
        throw new AppError('conflict', 'not_possible_now', 'Nothing can be declared for this gift any more.');
      if ((await tx.taxDeclaration.count({ where: { tenant_id, donation_id: id } })) > 0)
        throw new AppError('conflict', 'declared_already', 'This gift has a declaration already.');
      await this.declarations.store(tx, donation, checked, {
        ...{ recorded_by: by, declared_at: spoken, record_sent_at: sent, record_way: body.record },
      });
      await this.audit.record(tx, 'donation.declaration_spoken', donation.number, { actorId: by });
      if (body.record !== 'email') return;
      const { first_name, last_name, house, postcode, wording } = checked;
      await requestEmail(this.outbox, tx, {
        template: 'gift-aid-record',
        // The words of the law are English.
        to: { email: email!, language: 'en', name: `${first_name} ${last_name}` },
        data: {
          path: `/charities/${charity!.slug}`,
          ...{ number: donation.number, amount: donation.gift, currency: donation.currency },
          title: charity!.legal_name || charity!.name,
          declaration: wording.text,
          name: `${first_name} ${last_name}`,
          address: [house, postcode].filter(Boolean).join(', '),
          spoken_on: spoken.toISOString(),
          sent_on: sent.toISOString(),
          office: school.email,
        },
        cause: `declaration:${id}`,
      });
    });
  }

  /**
   * The donor has cancelled it, by letter or by word of mouth. A gift that was claimed before is an adjustment of the next claim.
   * @throws AppError 404 without a declaration that holds
   */
  async cancel(id: string, by: string): Promise<void> {
    await this.declarations.cancel(id, async (tx) => {
      const donation = await tx.donation.findFirst({ where: { tenant_id: currentTenantId(), id } });
      await this.audit.record(tx, 'donation.declaration_cancelled', donation?.number ?? id, { actorId: by });
    });
  }
}
