import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Tx } from '../db/db.ts';
import { eventTypes, typeOf, typesWithoutConsumer, type EventClass } from './events.ts';
import type { EventQueue } from './queue-names.ts';
import { RETRY, type RetrySchedule } from './retry-schedule.ts';

/**
 * Reacts to an event. `handle` runs in one transaction with the receipt, so a repeated delivery does nothing;
 * the transaction may be run again after a conflict (`Db.transaction`). Slow work and effects outside of the
 * database go into `prepare`, outside the transaction: it may run more than once and must be repeatable. It throws
 * `Postponed` when the work may not be done yet.
 * Jobs with the same `key` in a tenant run one at a time, `prepare` included, whatever their consumer, queue and worker:
 * "payment 0198…" for all work on one payment. Their order is not that of their events, so `prepare` and `handle` read
 * the current state. `key` may read the database, and returns null for no key.
 * `failed` is called after each failed attempt, with `last` when the job becomes a dead letter; it may be
 * called more than once for the last attempt.
 */
export interface Consumer<E extends object, Prepared = void> {
  key?(event: E): string | null | Promise<string | null>;
  prepare?(event: E, meta: { eventId: string }): Promise<Prepared>;
  handle(event: E, tx: Tx, prepared: Prepared, meta: { eventId: string }): Promise<void>;
  failed?(event: E, error: Error, last: boolean): Promise<void>;
}

/** One schedule for all events of a consumer, or one by the event. */
type Retry<E> = RetrySchedule | ((event: E) => RetrySchedule);

interface Consumption {
  event: EventClass;
  name: string;
  queue: EventQueue;
  retry: Retry<never>;
}

const CONSUMES = Symbol('consumes');

/**
 * Declares a provider as consumer of an event. `name` is stable: receipts, job ids and its registration
 * contain it. `retry` sets how long a failing job is tried again: by default `RETRY.weeks` in the queue of payments, and
 * `RETRY.day` elsewhere.
 */
export const Consumes =
  <E extends object>(
    event: EventClass<E>,
    options: { name: string; queue: EventQueue; retry?: Retry<E> },
  ): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(
      CONSUMES,
      {
        event,
        retry: options.queue === 'payments' ? RETRY.weeks : RETRY.day,
        ...options,
      } satisfies Consumption,
      target,
    );

export interface RegisteredConsumer extends Consumption {
  instance: Consumer<object, unknown>;
}

/** Finds all consumers at start and refuses to start when an event or a consumer is not accounted for. */
@Injectable()
export class Consumers implements OnModuleInit {
  private readonly byName = new Map<string, RegisteredConsumer>();
  private readonly byType = new Map<string, RegisteredConsumer[]>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const type of typesWithoutConsumer()) this.byType.set(type, []);
    for (const { instance, metatype } of this.discovery.getProviders() as {
      instance: unknown;
      metatype: object | null;
    }[]) {
      const consumption = metatype && (Reflect.getMetadata(CONSUMES, metatype) as Consumption | undefined);
      if (!consumption) continue;
      const type = typeOf(consumption.event);
      if (this.byName.has(consumption.name)) throw new Error(`Two consumers are called ${consumption.name}`);
      const consumer = { ...consumption, instance: instance as RegisteredConsumer['instance'] };
      this.byName.set(consumption.name, consumer);
      this.byType.set(type, [...(this.byType.get(type) ?? []), consumer]);
    }
    const unconsumed = [...eventTypes().keys()].filter((type) => !this.byType.has(type));
    if (unconsumed.length > 0) throw new Error(`Nothing consumes ${unconsumed.join(', ')}`);
  }

  /** Consumers of an event type, in no particular order. */
  of(type: string): RegisteredConsumer[] {
    const consumers = this.byType.get(type);
    if (!consumers) throw new Error(`Unknown event type ${type}`);
    return consumers;
  }

  /** Every consumer of this version. */
  all(): RegisteredConsumer[] {
    return [...this.byName.values()];
  }

  /** Queues that some consumer of this version uses. */
  queues(): EventQueue[] {
    return [...new Set(this.all().map(({ queue }) => queue))].sort();
  }

  /** How long a failing job of a consumer is tried again; `RETRY.day` for a consumer of another version. */
  retryOf(name: string, payload: object): RetrySchedule {
    const retry = this.byName.get(name)?.retry ?? RETRY.day;
    return typeof retry === 'function' ? retry(payload as never) : retry;
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  named(name: string): RegisteredConsumer {
    const consumer = this.byName.get(name);
    if (!consumer) throw new Error(`Unknown consumer ${name}`);
    return consumer;
  }
}
