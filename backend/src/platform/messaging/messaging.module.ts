import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MessageCopies } from '../personal-data/message-copies.ts';
import { ServerProcesses } from '../observability/server-processes.ts';
import { PersonalData } from '../personal-data/personal-data.ts';
import { EraseSchoolData } from '../school-data/erase-school-data.ts';
import { ExportSchoolData } from '../school-data/export-school-data.ts';
import { PlatformSchoolData } from '../school-data/platform-school-data.ts';
import { SchoolData } from '../school-data/school-data.ts';
import { ConsumerRegistry } from './consumer-registry.ts';
import { Consumers } from './consumers.ts';
import { DeadLetters } from './dead-letters.ts';
import { Delivery } from './delivery.ts';
import { KeyLocks } from './key-locks.ts';
import { ScheduledJobRunner } from './scheduled-job-runner.ts';
import { Outbox } from './outbox.ts';
import { QueueInspection } from './queue-inspection.ts';
import { Queues } from './queues.ts';
import { Reconciler } from './reconciler.ts';
import { Relay } from './relay.ts';
import { TenantLoop } from './tenant-loop.ts';
import { TenantShares } from './tenant-shares.ts';
import { WorkerRuntime } from './worker.ts';

const PROVIDERS = [
  ConsumerRegistry,
  Consumers,
  DeadLetters,
  Delivery,
  EraseSchoolData,
  ExportSchoolData,
  KeyLocks,
  MessageCopies,
  Outbox,
  PersonalData,
  PlatformSchoolData,
  QueueInspection,
  Queues,
  Reconciler,
  Relay,
  ScheduledJobRunner,
  SchoolData,
  ServerProcesses,
  TenantLoop,
  TenantShares,
  WorkerRuntime,
];

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class PlatformMessagingModule {}
