import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { IsString } from 'class-validator';
import { currentTenantId } from '../../src/platform/context.ts';
import { Db, type Tx } from '../../src/platform/db/db.ts';
import { Consumes, type Consumer } from '../../src/platform/messaging/consumers.ts';
import { DomainEvent } from '../../src/platform/messaging/events.ts';

/** An event that only tests use: other tests of the same process start the product without its consumers. */
@DomainEvent('test.thing-happened.v1', { consumed: false })
export class TestEventHappened {
  @IsString()
  thing!: string;
}

const note = (tx: Tx, consumer: string, thing: string) =>
  tx.$executeRaw`insert into public.effect (consumer, thing, tenant_id) values (${consumer}, ${thing}, ${currentTenantId()}::uuid)`;

/**
 * Takes THING_MS milliseconds, so that a kill hits it while it runs. Fails once for a thing called "fails
 * once". A thing called "key <key> <number>" has that key, and the time in which its work runs is stored in `span`.
 */
@Injectable()
@Consumes(TestEventHappened, { name: 'test.first', queue: 'emails' })
export class First implements Consumer<TestEventHappened, void> {
  private readonly failedOnce = new Set<string>();

  constructor(private readonly db: Db) {}

  key({ thing }: TestEventHappened): string | null {
    return /^key (\S+) /.exec(thing)?.[1] ?? null;
  }

  async prepare(event: TestEventHappened): Promise<void> {
    const key = this.key(event);
    const id = randomUUID();
    if (key)
      await this.db.rows({
        name: 'begin_span',
        text: 'insert into public.span (id, key, pid, begun_at) values ($1, $2, $3, clock_timestamp())',
        values: [id, key, process.pid],
      });
    await pause(Number(process.env['THING_MS'] ?? 0));
    if (key)
      await this.db.rows({
        name: 'end_span',
        text: 'update public.span set ended_at = clock_timestamp() where id = $1',
        values: [id],
      });
  }

  async handle({ thing }: TestEventHappened, tx: Tx): Promise<void> {
    await note(tx, 'first', thing);
    if (thing === 'fails once' && !this.failedOnce.has(thing)) {
      this.failedOnce.add(thing);
      throw new Error('fails once');
    }
  }
}

@Injectable()
@Consumes(TestEventHappened, { name: 'test.second', queue: 'ingestion' })
export class Second implements Consumer<TestEventHappened, void> {
  async handle({ thing }: TestEventHappened, tx: Tx): Promise<void> {
    await note(tx, 'second', thing);
  }
}

/** A consumer that only a newer version has: THINGS_VERSION=2. */
@Injectable()
@Consumes(TestEventHappened, { name: 'test.third', queue: 'ingestion' })
export class Third implements Consumer<TestEventHappened, void> {
  async handle({ thing }: TestEventHappened, tx: Tx): Promise<void> {
    await note(tx, 'third', thing);
  }
}

/** The application with two consumers of the test event, or three. */
export const withTestConsumers = (app: DynamicModule): DynamicModule => {
  class WithThings {}
  Module({
    imports: [app],
    providers: [First, Second, ...(process.env['THINGS_VERSION'] === '2' ? [Third] : [])],
  })(WithThings);
  return { module: WithThings };
};
