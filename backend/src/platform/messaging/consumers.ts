import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Tx } from '../db/db.ts';
import { eventTypes, typeOf, type EventClass } from './events.ts';
import type { QueueName } from './queues.ts';

/**
 * Reacts to an event. `handle` runs in one transaction with the receipt, so a redelivery does nothing. Slow work and
 * effects that leave the database go into `prepare`, outside the transaction: it may run more than once and must be
 * repeatable. `failed` is told of each failed attempt.
 */
export interface Consumer<E extends object, Prepared = void> {
  prepare?(event: E, meta: { eventId: string }): Promise<Prepared>;
  handle(event: E, tx: Tx, prepared: Prepared): Promise<void>;
  failed?(event: E, error: Error, last: boolean): Promise<void>;
}

/** Queues that carry events; the one for maintenance runs chores and nothing else. */
type EventQueue = Exclude<QueueName, 'maintenance'>;

interface Consumption {
  event: EventClass;
  name: string;
  queue: EventQueue;
}

const CONSUMES = Symbol('consumes');

/** Declares a provider as consumer of an event. `name` is stable: receipts and job ids carry it. */
export const Consumes =
  (event: EventClass, options: { name: string; queue: EventQueue }): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(CONSUMES, { event, ...options } satisfies Consumption, target);

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
    const unheard = [...eventTypes().keys()].filter((type) => !this.byType.has(type));
    if (unheard.length > 0) throw new Error(`Nothing consumes ${unheard.join(', ')}`);
  }

  /** Consumers of an event type, in no particular order. */
  of(type: string): RegisteredConsumer[] {
    const consumers = this.byType.get(type);
    if (!consumers) throw new Error(`Unknown event type ${type}`);
    return consumers;
  }

  /** Every event type that this copy knows. */
  types(): string[] {
    return [...this.byType.keys()];
  }

  named(name: string): RegisteredConsumer {
    const consumer = this.byName.get(name);
    if (!consumer) throw new Error(`Unknown consumer ${name}`);
    return consumer;
  }
}
