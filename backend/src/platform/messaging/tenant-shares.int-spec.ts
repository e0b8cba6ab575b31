import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { IsString } from 'class-validator';
import { testRedisUrl } from '../../../test/support/settings.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { Consumes, type Consumer } from './consumers.ts';
import { DomainEvent } from './events.ts';
import { Outbox } from './outbox.ts';
import { Postponed } from './postponed.ts';
import { QUEUES } from './queue-names.ts';
import { jobIdOf, Queues } from './queues.ts';

@DomainEvent('test.slow-work-ordered.v1', { consumed: false })
class SlowWorkOrdered {
  @IsString()
  work!: string;
}

/** Work that ends when the test lets it. */
@Injectable()
@Consumes(SlowWorkOrdered, { name: 'test.work-slowly', queue: 'ingestion' })
class WorkSlowly implements Consumer<SlowWorkOrdered> {
  readonly begun: string[] = [];
  readonly ended: string[] = [];
  readonly held = new Map<string, () => void>();
  holds = (work: string): boolean => work.startsWith('slow');
  postponed = new Map<string, Date>();

  async prepare({ work }: SlowWorkOrdered): Promise<void> {
    this.begun.push(work);
    const until = this.postponed.get(work);
    if (until) throw new Postponed(until);
    if (this.holds(work)) await new Promise<void>((resolve) => this.held.set(work, resolve));
  }

  handle({ work }: SlowWorkOrdered): Promise<void> {
    this.held.delete(work);
    this.ended.push(work);
    return Promise.resolve();
  }

  /** Lets the work that began first end. */
  letOneEnd(): void {
    const [[work, end] = []] = this.held;
    if (!work) throw new Error('No work is held');
    this.held.delete(work);
    end!();
  }
}

const withSlowWork = (app: DynamicModule): DynamicModule => {
  class WithSlowWork {}
  Module({ imports: [app], providers: [WorkSlowly] })(WithSlowWork);
  return { module: WithSlowWork };
};

const backends = [
  { name: 'PostgreSQL', queue: 'postgres' as const },
  ...(testRedisUrl() ? [{ name: 'Redis', queue: 'redis' as const }] : []),
];
if (!testRedisUrl())
  describe.skip('schools that share a queue on Redis', () => {
    it('need a redis-server', () => expect(testRedisUrl()).not.toBeNull());
  });

describe.each(backends)('schools that share a queue on $name', ({ queue }) => {
  let app: TestApp;
  let work: WorkSlowly;
  let oak: TestSchool;
  let elm: TestSchool;
  let ash: TestSchool;
  const { perTenant, concurrency } = QUEUES.ingestion;

  beforeAll(async () => {
    app = await startTestApp({ queue, worker: true, module: withSlowWork });
    work = app.nest.get(WorkSlowly);
    oak = await app.makeSchool('oak');
    elm = await app.makeSchool('elm');
    ash = await app.makeSchool('ash');
  });
  afterEach(async () => {
    work.holds = () => false;
    for (const end of work.held.values()) end();
    await eventually(async () => {
      const counts = await app.nest
        .get(Queues)
        .queue('ingestion')
        .getJobCounts('active', 'waiting', 'delayed');
      expect(counts).toEqual({ active: 0, waiting: 0, delayed: 0 });
    });
    work.begun.length = work.ended.length = 0;
    work.holds = (name) => name.startsWith('slow');
  });
  afterAll(() => app.close());

  const order = (school: TestSchool, ...names: string[]): Promise<void> =>
    app.within(school, async (tx) => {
      for (const name of names) await app.nest.get(Outbox).add(tx, SlowWorkOrdered, { work: name });
    });
  const many = (name: string) => Array.from({ length: 6 }, (_, n) => `slow ${name} ${n + 1}`);

  it('do not wait for each other: one job is done while many of another school are held', async () => {
    await order(oak, ...many('oak'));
    await eventually(() => expect(work.held.size).toBe(perTenant));
    await order(elm, 'quick elm');
    await eventually(() => expect(work.ended).toEqual(['quick elm']));
    expect(work.held.size).toBe(perTenant);
    expect(perTenant).toBeLessThan(concurrency);
  });

  it('take turns when several have many: the third is served before they get their share again', async () => {
    await order(oak, ...many('oak'));
    await eventually(() => expect(work.held.size).toBe(perTenant));
    await order(elm, ...many('elm'));
    await eventually(() => expect(work.held.size).toBe(concurrency));
    await order(ash, 'quick ash');
    // The relay may not have added it yet, and it cannot be served before.
    await eventually(async () => {
      const counts = await app.nest
        .get(Queues)
        .queue('ingestion')
        .getJobCounts('active', 'waiting', 'delayed');
      expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(2 * 6 + 1);
    });
    const isServed = () => work.ended.includes('quick ash');
    while (!isServed()) {
      work.letOneEnd();
      await eventually(() => expect(isServed() || work.held.size === concurrency).toBe(true));
    }
    expect(work.ended.filter((name) => name.startsWith('slow')).length).toBeLessThanOrEqual(2 * perTenant);
  });

  it('complete all their work, and never run more than their share at once', async () => {
    await order(oak, ...many('oak'));
    for (let done = 1; done <= 6; done += 1) {
      await eventually(() => expect(work.held.size).toBe(Math.min(perTenant, 7 - done)));
      work.letOneEnd();
      await eventually(() => expect(work.ended).toHaveLength(done));
    }
    expect(work.begun.sort()).toEqual(many('oak'));
  });

  it('have postponed work done at its time, not before, and without a failed attempt', async () => {
    work.postponed.set('later', new Date(Date.now() + 3_600_000));
    await order(oak, 'later');
    const jobs = app.nest.get(Queues).queue('ingestion');
    const job = await eventually(async () => {
      const [delayed] = await jobs.getDelayed();
      expect(delayed?.data).toMatchObject({ payload: { work: 'later' } });
      return delayed!;
    });
    expect(job.id).toBe(jobIdOf((job.data as { id: string }).id, 'test.work-slowly'));
    expect(job.attemptsMade).toBe(0);
    expect(work.ended).toEqual([]);
    work.postponed.clear();
    await job.promote();
    await eventually(() => expect(work.ended).toEqual(['later']));
  });
});
