import { AppError } from '../errors.ts';

/** What an error of pg, of Prisma or of its driver adapter may say about itself. */
interface DatabaseError {
  code?: unknown;
  kind?: unknown;
  message?: unknown;
  originalCode?: unknown;
  cause?: unknown;
  meta?: { code?: unknown; driverAdapterError?: unknown };
}

/** An error may contain the one that it reports: `cause`, and in Prisma `meta.driverAdapterError`. */
const MOST_CAUSES = 6;
function* withCauses(error: unknown): Generator<DatabaseError> {
  for (let at = error, depth = 0; at && typeof at === 'object' && depth < MOST_CAUSES; depth += 1) {
    const found = at as DatabaseError;
    yield found;
    at = found.meta?.driverAdapterError ?? found.cause;
  }
}

/** Five characters, and no code of Prisma (`P2010`). */
const isState = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!P\d{4}$)(?=.*\d)[0-9A-Z]{5}$/.test(value);

/**
 * The SQLSTATE of an error of pg or Prisma; undefined when it has none. Prisma reports a write conflict or a deadlock
 * of a model call as P2034, too many connections as P2037, and other errors as P2010 or P2039 with the state inside.
 */
export function sqlStateOf(error: unknown): string | undefined {
  const errors = [...withCauses(error)];
  const found = errors
    .flatMap(({ originalCode, code, meta }) => [originalCode, code, meta?.code])
    .find((value) => isState(value));
  if (found) return found;
  if (errors.some(({ code, kind }) => code === 'P2034' || kind === 'TransactionWriteConflict'))
    return '40001';
  return errors.some(({ code, kind }) => code === 'P2037' || kind === 'TooManyConnections')
    ? '53300'
    : undefined;
}

/**
 * Conflicts (40001, 40P01), time-outs of a lock (55P03) or a statement (57014), no resources left (53), and a transaction
 * that was open for too long (25P03, 25P04).
 */
const BUSY_STATES = /^(40001|40P01|55P03|57014|53\w{3}|25P0[34])$/;
/** The connection is lost (08), or the database stops or starts (57P01 to 57P05). */
const DOWN_STATES = /^(08\w{3}|57P0\d)$/;
/** Codes of Prisma: a transaction that could not begin or was open for too long, and a time-out. */
const BUSY_CODES = new Set<unknown>(['P1008', 'P1018', 'P2024', 'P2028']);
/** Codes of Prisma and of the network: the database cannot be reached, or closed the connection. */
const DOWN_CODES = new Set<unknown>([
  'P1001',
  'P1002',
  'P1017',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'DatabaseNotReachable',
  'ConnectionClosed',
]);
/** Messages of pg whose errors have no code. */
const DOWN_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/;

const busy = (cause: unknown): AppError =>
  new AppError('unavailable', 'busy', 'The server is busy. Please try again in a moment.', {
    retryAfter: 2,
    cause,
  });
const down = (cause: unknown): AppError =>
  new AppError('unavailable', 'database_down', 'The server cannot reach its data. Please try again soon.', {
    retryAfter: 5,
    cause,
  });

/**
 * The answer to an error of the database that a later attempt may not meet: 503 with Retry-After. Undefined for any
 * other error.
 */
export function temporaryFailure(error: unknown): AppError | undefined {
  const state = sqlStateOf(error);
  if (state && BUSY_STATES.test(state)) return busy(error);
  if (state && DOWN_STATES.test(state)) return down(error);
  for (const { code, kind, message } of withCauses(error)) {
    if (BUSY_CODES.has(code)) return busy(error);
    if (DOWN_CODES.has(code) || DOWN_CODES.has(kind)) return down(error);
    if (typeof message === 'string' && DOWN_MESSAGES.test(message)) return down(error);
  }
  return undefined;
}
