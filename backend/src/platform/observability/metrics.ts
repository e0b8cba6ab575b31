import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Db } from '../db/db.ts';

/** Numbers for Prometheus: rate, errors and duration per route, and the age of what waits in the outbox. */
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

  constructor(db: Db) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest event that waits for the relay',
      registers: [this.registry],
      async collect() {
        const [result] = await db.system([
          {
            name: 'outbox_age',
            text: `select coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 as age from platform.outbox_event where published_at is null`,
            values: [],
          },
        ]);
        this.set((result!.rows[0] as { age: number }).age);
      },
    });
  }

  /** Notes one answered request. `route` is the template, never the address itself. */
  observe(route: string, method: string, status: number, seconds: number): void {
    this.duration.observe({ route, method, status }, seconds);
  }

  /** Adds a number that is read when somebody asks. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
