import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PersonalData } from '../personal-data/personal-data.ts';
import { Consumers } from './consumers.ts';
import { Delivery } from './delivery.ts';
import { Housekeeping } from './housekeeping.ts';
import { Outbox } from './outbox.ts';
import { Queues } from './queues.ts';
import { Relay } from './relay.ts';
import { WorkerRuntime } from './worker.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [Consumers, Delivery, Housekeeping, Outbox, PersonalData, Queues, Relay, WorkerRuntime],
  exports: [Consumers, Delivery, Housekeeping, Outbox, PersonalData, Queues, Relay, WorkerRuntime],
})
export class PlatformMessagingModule {}
