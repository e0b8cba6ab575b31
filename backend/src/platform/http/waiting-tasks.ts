import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Principal } from '../context.ts';
import { markedProviders } from '../discovery.ts';

/** Tasks of one kind that wait for a person. */
interface WaitingTask {
  kind: string;
  count: number;
}

/** On whose dashboard the tasks are shown: the person's own, or that of the school for its administrators. */
export type TaskBoard = 'person' | 'school';

/** Counts what one area has waiting. */
export interface TaskSource {
  /** Counts by kind; one of zero is not shown. The class declares each of its kinds by `@CountsTasks`. */
  count(who: Principal, board: TaskBoard): Promise<Record<string, number>>;
}

const TASKS = Symbol('waiting-tasks');

/** Declares the kinds of tasks that a provider counts. A kind has one provider. */
export const CountsTasks =
  (...kinds: [string, ...string[]]): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(TASKS, kinds, target);

/** The tasks of every area for the dashboards. The server does not start when two providers declare the same kind. */
@Injectable()
export class WaitingTasks implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const kinds = this.sources().flatMap(({ mark }) => mark);
    const twice = kinds.filter((kind, index) => kinds.indexOf(kind) !== index);
    if (twice.length > 0) throw new Error(`Two providers declare the task ${twice.join(', ')}`);
    for (const { name, instance } of this.sources())
      if (typeof instance?.count !== 'function')
        throw new Error(`${name} declares tasks and has no method count`);
  }

  /** What waits for the person, by the order of the kinds that each area declares. */
  async of(who: Principal, board: TaskBoard): Promise<WaitingTask[]> {
    const found = await Promise.all(
      this.sources().map(async ({ mark, instance }) => {
        const counts = await instance.count(who, board);
        return mark.map((kind) => ({ kind, count: counts[kind] ?? 0 }));
      }),
    );
    return found.flat().filter(({ count }) => count > 0);
  }

  private sources() {
    return markedProviders<string[], TaskSource>(this.discovery, TASKS);
  }
}
