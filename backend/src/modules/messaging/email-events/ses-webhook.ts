import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  ReceivesWebhooks,
  type WebhookCall,
  type WebhookSource,
} from '../../../platform/webhooks/webhook-source.ts';
import { readSesReport } from './ses-report.rules.ts';
import { RecordDelivery } from './record-delivery.ts';
import { SnsCertificates } from './sns-certificates.ts';
import { isSignedBySns, readSnsMessage } from './sns-message.ts';

const PATIENCE_MS = 10_000;

/** Reports of Amazon SES on e-mails (deliveries, bounces, complaints), which come through topics of Amazon SNS. */
@Injectable()
@ReceivesWebhooks('ses')
export class SesWebhook implements WebhookSource {
  constructor(
    private readonly config: Config,
    private readonly certificates: SnsCertificates,
    private readonly deliveries: RecordDelivery,
  ) {}

  async verify({ body }: WebhookCall): Promise<string> {
    const message = readSnsMessage(body);
    // SNS signs for every customer, so the topic must be ours.
    if (!this.config.sesTopics.includes(message.TopicArn))
      throw new AppError('malformed', 'unknown_topic', 'This topic is not listed in SES_TOPIC_ARNS.');
    if (!isSignedBySns(message, await this.certificates.at(message.SigningCertURL)))
      throw new AppError('malformed', 'not_signed', 'The signature of this call is not valid.');
    return message.MessageId;
  }

  async process(body: Buffer): Promise<void> {
    const message = readSnsMessage(body);
    if (message.Type === 'SubscriptionConfirmation') return this.confirm(message.SubscribeURL ?? '');
    if (message.Type !== 'Notification') return;
    const report = readSesReport(message.Message);
    if (report) await this.deliveries.record(report);
  }

  /** SNS sends nothing but this message until its link was opened once. */
  private async confirm(address: string): Promise<void> {
    if (!this.certificates.isOfSns(address)) throw new Error('The subscription is not confirmed at SNS');
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`SNS answered ${answer.status} to the confirmation of the subscription`);
  }
}
