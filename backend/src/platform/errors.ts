/** What kind of failure it is; decides the HTTP status. */
type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'wrong_kind'
  | 'not_satisfiable'
  | 'invalid'
  | 'too_many'
  | 'unavailable'
  | 'no_space';

export const statusOfKind: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_kind: 415,
  not_satisfiable: 416,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
  no_space: 507,
};

/**
 * An expected failure. `code` is stable and machine-readable, `message` is a sentence that a person can be shown,
 * `fields` names each wrong member with its messages, `retryAfter` is in seconds, `members` are added to the problem
 * details as they are (RFC 9457, 3.2).
 */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;
  readonly members: Readonly<Record<string, unknown>> | undefined;

  constructor(
    kind: ErrorKind,
    code: string,
    message: string,
    details: {
      fields?: Record<string, string[]>;
      retryAfter?: number;
      members?: Readonly<Record<string, unknown>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.name = 'AppError';
    this.kind = kind;
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.members = details.members;
  }
}

/** 404 for what does not exist or belongs to another school: the answer is the same on purpose. */
export const notFound = (what: string): AppError =>
  new AppError('not_found', 'not_found', `There is no such ${what} here.`);

/** 422 for a form or body with wrong members: the messages of each member, by its name; `code` says which rule refused it. */
export const invalidFields = (fields: Record<string, string[]>, code = 'validation_failed'): AppError =>
  new AppError('invalid', code, 'Please look at the marked fields.', { fields });
