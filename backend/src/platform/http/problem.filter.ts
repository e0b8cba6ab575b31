import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { currentContext } from '../context.ts';
import { temporaryFailure } from '../db/temporary-failure.ts';
import { AppError, statusOfKind } from '../errors.ts';
import { ErrorReports } from '../observability/error-reports.ts';
import type { AppRequest } from './request.ts';

const TITLES: Record<number, string> = {
  400: 'Malformed request',
  401: 'Sign-in needed',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  413: 'Too large',
  414: 'Address too long',
  415: 'Wrong kind',
  416: 'No such part',
  422: 'Some fields need attention',
  429: 'Too many tries',
  431: 'Headers too large',
  500: 'Something went wrong',
  503: 'Not available right now',
  507: 'No space left',
};

/** Details for failures that the framework finds before a handler runs. */
const EDGE_DETAILS: Record<number, string> = {
  400: 'The request could not be read. Check that its body is valid JSON.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  408: 'The request took too long to arrive.',
  413: 'The request is larger than this address takes.',
  414: 'The address is too long.',
  415: 'This address does not take that kind of content.',
  431: 'The address and the headers of the request are too large together.',
};

/** Prisma error codes with a response of their own. */
const DATABASE_CODES: Record<string, AppError> = {
  P2002: new AppError('conflict', 'already_exists', 'This already exists.'),
  P2025: new AppError('not_found', 'not_found', 'There is no such thing here.'),
};

/** The stored problem of an earlier request with the same Idempotency-Key, answered again as it is. */
export class ReplayedProblem extends Error {
  readonly problem: Problem;

  constructor(status: number, problem: object) {
    super('replayed');
    this.problem = { ...(problem as Problem), status };
  }
}

/** One answer as problem details (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  request_id: string;
  errors?: Record<string, string[]>;
}

/** Converts any error to problem details; an unknown error becomes a 500 without details. */
export function toProblem(
  error: unknown,
  requestId: string,
): { problem: Problem; retryAfter?: number; known: boolean } {
  if (error instanceof ReplayedProblem) return { known: true, problem: error.problem };
  const expected = expectedError(error);
  if (expected) {
    const status = statusOfKind[expected.kind];
    return {
      known: true,
      ...(expected.retryAfter !== undefined && { retryAfter: expected.retryAfter }),
      problem: {
        ...expected.members,
        type: 'about:blank',
        title: TITLES[status]!,
        status,
        detail: expected.message,
        code: expected.code,
        request_id: requestId,
        ...(expected.fields && { errors: expected.fields }),
      },
    };
  }
  const edge =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: number } | null)?.statusCode;
  const status = edge && edge >= 400 && edge < 500 ? edge : 500;
  return {
    known: status !== 500,
    problem: {
      type: 'about:blank',
      title: TITLES[status] ?? 'Request refused',
      status,
      detail:
        status === 500
          ? 'Something went wrong on our side. If it happens again, tell us the reference below.'
          : (EDGE_DETAILS[status] ?? 'The request was refused.'),
      code: status === 500 ? 'internal' : `http_${status}`,
      request_id: requestId,
    },
  };
}

function expectedError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const { code } = (error ?? {}) as { code?: string };
  return (code && DATABASE_CODES[code]) || temporaryFailure(error);
}

/** Writes a problem as the reply. */
export function sendProblem(reply: FastifyReply, error: unknown, requestId: string): void {
  const { problem, retryAfter } = toProblem(error, requestId);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  void reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/** Method and template of the route; the address itself may hold a token. */
const placeOf = (request: AppRequest): string =>
  `${request.method} ${(request as { routeOptions?: { url?: string } }).routeOptions?.url ?? 'unknown'}`;

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly errors: ErrorReports,
    private readonly log: PinoLogger,
  ) {
    log.setContext(ProblemFilter.name);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<AppRequest>();
    const requestId = currentContext()?.correlationId ?? request.id;
    const { known, problem } = toProblem(error, requestId);
    if (!known) this.log.error({ err: error, request_id: requestId }, 'unexpected error');
    else if (temporaryFailure(error))
      this.log.warn({ err: error, request_id: requestId }, 'temporary failure of the database');
    if (!known || temporaryFailure(error))
      this.errors.report(problem.code, placeOf(request), error, requestId);
    if (reply.sent) return;
    sendProblem(reply, error, requestId);
  }
}
