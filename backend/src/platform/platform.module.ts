import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { join } from 'node:path';
import { AuditLog } from './audit/audit-log.ts';
import { Clock } from './clock.ts';
import { Config } from './config.ts';
import { DatabaseState } from './db/database-state.ts';
import { Db } from './db/db.ts';
import { FoldKeptCounts } from './db/fold-kept-counts.ts';
import { ReversibleChanges } from './db/reversible-changes.ts';
import { HttpModule } from './http/http.module.ts';
import { LiveController } from './live/live.controller.ts';
import { LiveHub } from './live/live-hub.ts';
import { LiveMessages, PurgeLiveMessages } from './live/live-messages.ts';
import { LiveSockets } from './live/sockets/live-sockets.ts';
import { LiveSound } from './live/sockets/live-sound.ts';
import { LiveTicketController } from './live/sockets/live-ticket.controller.ts';
import { LiveTickets } from './live/sockets/live-tickets.ts';
import { LivePersonalData } from './live/sockets/personal-data.ts';
import { PresenceSources } from './live/sockets/presence-sources.ts';
import { PresenceTable } from './live/sockets/presence.ts';
import { LinkSecrets } from './link-secrets.ts';
import { Mailer } from './mail/mailer.ts';
import { PlatformMessagingModule } from './messaging/messaging.module.ts';
import { logging } from './observability/logging.ts';
import { ErrorReports } from './observability/error-reports.ts';
import { Metrics } from './observability/metrics.ts';
import { DiskStorage } from './storage/disk-storage.ts';
import { Storage } from './storage/storage.ts';
import { StrayFiles } from './storage/stray-files.ts';
import { SweepTemporaryFiles } from './storage/sweep-temporary-files.ts';
import { SweepUploadParts, UploadParts } from './uploads/parts.ts';
import { ProcessorBudget } from './uploads/processor-budget.ts';
import { UploadsController } from './uploads/uploads.controller.ts';
import { ProcessWhenWebhookReceived } from './webhooks/process-when-webhook-received.ts';
import { WebhookInbox } from './webhooks/webhook-inbox.ts';

/** The technical services that every module uses. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      imports: [DiscoveryModule, logging(config), CqrsModule.forRoot(), PlatformMessagingModule, HttpModule],
      controllers: [LiveController, LiveTicketController, UploadsController],
      providers: [
        { provide: Config, useValue: config },
        { provide: Storage, useFactory: () => storageOf(config) },
        AuditLog,
        Clock,
        DatabaseState,
        Db,
        ErrorReports,
        FoldKeptCounts,
        LinkSecrets,
        LiveHub,
        LiveMessages,
        LivePersonalData,
        LiveSockets,
        LiveSound,
        LiveTickets,
        Mailer,
        Metrics,
        PresenceSources,
        PresenceTable,
        ProcessorBudget,
        PurgeLiveMessages,
        ReversibleChanges,
        StrayFiles,
        SweepTemporaryFiles,
        SweepUploadParts,
        UploadParts,
        ProcessWhenWebhookReceived,
        WebhookInbox,
      ],
      exports: [
        Config,
        Storage,
        AuditLog,
        Clock,
        DatabaseState,
        Db,
        ErrorReports,
        LinkSecrets,
        LiveMessages,
        Mailer,
        Metrics,
        ProcessorBudget,
        ReversibleChanges,
        StrayFiles,
        UploadParts,
      ],
    };
  }
}

/** The SDK of the object store takes 35 MB and is loaded only where files are kept in one. */
async function storageOf({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3) return new DiskStorage(join(dataDir, 'files'));
  const { S3Storage } = await import('./storage/s3-storage.ts');
  return new S3Storage(s3);
}
