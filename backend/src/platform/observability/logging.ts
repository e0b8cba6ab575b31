import { LoggerModule } from 'nestjs-pino';
import type { DynamicModule } from '@nestjs/common';
import type { Config } from '../config.ts';
import { currentContext } from '../context.ts';

/** Never written to a log: secrets, and what tells a child from another. */
export const MASKED = [
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

/** How every logger of the product writes: JSON lines with the correlation id and the school, secrets masked. */
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
    // No logger of its own for each request: the mixin above names it in every line that is written within.
    forRoutes: [],
    pinoHttp: {
      ...logOptions(config.logLevel),
      autoLogging: false, // one line per answer is written by the edge, with the route's template
      quietReqLogger: true,
      serializers: { req: () => undefined },
    },
  });
}
