// A worker process for fault tests: that of the product, with the consumers of things.ts. Prints "working"
// when it has started.
import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../src/app.module.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { WorkerRuntime } from '../../src/platform/messaging/worker.ts';
import { withTestConsumers } from './test-events.ts';

const config = loadConfig();
const worker = await NestFactory.createApplicationContext(withTestConsumers(AppModule.with(config)), {
  logger: false,
});
worker.enableShutdownHooks();
await worker.get(WorkerRuntime).start();
// Most of these processes are killed, and Node writes the cache when a process ends by itself.
flushCompileCache();
console.log('working');
