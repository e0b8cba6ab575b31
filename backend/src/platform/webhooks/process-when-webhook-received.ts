import { Injectable } from '@nestjs/common';
import { Consumes, type Consumer } from '../messaging/consumers.ts';
import { RETRY } from '../messaging/retry-schedule.ts';
import { WebhookInbox } from './webhook-inbox.ts';
import { WebhookReceived } from './webhook-received.ts';

/** Processes a stored call of a provider. Outside of the transaction, since its effects belong to a school. */
@Injectable()
@Consumes(WebhookReceived, { name: 'platform.process-webhook', queue: 'webhooks', retry: RETRY.days })
export class ProcessWhenWebhookReceived implements Consumer<WebhookReceived> {
  constructor(private readonly inbox: WebhookInbox) {}

  prepare({ webhook_id }: WebhookReceived): Promise<void> {
    return this.inbox.process(webhook_id);
  }

  async handle(): Promise<void> {
    // Only the receipt.
  }
}
