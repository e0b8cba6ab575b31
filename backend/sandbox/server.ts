import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { Calls } from './core/calls.ts';
import { Clock } from './core/clock.ts';
import { SandboxControl } from './core/control-client.ts';
import { serveControl } from './core/control.ts';
import { Faults, obeyFaults } from './core/faults.ts';
import { loadKeys, settingsFor } from './core/keys.ts';
import { Lies } from './core/lies.ts';
import { overviewPage, PAGE_HEADERS } from './core/pages.ts';
import { Store } from './core/store.ts';
import type { Tools } from './core/tools.ts';
import { Refusal, type Provider, type ProviderDouble } from './core/types.ts';
import { Webhooks } from './core/webhooks.ts';
import { PayPalDouble } from './paypal/paypal-double.ts';
import { PhonePeDouble } from './phonepe/phonepe-double.ts';
import { StripeDouble } from './stripe/stripe-double.ts';

interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where the state is kept; null keeps it in memory. */
  folder: string | null;
  /** Address that webhooks are sent to, without `/{provider}`; null keeps them until `deliverTo`. */
  webhooks: string | null;
}

/** A running sandbox. */
export interface Sandbox {
  url: string;
  /** Settings of a server that pays through this sandbox, as environment variables. */
  settings: Record<string, string>;
  control: SandboxControl;
  deliverTo(webhooks: string | null): void;
  stop(): Promise<void>;
}

const TICK_MS = 1000;

/**
 * Starts the sandbox of the payment providers. It listens on this machine only: its control API is open.
 * @throws Error when the port is taken
 */
export async function startSandbox({ port, folder, webhooks: target }: SandboxOptions): Promise<Sandbox> {
  const store = new Store(folder);
  const clock = new Clock(store);
  const keys = loadKeys(store);
  const webhooks = new Webhooks(store, clock, target);
  let url = '';
  const tools: Tools = { store, clock, keys, lies: new Lies(), webhooks, url: () => url };
  const doubles = new Map<Provider, ProviderDouble>();
  for (const double of [
    new StripeDouble(tools),
    new PayPalDouble(tools),
    new PhonePeDouble(tools),
  ] as ProviderDouble[]) {
    doubles.set(double.name, double);
    webhooks.use(double);
  }
  const faults = new Faults();
  const calls = new Calls();

  const app = fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  readBodies(app);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.status(error.status).send(error.body);
    const { statusCode, message } = error as { statusCode?: number; message: string };
    return reply.status(statusCode ?? 500).send({ message });
  });
  for (const double of doubles.values())
    await app.register((scope, _options, done) => {
      obeyFaults(scope, double, faults);
      scope.addHook('onResponse', async (request, reply) => {
        calls.add({
          at: clock.stamp(),
          provider: double.name,
          method: request.method,
          path: request.url,
          headers: request.headers,
          body: request.body ?? null,
          status: reply.statusCode,
        });
      });
      double.register(scope);
      done();
    });
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser(['application/json']);
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body === '' ? null : JSON.parse(String(body))),
    );
    serveControl(scope, { ...tools, doubles, faults, calls });
    done();
  });
  app.get('/', (_request, reply) => {
    const payments = [...doubles.values()].flatMap((double) => double.payments().slice(-20).reverse());
    return reply.headers(PAGE_HEADERS).send(overviewPage(payments));
  });
  app.get('/health', () => ({ ok: true }));

  await app.listen({ port, host: 'localhost' });
  url = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const ticking = setInterval(() => {
    for (const double of doubles.values()) double.tick();
  }, TICK_MS).unref();
  webhooks.wake(); // what an earlier run has not sent
  return {
    url,
    settings: settingsFor(keys, url),
    control: new SandboxControl(url),
    deliverTo: (to) => webhooks.deliverTo(to),
    stop: async () => {
      clearInterval(ticking);
      await app.close();
      await webhooks.stop();
      store.close();
    },
  };
}

/** Bodies reach the providers as text: signatures and idempotency keys are about their bytes. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', 'application/x-www-form-urlencoded'])
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
}
