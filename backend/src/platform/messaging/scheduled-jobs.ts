/** Work of a module that is run at a fixed interval. It must be idempotent: two copies may run it at the same time. */
export interface ScheduledJob {
  /** Runs without a tenant context; enter one with `inContext`, or use `TenantLoop.forEachTenant`. */
  run(): Promise<void>;
}

interface Schedule {
  /** Stable: BullMQ stores the schedule under this name. */
  name: string;
  /** Milliseconds between two runs. */
  every: number;
}

const SCHEDULE = Symbol('schedule');

/** Declares a provider as a scheduled job of the maintenance queue. */
export const Scheduled =
  (schedule: Schedule): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(SCHEDULE, schedule, target);

/** The schedule that a class was declared with; undefined when it is not a scheduled job. */
export const scheduleOf = (target: object | null): Schedule | undefined =>
  target ? (Reflect.getMetadata(SCHEDULE, target) as Schedule | undefined) : undefined;
