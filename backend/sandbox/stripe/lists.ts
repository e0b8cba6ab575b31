import type { FormValue, FormValues } from '../core/form.ts';
import { invalid } from './errors.ts';
import { integer } from './session-body.ts';

/** Parameters of a list that select by equal members. */
const FILTERS = ['charge', 'currency', 'payment_intent', 'source', 'type', 'status', 'customer'];

/**
 * One page of a list, newest first, as Stripe pages: `limit` (1 to 100, 10 without it), `starting_after`,
 * `ending_before`, `created[gte]` and the like.
 * @param objects newest first
 */
export function listOf(objects: readonly { id: string }[], url: string, query: FormValues): object {
  const limit = query['limit'] === undefined ? 10 : integer(query['limit'], 'limit');
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit');
  const types = Array.isArray(query['types']) ? query['types'] : null;
  let found = (objects as { id: string; created: number; type?: string }[]).filter(
    (object) =>
      FILTERS.every((name) => query[name] === undefined || (object as never)[name] === query[name]) &&
      (!types || types.includes(object.type!)) &&
      (query['subscription'] === undefined || subscriptionOf(object) === query['subscription']) &&
      inRange(object.created, query['created']),
  );
  const after = query['starting_after'];
  const before = query['ending_before'];
  if (typeof after === 'string') found = found.slice(placeOf(found, after, 'starting_after') + 1);
  if (typeof before === 'string') {
    const newer = found.slice(0, placeOf(found, before, 'ending_before'));
    return { object: 'list', data: newer.slice(-limit), has_more: newer.length > limit, url };
  }
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url };
}

/** The subscription of an invoice. */
const subscriptionOf = (object: object): unknown =>
  (object as { parent?: { subscription_details?: { subscription?: unknown } } }).parent?.subscription_details
    ?.subscription;

function placeOf(objects: readonly { id: string }[], id: string, param: string): number {
  const place = objects.findIndex((object) => object.id === id);
  if (place < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
  return place;
}

function inRange(created: number, range: FormValue | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'string') return created === integer(range, 'created');
  return Object.entries(range).every(([name, value]) => {
    const limit = integer(value, `created[${name}]`);
    if (name === 'gte') return created >= limit;
    if (name === 'gt') return created > limit;
    if (name === 'lte') return created <= limit;
    if (name === 'lt') return created < limit;
    throw invalid(`Received unknown parameter: created[${name}]`, `created[${name}]`, 'parameter_unknown');
  });
}

/** Replaces ids by their objects along the paths of `expand`, such as `latest_charge.balance_transaction`. */
export function expand(
  object: object,
  paths: FormValue | undefined,
  byId: (id: string) => object | undefined,
): object {
  const copy = structuredClone(object);
  for (const path of Array.isArray(paths) ? paths : []) follow(copy, (path as string).split('.'), byId);
  return copy;
}

function follow(object: object, path: string[], byId: (id: string) => object | undefined): void {
  const [name, ...rest] = path as [string, ...string[]];
  const members = object as Record<string, unknown>;
  if (!(name in members)) throw invalid(`This property cannot be expanded (${name}).`, 'expand');
  if (typeof members[name] === 'string')
    members[name] = structuredClone(byId(members[name]) ?? members[name]);
  const inner = members[name];
  if (rest.length === 0 || !inner || typeof inner !== 'object') return;
  for (const one of Array.isArray(inner) ? inner : [inner]) follow(one as object, rest, byId);
}
