import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** An event: something that happened. Its fields are ids and values, validated when written and again when consumed. */
export interface EventClass<E extends object = object> {
  new (): E;
}

/** An event with its metadata, as outbox, queue and consumers pass it on. */
export interface Envelope {
  id: string;
  type: string;
  tenant_id: string;
  correlation_id: string;
  payload: Record<string, unknown>;
}

const types = new Map<string, EventClass>();
const names = new Map<EventClass, string>();
const withoutConsumer = new Set<string>();

/**
 * Registers a class as an event type, e.g. `catalog.book-uploaded.v1`. A breaking change is a new version.
 * `consumed: false` declares that no module of this version consumes it: without it the process refuses to
 * start while a consumer is missing.
 */
export const DomainEvent =
  (type: string, { consumed = true }: { consumed?: boolean } = {}) =>
  (target: EventClass): void => {
    if (types.has(type)) throw new Error(`Event type ${type} is registered twice`);
    types.set(type, target);
    names.set(target, type);
    if (!consumed) withoutConsumer.add(type);
  };

/** Event types that are stored and relayed, and that no module of this version consumes. */
export const typesWithoutConsumer = (): ReadonlySet<string> => withoutConsumer;

/** Every registered event type with its class. */
export const eventTypes = (): ReadonlyMap<string, EventClass> => types;

/** The type string of an event class. */
export function typeOf(event: EventClass): string {
  const type = names.get(event);
  if (!type) throw new Error(`${event.name} lacks @DomainEvent`);
  return type;
}

/** Builds and checks an event from its fields. Stored rows outlive deploys, so consumers check again. */
export function makeEvent<E extends object>(event: EventClass<E>, payload: object): E {
  const instance = plainToInstance(event, payload);
  const problems = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true });
  if (problems.length > 0) throw new Error(`${typeOf(event)} is malformed: ${problems.join('; ')}`);
  return instance;
}
