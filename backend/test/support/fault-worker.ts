// A worker process for fault tests: the product's own, with the consumers of things.ts. Says "working" when it works.
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../src/app.module.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { WorkerRuntime } from '../../src/platform/messaging/worker.ts';
import { withThings } from './things.ts';

const config = loadConfig();
const worker = await NestFactory.createApplicationContext(withThings(AppModule.with(config)), {
  logger: false,
});
worker.enableShutdownHooks();
await worker.get(WorkerRuntime).start();
console.log('working');
