import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Db } from '../db/db.ts';

/** Metrics for Prometheus: rate, errors and duration per route, the size of the outbox, and failures. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of requests by route template, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'book_refusals_total',
    help: 'Uploaded files refused, by code',
    labelNames: ['code'],
    registers: [this.registry],
  });

  readonly redelivered = new Counter({
    name: 'events_redelivered_total',
    help: 'Events that the reconciler delivered again because they had neither receipt nor job, by consumer',
    labelNames: ['consumer'],
    registers: [this.registry],
  });
  readonly keyWaits = new Counter({
    name: 'job_key_waits_total',
    help: 'How often jobs were put back because another job of their key ran, by consumer',
    labelNames: ['consumer'],
    registers: [this.registry],
  });
  readonly scheduledJobFailures = new Counter({
    name: 'scheduled_job_failures_total',
    help: 'Failed runs of scheduled jobs, and failures for single tenants within a run, by job',
    labelNames: ['job'],
    registers: [this.registry],
  });

  constructor(db: Db) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'How long the oldest event that could be relayed has waited for it',
      registers: [this.registry],
      async collect() {
        const [result] = await db.system([
          {
            name: 'outbox_age',
            text: `select coalesce(extract(epoch from now() - least(
                     (select min(occurred_at) from platform.outbox_event where published_at is null),
                     (select min(due_at) from platform.due_event where due_at <= now()))), 0)::float8 as age`,
            values: [],
          },
        ]);
        this.set((result!.rows[0] as { age: number }).age);
      },
    });
    new Gauge({
      name: 'dead_letters_waiting',
      help: 'Jobs that failed for good and wait for a decision, by consumer',
      labelNames: ['consumer'],
      registers: [this.registry],
      async collect() {
        const [result] = await db.system([
          {
            name: 'dead_letters_waiting',
            text: `select consumer, count(*)::int as count from platform.dead_letter where state = 'waiting' group by consumer`,
            values: [],
          },
        ]);
        this.reset();
        for (const { consumer, count } of result!.rows as { consumer: string; count: number }[])
          this.set({ consumer }, count);
      },
    });
    new Gauge({
      name: 'events_unsettled_seconds',
      help: 'Age of the oldest event that has neither receipt nor dead letter, by consumer',
      labelNames: ['consumer'],
      registers: [this.registry],
      async collect() {
        const [result] = await db.system([
          {
            name: 'events_unsettled',
            text: `select name, extract(epoch from now() - settled_at)::float8 as age from platform.event_consumer
                   where seen_at > now() - interval '7 days'`,
            values: [],
          },
        ]);
        this.reset();
        for (const { name, age } of result!.rows as { name: string; age: number }[])
          this.set({ consumer: name }, age);
      },
    });
    new Gauge({
      name: 'database_retries',
      help: 'Transactions that were run again after a conflict since the process started, by SQLSTATE',
      labelNames: ['sqlstate'],
      registers: [this.registry],
      collect() {
        for (const [sqlstate, count] of db.retries) this.set({ sqlstate }, count);
      },
    });
  }

  /** Counts one answered request. `route` is the template, never the address itself. */
  observe(route: string, method: string, status: number, seconds: number): void {
    this.duration.observe({ route, method, status }, seconds);
  }

  /** Adds a gauge that is read when Prometheus asks. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** Adds a gauge with one label that is read when Prometheus asks: a value for each value of the label. */
  watchBy(name: string, help: string, label: string, read: () => Promise<ReadonlyMap<string, number>>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        const values = await read();
        this.reset();
        for (const [value, count] of values) this.set({ [label]: value }, count);
      },
    });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
