import { afterAll, describe, expect, it } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { IsString } from 'class-validator';
import { Consumers, Consumes } from './consumers.ts';
import { DomainEvent, eventTypes, typeOf } from './events.ts';
import { RETRY } from './retry-schedule.ts';

@DomainEvent('test.bell-rung.v1')
class BellRung {
  @IsString()
  bell!: string;
}

// Other files of this process start the whole product, which must have a consumer of every event.
afterAll(() => void (eventTypes() as Map<string, unknown>).delete('test.bell-rung.v1'));

const consumer = (name: string, event: new () => object = BellRung) => {
  class Listener {
    async handle(): Promise<void> {}
  }
  Consumes(event, { name, queue: 'emails' })(Listener);
  return Listener;
};

/**
 * Starts with these providers, as Nest's discovery would show them. Events of the product, which other specs
 * of this process may have loaded, have a consumer each.
 */
function start(...classes: (new () => object)[]): Consumers {
  const others = [...eventTypes()]
    .filter(([type]) => !type.startsWith('test.'))
    .map(([type, event]) => consumer(`consumes ${type}`, event));
  const wrappers = [...classes, ...others].map((metatype) => ({ metatype, instance: new metatype() }));
  const consumers = new Consumers({ getProviders: () => wrappers } as unknown as DiscoveryService);
  consumers.onModuleInit();
  return consumers;
}

describe('the start of the consumers', () => {
  it('finds every consumer of an event', () => {
    const consumers = start(consumer('a.listens'), consumer('b.listens'));
    expect(consumers.of('test.bell-rung.v1').map(({ name }) => name)).toEqual(['a.listens', 'b.listens']);
    expect(consumers.named('b.listens').queue).toBe('emails');
  });

  it('refuses two consumers of one name: receipts would confuse them', () => {
    expect(() => start(consumer('a.listens'), consumer('a.listens'))).toThrow(
      'Two consumers are called a.listens',
    );
  });

  it('refuses an event that nothing consumes', () => {
    expect(() => start()).toThrow('Nothing consumes test.bell-rung.v1');
  });

  it('accepts an event without a consumer where its declaration says so, and delivers it to nobody', () => {
    @DomainEvent('test.bell-cast.v1', { consumed: false })
    class BellCast {}
    expect(start(consumer('a.listens')).of('test.bell-cast.v1')).toEqual([]);
    const later = start(consumer('a.listens'), consumer('b.listens', BellCast));
    expect(later.of('test.bell-cast.v1').map(({ name }) => name)).toEqual(['b.listens']);
  });

  it('refuses a consumer of a class that is no event', () => {
    class NoEvent {}
    expect(() => start(consumer('a.listens', NoEvent))).toThrow('NoEvent lacks @DomainEvent');
    expect(() => typeOf(NoEvent)).toThrow('NoEvent lacks @DomainEvent');
  });

  it('refuses two events of one type', () => {
    expect(() => DomainEvent('test.bell-rung.v1')(class Other {})).toThrow('registered twice');
  });

  it('names an unknown type or consumer instead of dropping it', () => {
    const consumers = start(consumer('a.listens'));
    expect(() => consumers.of('test.unknown.v1')).toThrow('Unknown event type test.unknown.v1');
    expect(() => consumers.named('c.listens')).toThrow('Unknown consumer c.listens');
  });

  it('has jobs of payments tried for two weeks, and others for a day, unless their consumer says otherwise', () => {
    class Pays {
      async handle(): Promise<void> {}
    }
    Consumes(BellRung, { name: 'c.pays', queue: 'payments' })(Pays);
    const consumers = start(consumer('a.listens'), Pays);
    expect(consumers.retryOf('c.pays', {})).toEqual(RETRY.weeks);
    expect(consumers.retryOf('a.listens', {})).toEqual(RETRY.day);
    expect(consumers.queues()).toEqual(['emails', 'payments']);
  });
});
