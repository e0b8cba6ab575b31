import { isLanguage, type Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { DonationReader } from '../donations/donation-reader.ts';
import type { TributeView } from '../donations/donation-view.ts';
import { publicName, type Anonymity } from '../donations/donation.rules.ts';
import { everySchool } from '../every-school.ts';

/** What a donor is called who does not wish to be named. */
const FRIEND: Record<Language, string> = {
  en: 'A friend',
  fr: 'Quelqu’un',
  ar: 'صديق',
  hi: 'एक मित्र',
};

interface Due extends Record<string, unknown> {
  id: string;
  charity_id: string;
  project_id: string | null;
  tribute: TributeView;
  donor_name: string | null;
  anonymity: Anonymity;
  language: string;
}

/** Sends the cards of tributes on their day, at once for those without one. A card never names the sum. */
@Injectable()
@Scheduled({ name: 'send-tribute-cards', every: 900_000 })
export class SendTributeCards implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly donations: DonationReader,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    await this.tenants.forEachTenant('send-tribute-cards', await everySchool(this.queries), () =>
      this.send(),
    );
  }

  /** Of the running school. */
  async send(): Promise<void> {
    const now = this.clock.now();
    const tenant_id = currentTenantId();
    const due = await this.db.rows<Due>({
      name: 'due_tributes',
      text: `select d.id, d.charity_id, d.project_id, d.tribute, d.donor_name, d.anonymity, d.language
             from giving.donation d
             where d.tenant_id = $1::uuid and d.tribute is not null and d.tribute_sent_at is null and d.paid_at is not null
               and d.status in ('completed', 'partially_refunded') and d.tribute ->> 'recipient_email' is not null
               and coalesce(d.tribute ->> 'send_on', '') <= $2
             order by d.paid_at limit 200`,
      values: [tenant_id, now.toISOString().slice(0, 10)],
    });
    const names = await this.donations.beneficiaries(due);
    for (const { id, charity_id, project_id, tribute, donor_name, anonymity, language } of due) {
      const to = names.get(project_id ?? charity_id);
      if (!to) continue;
      const known = isLanguage(language) ? language : 'en';
      await this.db.transaction(async (tx) => {
        const { count } = await tx.donation.updateMany({
          where: { tenant_id, id, tribute_sent_at: null },
          data: { tribute_sent_at: now, updated_at: now },
        });
        if (count === 0) return;
        await requestEmail(this.outbox, tx, {
          template: 'tribute-card',
          to: { email: tribute.recipient_email!, language: known, name: tribute.recipient_name },
          data: {
            path: project_id ? `/charity-projects/${to.slug}` : `/charities/${to.slug}`,
            sender: publicName(donor_name, anonymity) ?? FRIEND[known],
            recipient: tribute.recipient_name,
            title: to.name,
            message: tribute.message,
          },
          cause: `tribute:${id}`,
        });
      });
    }
  }
}
