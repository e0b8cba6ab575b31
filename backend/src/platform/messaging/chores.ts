/** Work of a module that comes round by itself. Doing it again must change nothing. */
export interface Chore {
  /** Runs outside of any school. */
  run(): Promise<void>;
}

interface Timing {
  /** Stable: the schedule is kept under it. */
  name: string;
  /** Milliseconds between two runs. */
  every: number;
}

const CHORE = Symbol('chore');

/** Declares a provider as a chore of the maintenance queue. */
export const DoneRegularly =
  (timing: Timing): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(CHORE, timing, target);

/** When a class is a chore, and how often; undefined for all others. */
export const timingOf = (target: object | null): Timing | undefined =>
  target ? (Reflect.getMetadata(CHORE, target) as Timing | undefined) : undefined;
