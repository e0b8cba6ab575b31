import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  ReceivesWebhooks,
  type WebhookCall,
  type WebhookSource,
} from '../../../platform/webhooks/webhook-source.ts';
import { postmarkCallId, readPostmarkReport } from './postmark-report.rules.ts';
import { RecordDelivery } from './record-delivery.ts';

/**
 * Reports of Postmark on e-mails. Postmark signs nothing: it sends the name and password that its address was stored with, as
 * Basic authentication. Source: https://postmarkapp.com/developer/webhooks/webhooks-overview#protecting-your-webhook
 */
@Injectable()
@ReceivesWebhooks('postmark')
export class PostmarkWebhook implements WebhookSource {
  constructor(
    private readonly config: Config,
    private readonly deliveries: RecordDelivery,
  ) {}

  verify({ body, headers }: WebhookCall): Promise<string> {
    const login = this.config.postmarkWebhook;
    const own = login && `Basic ${Buffer.from(login).toString('base64')}`;
    if (!own || !isSame(own, headers.authorization ?? ''))
      throw new AppError('malformed', 'not_signed', 'This call does not come from Postmark.');
    const id = postmarkCallId(body.toString('utf8'));
    if (!id) throw new AppError('malformed', 'not_postmark', 'This is not a call of Postmark.');
    return Promise.resolve(id);
  }

  async process(body: Buffer): Promise<void> {
    const report = readPostmarkReport(body.toString('utf8'));
    if (report) await this.deliveries.record(report);
  }
}

/** Compares digests, so that the time does not tell how much of the text was right. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
