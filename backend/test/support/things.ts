import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { IsString } from 'class-validator';
import { currentTenantId } from '../../src/platform/context.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { Consumes, type Consumer } from '../../src/platform/messaging/consumers.ts';
import { DomainEvent } from '../../src/platform/messaging/events.ts';
import { as } from './test-database.ts';

/** An event that only tests know. */
@DomainEvent('test.thing-happened.v1')
export class ThingHappened {
  @IsString()
  thing!: string;
}

/** Where effects are counted: a row for each time that a consumer's work was committed. */
export const makeEffectTable = (databaseUrl: string): Promise<void> =>
  as(databaseUrl, async (client) => {
    await client.query(
      `create table public.effect (consumer text not null, thing text not null, tenant_id uuid not null)`,
    );
    await client.query(
      'grant usage on schema public to bookgrove_app; grant select, insert on public.effect to bookgrove_app',
    );
  });

const note = (tx: Tx, consumer: string, thing: string) =>
  tx.$executeRaw`insert into public.effect (consumer, thing, tenant_id) values (${consumer}, ${thing}, ${currentTenantId()}::uuid)`;

/** Takes as long as THING_MS says, so that a kill finds it at work. Fails once for a thing called "fails once". */
@Injectable()
@Consumes(ThingHappened, { name: 'test.first', queue: 'emails' })
export class First implements Consumer<ThingHappened, void> {
  private readonly failedOnce = new Set<string>();

  async prepare(): Promise<void> {
    await pause(Number(process.env['THING_MS'] ?? 0));
  }

  async handle({ thing }: ThingHappened, tx: Tx): Promise<void> {
    await note(tx, 'first', thing);
    if (thing === 'fails once' && !this.failedOnce.has(thing)) {
      this.failedOnce.add(thing);
      throw new Error('fails once');
    }
  }
}

@Injectable()
@Consumes(ThingHappened, { name: 'test.second', queue: 'ingestion' })
export class Second implements Consumer<ThingHappened, void> {
  async handle({ thing }: ThingHappened, tx: Tx): Promise<void> {
    await note(tx, 'second', thing);
  }
}

/** The application with two consumers of the test event. */
export const withThings = (app: DynamicModule): DynamicModule => {
  class WithThings {}
  Module({ imports: [app], providers: [First, Second] })(WithThings);
  return { module: WithThings };
};
