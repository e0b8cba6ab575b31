import { LoggerModule } from 'nestjs-pino';
import type { DynamicModule } from '@nestjs/common';
import type { Config } from '../config.ts';
import { currentContext } from '../context.ts';

/** Members that are never logged: secrets, and what identifies a person. */
const MASKED = [
  'password',
  'password2',
  'old_password',
  'turnstile_token',
  'secret_seed',
  'seed',
  'password_hash',
  'access',
  'refresh',
  'token',
  'authorization',
  'cookie',
  'first_name',
  'last_name',
  'username',
  'email',
  'recipient',
];

/** Options of every logger: JSON lines with the correlation id and the tenant, secrets masked. */
export const logOptions = (level: string) => ({
  level,
  redact: { paths: MASKED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '•••' },
  mixin: () => {
    const context = currentContext();
    return context ? { request_id: context.correlationId, tenant_id: context.tenantId } : {};
  },
});

/** The application's logger. */
export function logging(config: Config): DynamicModule {
  return LoggerModule.forRoot({
    // No child logger for each request: the mixin above adds the request to each line.
    forRoutes: [],
    pinoHttp: {
      ...logOptions(config.logLevel),
      autoLogging: false, // one line per answer is written by the edge, with the route's template
      quietReqLogger: true,
      serializers: { req: () => undefined },
    },
  });
}
