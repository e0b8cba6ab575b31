import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config.ts';
import { Db } from '../db/db.ts';
import { AppError } from '../errors.ts';
import { Queues } from '../messaging/queues.ts';
import { Metrics } from '../observability/metrics.ts';
import { Storage } from '../storage/storage.ts';
import { Access } from './access.ts';
import { WarmUp } from './warm-up.ts';
import { WithoutSlash } from './without-slash.ts';

const PATIENCE_MS = 3_000;

const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work,
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS).unref()),
  ]);

export class Liveness {
  status!: 'ok';
}
export class Readiness {
  status!: 'ok' | 'down';
  queue_backend!: 'redis' | 'postgres';
  /** Each part: `ok` or `down`. */
  checks!: Record<string, string>;
}

@Controller('api')
export class HealthController {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly queues: Queues,
    private readonly storage: Storage,
    private readonly metrics: Metrics,
    private readonly warmUp: WarmUp,
  ) {}

  /** The process is alive. */
  @Access('public')
  @WithoutSlash()
  @Get('health/live')
  getLiveness(): Liveness {
    return { status: 'ok' };
  }

  /** The process can do its work: it has warmed up, and database, queue and storage answer. */
  @Access('public')
  @WithoutSlash()
  @Get('health/ready')
  @ApiOkResponse({ type: Readiness })
  @ApiServiceUnavailableResponse({ type: Readiness, description: 'Some part does not answer' })
  async getReadiness(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const parts = { database: this.db.ping(), queue: this.queues.ping(), storage: this.storage.ping() };
    const names = Object.keys(parts);
    const answers = await Promise.allSettled(Object.values(parts).map(within));
    const checks = Object.fromEntries(
      names.map((name, i) => [name, answers[i]!.status === 'fulfilled' ? 'ok' : 'down']),
    );
    if (this.warmUp.running) checks['warm_up'] = 'down';
    const ready = Object.values(checks).every((state) => state === 'ok');
    if (!ready) void reply.status(503).header('retry-after', '5');
    return { status: ready ? 'ok' : 'down', queue_backend: this.queues.backend, checks };
  }

  /** Prometheus' text format. In production only with METRICS_TOKEN in X-Metrics-Token (Authorization is for people). */
  @Access('public')
  @ApiExcludeEndpoint()
  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  async getMetrics(@Req() request: FastifyRequest): Promise<string> {
    const asked = request.headers['x-metrics-token'];
    if (this.config.production && (!this.config.metricsToken || asked !== this.config.metricsToken))
      throw new AppError('not_found', 'http_404', 'There is nothing at this address.');
    return this.metrics.text();
  }
}
