// An API process for fault tests: that of the product, with the routes of orders.ts. Prints its port when it
// listens.
import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { AppModule } from '../../src/app.module.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { createApp } from '../../src/platform/http/create-app.ts';
import { withOrders } from './orders.ts';

const config = loadConfig();
const api = await createApp(withOrders(AppModule.with(config)), config);
await api.listen(0, '127.0.0.1');
flushCompileCache(); // as in fault-worker.ts
console.log((api.getHttpServer().address() as AddressInfo).port);
