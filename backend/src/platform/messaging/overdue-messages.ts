/*
 * SQL that finds messages whose effect is overdue, for the checks of a module. All but `answersOf` read system tables, and
 * run where those can be read. Arguments are constants of the code, never what a person typed.
 */

/** Calls of providers that were stored before `before` (an SQL expression) and are not processed. */
export const unreadWebhooks = (before: string): string =>
  `select x.source, x.external_id, x.received_at from platform.webhook_event x
   where x.processed_at is null and x.received_at < ${before}`;

/** Events of a module that occurred before `before` and have no jobs yet. */
export const unsentEvents = (module: string, before: string): string =>
  `select x.type, x.id as event_id, x.tenant_id as school_id, x.occurred_at from platform.outbox_event x
   where x.published_at is null and x.occurred_at < ${before} and x.type like '${module}.%'`;

/** Consumers of a module's events with an event from before `before` that has had no effect yet. */
export const unsettledConsumers = (module: string, before: string): string =>
  `select x.name as consumer, x.event_type, x.settled_at from platform.event_consumer x
   where x.event_type like '${module}.%' and x.settled_at < ${before} and x.seen_at > now() - interval '7 days'`;

/** Events of a module, and calls of providers, whose effect failed for good and waits for a decision. */
export const failedEvents = (module: string): string =>
  `select x.consumer, x.event_id, x.event_type, x.tenant_id as school_id, x.last_failed_at from platform.dead_letter x
   where x.state = 'waiting' and (x.event_type like '${module}.%' or x.event_type = 'platform.webhook-received.v1')`;

/** The stored answers to successful requests of a route, as a table in parentheses: `tenant_id, key, body, created_at`. */
export const answersOf = (route: string): string =>
  `(select tenant_id, key, body, created_at from platform.idempotency_key
    where scope like '% ${route}%' and status < 300)`;
