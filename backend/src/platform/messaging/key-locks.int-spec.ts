import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { IsString } from 'class-validator';
import { createEffectTable } from '../../../test/support/effects.ts';
import { testRedisUrl } from '../../../test/support/settings.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as } from '../../../test/support/test-database.ts';
import { currentTenantId } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { Metrics } from '../observability/metrics.ts';
import { Consumes, type Consumer } from './consumers.ts';
import { DomainEvent } from './events.ts';
import { Outbox } from './outbox.ts';
import { Queues } from './queues.ts';

@DomainEvent('test.coin-moved.v1', { consumed: false })
class CoinMoved {
  @IsString()
  purse!: string;
  @IsString()
  coin!: string;
}

/** What runs now, in all servers of this process: keys, each with how many jobs; and the most that there were. */
const purses = {
  open: new Map<string, number>(),
  most: new Map<string, number>(),
  begun: [] as string[],
  failed: [] as string[],
  held: new Map<string, () => void>(),
  holds: (_coin: string, _counter: string): boolean => false,
};
const letAllGo = (): void => {
  purses.holds = () => false;
  for (const letGo of purses.held.values()) letGo();
};

abstract class CountsCoins implements Consumer<CoinMoved> {
  abstract readonly counter: string;

  key({ purse }: CoinMoved): string | null {
    return purse === 'nobody’s' ? null : `purse ${purse}`;
  }

  async prepare({ purse, coin }: CoinMoved): Promise<void> {
    const open = (purses.open.get(purse) ?? 0) + 1;
    purses.open.set(purse, open);
    purses.most.set(purse, Math.max(open, purses.most.get(purse) ?? 0));
    purses.begun.push(`${this.counter} ${coin}`);
    try {
      if (purses.holds(coin, this.counter))
        await new Promise<void>((resolve) => purses.held.set(`${this.counter} ${coin}`, resolve));
    } finally {
      purses.open.set(purse, purses.open.get(purse)! - 1);
    }
  }

  async handle({ coin }: CoinMoved, tx: Tx): Promise<void> {
    await tx.$executeRaw`insert into public.effect (consumer, thing, tenant_id)
      values (${this.counter}, ${coin}, ${currentTenantId()}::uuid)`;
    if (coin === 'forged') throw new Error('a forged coin');
  }

  failed({ coin }: CoinMoved, _error: Error, last: boolean): Promise<void> {
    purses.failed.push(`${this.counter} ${coin}${last ? ' for good' : ''}`);
    return Promise.resolve();
  }
}

@Injectable()
@Consumes(CoinMoved, {
  name: 'test.count-coin',
  queue: 'payments',
  retry: { first: 10, longest: 40, during: 1_500 },
})
class CountCoin extends CountsCoins {
  readonly counter = 'count';
}

@Injectable()
@Consumes(CoinMoved, { name: 'test.weigh-coin', queue: 'learning' })
class WeighCoin extends CountsCoins {
  readonly counter = 'weigh';
}

const withCoins = (app: DynamicModule): DynamicModule => {
  class WithCoins {}
  Module({ imports: [app], providers: [CountCoin, WeighCoin] })(WithCoins);
  return { module: WithCoins };
};

const backends = [
  { name: 'PostgreSQL', queue: 'postgres' as const },
  ...(testRedisUrl() ? [{ name: 'Redis', queue: 'redis' as const }] : []),
];
if (!testRedisUrl())
  describe.skip('jobs of one key on Redis', () => {
    it('need a redis-server', () => expect(testRedisUrl()).not.toBeNull());
  });

describe.each(backends)('jobs of one key on $name', ({ queue }) => {
  let app: TestApp;
  let other: TestApp;
  let oak: TestSchool;
  let elm: TestSchool;

  beforeAll(async () => {
    app = await startTestApp({ queue, worker: true, module: withCoins });
    await createEffectTable(app.databaseUrl);
    // A second worker, with a session of its own for its locks.
    const redis = queue === 'redis' && { settings: { REDIS_URL: testRedisUrl()! } };
    other = await startTestApp({ database: app.databaseUrl, worker: true, module: withCoins, ...redis });
    oak = await app.makeSchool('oak');
    elm = await app.makeSchool('elm');
  });
  afterEach(async () => {
    letAllGo();
    for (const name of ['payments', 'learning'] as const)
      await eventually(async () => {
        const counts = await app.nest.get(Queues).queue(name).getJobCounts('active', 'waiting', 'delayed');
        expect(counts).toEqual({ active: 0, waiting: 0, delayed: 0 });
      });
    purses.held.clear();
    purses.most.clear();
    purses.begun.length = purses.failed.length = 0;
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const move = (purse: string, coins: string[], school = oak): Promise<void> =>
    app.within(school, async (tx) => {
      for (const coin of coins) await app.nest.get(Outbox).add(tx, CoinMoved, { purse, coin });
    });
  const rows = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    as(app.databaseUrl, async (client) => (await client.query<Row>(text, values)).rows);
  const effects = async (like: string): Promise<string[]> =>
    (
      await rows<{ effect: string }>(
        `select consumer || ' ' || thing as effect from public.effect where thing like $1 order by 1`,
        [like],
      )
    ).map(({ effect }) => effect);
  const both = (coins: string[]): string[] =>
    coins.flatMap((coin) => [`count ${coin}`, `weigh ${coin}`]).sort();
  const coins = (of: string, count: number): string[] =>
    Array.from({ length: count }, (_, n) => `${of} ${n}`);

  it('run one at a time in two workers and two queues, and each has its effect once', async () => {
    const gold = coins('gold', 20);
    await move('gold', gold);
    await eventually(async () => expect(await effects('gold %')).toEqual(both(gold)));
    expect(purses.most.get('gold')).toBe(1);
    expect(purses.begun.sort()).toEqual(both(gold)); // none was begun twice
  });

  it('run side by side where the key differs, the school does, or there is none', async () => {
    purses.holds = () => true;
    await move('a', ['copper a']);
    await move('b', ['copper b']);
    await move('a', ['copper elm'], elm);
    await move('nobody’s', ['copper c', 'copper d']);
    const all = ['copper a', 'copper b', 'copper c', 'copper d', 'copper elm'];
    const held = () => [...purses.held.keys()].map((one) => one.split(' ').slice(1).join(' '));
    await eventually(() => expect([...new Set(held())].sort()).toEqual(all));
  });

  it('hold up no other key while one runs long, and have no failed attempt', async () => {
    purses.holds = (coin) => coin === 'silver 0';
    await move('silver', ['silver 0']);
    await eventually(() => expect(purses.held.size).toBe(1));
    const more = coins('silver more', 12);
    await move('silver', more);
    await move('tin', ['tin']);
    await eventually(async () => expect(await effects('tin')).toEqual(both(['tin'])));
    expect(await effects('silver more %')).toEqual([]);
    letAllGo();
    await eventually(async () => expect(await effects('silver more %')).toEqual(both(more)));
    expect([purses.most.get('silver'), purses.failed]).toEqual([1, []]);
    const metrics = await Promise.all([app, other].map(({ nest }) => nest.get(Metrics).text()));
    expect(metrics.join('')).toMatch(/job_key_waits_total\{consumer="test.count-coin"\} [1-9]/);
  });

  it('become dead letters at the end of their schedule, though they were put back meanwhile', async () => {
    await move('iron', ['forged', ...coins('iron', 8)]);
    await eventually(() => expect(purses.failed).toContain('count forged for good'));
    await eventually(async () => expect(await effects('iron %')).toEqual(both(coins('iron', 8))));
    expect(await effects('forged')).toEqual([]);
    await rows(`update platform.dead_letter set state = 'discarded', reason = 'test'`);
    // The other consumer would try it for a day.
    await eventually(async () => {
      const [job] = await app.nest.get(Queues).queue('learning').getDelayed();
      expect(job).toBeDefined();
      await job!.remove();
    });
  });

  it('commit nothing after the connection with their lock was lost, and are tried again', async () => {
    // The other consumer gives up after a moment.
    purses.holds = (_coin, counter) => counter === 'weigh' && purses.held.size === 0;
    await move('nickel', ['nickel']);
    await eventually(() => expect(purses.held.size).toBe(1));
    const lost = await rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'bookgrove keys of jobs'`,
    );
    expect(lost.length).toBeGreaterThan(0);
    // The lock is free: the job of the other consumer runs, if it did not run first.
    await eventually(async () => expect(await effects('nickel')).toHaveLength(1));
    letAllGo();
    await eventually(async () => expect(await effects('nickel')).toEqual(both(['nickel'])));
    expect(purses.failed).toHaveLength(1);
  });
});
