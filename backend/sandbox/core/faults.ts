import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider, ProviderDouble } from './types.ts';

/** What goes wrong with the next calls that match. */
export interface Fault {
  provider: Provider;
  /** Part of the path; every path without it. */
  path?: string;
  method?: string;
  times: number;
  /** A status, no answer at all, a closed connection, or an answer that comes late (`delay_ms`). */
  answer: number | 'hang' | 'reset' | 'late';
  /** Whether the work is done and only the answer is lost. */
  done: boolean;
  delay_ms?: number;
}

/** Faults that the control API has ordered. */
export class Faults {
  private faults: Fault[] = [];

  add(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  clear(): void {
    this.faults = [];
  }

  list(): readonly Fault[] {
    return this.faults;
  }

  /** The fault of this call, which is then used up once. */
  take(provider: Provider, method: string, path: string): Fault | null {
    const fault = this.faults.find(
      (one) =>
        one.provider === provider &&
        (!one.method || one.method.toUpperCase() === method) &&
        (!one.path || path.includes(one.path)),
    );
    if (!fault) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.faults = this.faults.filter((one) => one !== fault);
    return fault;
  }
}

/**
 * Lets the ordered faults happen in a scope of routes: before the work, or instead of the answer when the work is done.
 * Must be called before the routes are added.
 */
export function obeyFaults(scope: FastifyInstance, double: ProviderDouble, faults: Faults): void {
  const current = new WeakMap<FastifyRequest, Fault>();
  scope.addHook('preHandler', async (request, reply) => {
    const fault = faults.take(double.name, request.method, request.url);
    if (!fault) return;
    if (fault.done || fault.answer === 'late') {
      current.set(request, fault);
      return;
    }
    if (typeof fault.answer === 'number')
      return reply.status(fault.answer).send(double.errorBody(fault.answer));
    reply.hijack();
    if (fault.answer === 'reset') request.raw.socket.destroy();
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    const fault = current.get(request);
    if (!fault) return payload;
    if (fault.answer === 'late') {
      await new Promise((done) => setTimeout(done, fault.delay_ms ?? 500));
      return payload;
    }
    if (typeof fault.answer === 'number') {
      void reply.status(fault.answer).type('application/json').removeHeader('content-length');
      return JSON.stringify(double.errorBody(fault.answer));
    }
    if (fault.answer === 'reset') request.raw.socket.destroy();
    return new Promise(() => undefined); // no answer
  });
}
