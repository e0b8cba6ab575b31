import type { FastifyInstance } from 'fastify';
import type { Calls } from './calls.ts';
import type { Faults } from './faults.ts';
import { BANK_PAYOUT, type BankPayout } from './bank-payouts.ts';
import { clearListEdits, editList, type ListEdit } from './list-edits.ts';
import type { Tools } from './tools.ts';
import {
  ACTIONS,
  PROVIDERS,
  Refusal,
  SUBSCRIPTION_CHANGES,
  type Action,
  type Provider,
  type ProviderDouble,
  type RefundOutcome,
} from './types.ts';

interface Parts extends Tools {
  doubles: ReadonlyMap<Provider, ProviderDouble>;
  faults: Faults;
  calls: Calls;
}

/**
 * The control API: what tests order from the sandbox. JSON in and out, at `/control/…`. Pages of other origins cannot call
 * it: calls with a header `Origin` are refused.
 */
export function serveControl(app: FastifyInstance, parts: Parts): void {
  const { doubles, faults, calls, webhooks, lies, clock, store } = parts;
  const double = (name: unknown): ProviderDouble => {
    const found = doubles.get(name as Provider);
    if (!found) throw new Refusal(404, { message: `No such provider: ${String(name)}` });
    return found;
  };
  /** The id of a payment, by its own id or the merchant's reference (the newest). */
  const idOf = (provider: ProviderDouble, name: string): string => {
    const found = provider.payments().findLast(({ id, reference }) => id === name || reference === name);
    if (!found) throw new Refusal(404, { message: `No such payment: ${name}` });
    return found.id;
  };
  const tick = () => {
    for (const one of doubles.values()) one.tick();
    webhooks.wake();
  };

  app.addHook('onRequest', async ({ headers }) => {
    if (headers.origin) throw new Refusal(403, { message: 'Not for pages.' });
  });

  app.get('/control/payments', () => {
    tick();
    return [...doubles.values()].flatMap((one) => one.payments());
  });
  app.post<{ Params: { provider: string; id: string; what: string }; Body: Record<string, unknown> | null }>(
    '/control/payments/:provider/:id/:what',
    ({ params, body }) => {
      const provider = double(params.provider);
      const id = idOf(provider, params.id);
      const given = body ?? {};
      if (ACTIONS.includes(params.what as Action)) {
        const pause = given['settle_after_seconds'];
        return {
          redirect_url: provider.act(id, params.what as Action, typeof pause === 'number' ? pause : null),
        };
      }
      if (params.what === 'settle') provider.settle(id, given['succeed'] !== false);
      else if (params.what === 'expire') provider.expire(id);
      else if (params.what === 'dispute') provider.dispute(id, given['status'] as 'open' | 'won' | 'lost');
      else throw new Refusal(404, { message: `Not possible: ${params.what}` });
      return { done: true };
    },
  );

  app.get('/control/subscriptions', () => {
    tick();
    return [...doubles.values()].flatMap((one) => one.subscriptionList?.() ?? []);
  });
  app.post<{ Params: { provider: string; id: string; what: string }; Body: { times?: number } | null }>(
    '/control/subscriptions/:provider/:id/:what',
    ({ params, body }) => {
      const provider = double(params.provider);
      const change = SUBSCRIPTION_CHANGES.find((one) => one === params.what);
      if (!change || !provider.subscription)
        throw new Refusal(404, { message: `Not possible: ${params.what}` });
      provider.subscription(params.id, change, body?.times ?? 1);
      webhooks.wake();
      return { done: true };
    },
  );

  app.post<{ Body: { provider: Provider; status: RefundOutcome; times?: number } }>(
    '/control/refunds/next',
    ({ body }) => {
      lies.refundsEnd(double(body.provider).name, body.status, body.times ?? 1);
      return { done: true };
    },
  );
  app.post<{ Params: { provider: string; id: string }; Body: { status: 'succeeded' | 'failed' } }>(
    '/control/refunds/:provider/:id/settle',
    ({ params, body }) => {
      double(params.provider).settleRefund(params.id, body.status);
      return { done: true };
    },
  );

  app.get('/control/faults', () => faults.list());
  app.post<{ Body: Parameters<Faults['add']>[0] }>('/control/faults', ({ body }) => {
    faults.add({
      ...body,
      provider: double(body.provider).name,
      times: body.times ?? 1,
      done: body.done ?? false,
    });
    return { done: true };
  });
  app.delete('/control/faults', () => {
    faults.clear();
    return { done: true };
  });
  app.post<{
    Body: { provider: Provider; times?: number; amount?: number; currency?: string; merchant?: string };
  }>('/control/lies', ({ body: { provider, times, ...lie } }) => {
    lies.tell(double(provider).name, lie, times ?? 1);
    return { done: true };
  });
  app.post<{ Body: { provider: Provider } }>('/control/tokens/expire', ({ body }) => {
    double(body.provider).forgetTokens();
    return { done: true };
  });

  app.post<{ Body: ListEdit }>('/control/lists', ({ body }) => {
    editList(store, { ...body, provider: double(body.provider).name });
    return { done: true };
  });
  app.delete('/control/lists', () => {
    clearListEdits(store);
    return { done: true };
  });

  app.post<{ Body: BankPayout }>('/control/payouts', ({ body }) => {
    store.put(BANK_PAYOUT, body.id, {
      at: Math.floor(clock.now() / 1_000),
      status: 'paid',
      ...body,
      provider: double(body.provider).name,
    });
    return { done: true };
  });

  app.get('/control/webhooks', () =>
    webhooks.list().map(({ body, ...event }) => ({ ...event, body: JSON.parse(body) as object })),
  );
  app.post<{ Body: Record<string, unknown> }>(
    '/control/webhooks',
    ({ body: { provider, duplicate, ...mode } }) => {
      const names = provider ? [double(provider).name] : PROVIDERS;
      const copies = duplicate === undefined ? {} : { copies: Number(duplicate) };
      for (const name of names) webhooks.setMode(name, { ...mode, ...copies });
      return { done: true };
    },
  );
  app.post<{ Body: { provider?: Provider; order?: 'asc' | 'desc' | 'shuffled' } | null }>(
    '/control/webhooks/release',
    ({ body }) => ({
      released: webhooks.release(body?.provider ? double(body.provider).name : null, body?.order ?? 'asc'),
    }),
  );
  app.post('/control/webhooks/idle', async () => {
    await webhooks.idle();
    return { done: true };
  });
  app.post<{ Params: { id: string }; Body: { times?: number } | null }>(
    '/control/webhooks/:id/resend',
    async ({ params, body }) => ({ statuses: await webhooks.resend(params.id, body?.times ?? 1) }),
  );
  app.post<{ Body: { url: string | null } }>('/control/webhooks/target', ({ body }) => {
    webhooks.deliverTo(body.url);
    return { done: true };
  });

  app.get('/control/clock', () => ({ now: clock.now(), offset_seconds: clock.offset / 1000 }));
  app.post<{ Body: { advance_seconds: number } }>('/control/clock', ({ body }) => {
    clock.advance(body.advance_seconds);
    tick();
    return { now: clock.now(), offset_seconds: clock.offset / 1000 };
  });

  app.get<{ Querystring: { provider?: string } }>('/control/calls', ({ query }) =>
    calls.list(query.provider),
  );
  app.delete('/control/calls', () => {
    calls.clear();
    return { done: true };
  });
  app.post('/control/reset', () => {
    store.clear();
    faults.clear();
    lies.clear();
    calls.clear();
    clock.reset();
    for (const name of PROVIDERS)
      webhooks.setMode(name, { hold: false, copies: 1, corrupt: null, delay_ms: 0, shuffle: false });
    return { done: true };
  });
}
