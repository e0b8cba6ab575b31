import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { currentTenantId } from '../context.ts';
import { Db } from '../db/db.ts';
import { notFound } from '../errors.ts';
import { markedProviders } from '../discovery.ts';
import { newId, PLATFORM_TENANT_ID } from '../ids.ts';
import { crashPoint } from '../messaging/crash-point.ts';
import { Outbox } from '../messaging/outbox.ts';
import { WebhookReceived } from './webhook-received.ts';
import { WEBHOOK_SOURCE, type WebhookCall, type WebhookSource } from './webhook-source.ts';

/**
 * Stores calls of providers and has a worker process them. A call is acknowledged once it is committed, and never
 * before: a provider repeats what was not acknowledged.
 */
@Injectable()
export class WebhookInbox implements OnModuleInit {
  private readonly sources = new Map<string, WebhookSource>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    for (const { mark, instance } of markedProviders<string, WebhookSource>(this.discovery, WEBHOOK_SOURCE)) {
      if (this.sources.has(mark)) throw new Error(`Two providers receive the webhooks of ${mark}`);
      this.sources.set(mark, instance);
    }
  }

  /**
   * Verifies and stores a call. A repeated one changes nothing.
   * @throws AppError not-found for an unknown source and at a school's address; what `verify` of the source throws
   */
  async receive(name: string, call: WebhookCall): Promise<void> {
    const source = this.sources.get(name);
    if (!source || currentTenantId() !== PLATFORM_TENANT_ID) throw notFound('webhook');
    const external_id = await source.verify(call);
    crashPoint('webhook.verified');
    await this.db.transaction(async (tx) => {
      const id = newId();
      const { count } = await tx.webhookEvent.createMany({
        data: [
          { id, tenant_id: currentTenantId(), source: name, external_id, body: new Uint8Array(call.body) },
        ],
        skipDuplicates: true,
      });
      if (count > 0) await this.outbox.add(tx, WebhookReceived, { webhook_id: id });
    });
    crashPoint('webhook.stored');
  }

  /** Processes a stored call, unless that was done. */
  async process(id: string): Promise<void> {
    const [found] = await this.db.system([
      {
        name: 'webhook_event',
        text: 'select source, body from platform.webhook_event where id = $1 and processed_at is null',
        values: [id],
      },
    ]);
    const event = found!.rows[0] as { source: string; body: Buffer } | undefined;
    if (!event) return;
    const source = this.sources.get(event.source);
    if (!source) throw new Error(`This version does not process webhooks of ${event.source}`);
    await source.process(event.body);
    crashPoint('webhook.processed');
    await this.db.system([
      {
        name: 'webhook_event_processed',
        text: 'update platform.webhook_event set processed_at = now() where id = $1',
        values: [id],
      },
    ]);
  }
}
