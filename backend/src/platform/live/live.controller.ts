import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { may } from '@bookgrove/contract';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Config } from '../config.ts';
import { currentTenantId, currentTenantKind, inContext, type Principal } from '../context.ts';
import { AppError, invalidFields } from '../errors.ts';
import { Access } from '../http/access.ts';
import { Budgets } from '../http/budgets.ts';
import { expiryOf } from '../http/proven-tokens.ts';
import type { AppRequest } from '../http/request.ts';
import { LiveSessions, TenantDirectory } from '../http/tenant-directory.ts';
import { PLATFORM_TENANT_ID } from '../ids.ts';
import { LIVE_STREAM_BUDGET } from './live.budgets.ts';
import { LiveHub } from './live-hub.ts';
import { LiveStream } from './live-stream.ts';
import { findLiveTopic, type LiveTopic } from './live-topics.ts';

export class LiveQuery {
  /** Names of topics, separated by commas. */
  @IsString({ message: 'topics must name the topics to follow, separated by commas.' })
  @MinLength(1, { message: 'topics must name the topics to follow, separated by commas.' })
  @MaxLength(500, { message: 'topics must have at most 500 characters.' })
  topics!: string;
}

/** Server-sent events, one stream for each page. */
@Controller('api')
export class LiveController {
  constructor(
    private readonly config: Config,
    private readonly budgets: Budgets,
    private readonly hub: LiveHub,
    private readonly sessions: LiveSessions,
    private readonly schools: TenantDirectory,
  ) {}

  /**
   * Follows topics: `text/event-stream` with events `open`, `change`, `ping` and `end`. `Last-Event-ID` continues an
   * earlier stream. It ends no later than the access token.
   */
  @Access('signed-in')
  @Get('live')
  @ApiExcludeEndpoint() // the generated client would wait for the end of the answer
  async follow(
    @Query() { topics }: LiveQuery,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: AppRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const principal = request.user!;
    const stream = new LiveStream({
      tenantId: currentTenantId(),
      userId: principal.userId,
      topics: followed(topics, principal),
    });
    await this.budgets.take(LIVE_STREAM_BUDGET, `${currentTenantId()}:${principal.userId}`);
    await this.hub.open(stream, lastEventId);
    this.watch(stream, request, principal);
    void reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      // No proxy keeps it, compresses it or waits until some of it has come together.
      .header('cache-control', 'private, no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream);
  }

  /** Beats, and ends the stream when its token, session or school does. */
  private watch(stream: LiveStream, request: AppRequest, principal: Principal): void {
    const left = expiryOf(request.headers.authorization!) - Date.now();
    const expiry = setTimeout(() => stream.finish('token_expired', 0), Math.max(0, left)).unref();
    const heartbeat = setInterval(() => {
      void inContext(request.running, () => this.mayGoOn(request, principal))
        .then((may) => (may ? stream.beat(this.hub.now) : stream.finish('session_ended')))
        .catch(() => stream.beat(null)); // the database does not answer: neither does it change anything
    }, this.config.liveHeartbeatSeconds * 1_000).unref();
    stream.once('close', () => {
      clearTimeout(expiry);
      clearInterval(heartbeat);
    });
  }

  private async mayGoOn(request: AppRequest, { sessionId }: Principal): Promise<boolean> {
    if (!(await this.sessions.isLive(sessionId, true))) return false;
    if (request.running.tenantId === PLATFORM_TENANT_ID) return true;
    return (await this.schools.find(request.site.name))?.status === 'active';
  }
}

function followed(names: string, { role }: Principal): LiveTopic[] {
  return [...new Set(names.split(','))].map((name) => {
    const topic = findLiveTopic(name);
    if (!topic) throw invalidFields({ topics: [`There is no topic "${name.slice(0, 64)}".`] });
    if (topic.permission !== null && !may(role, topic.permission, currentTenantKind()))
      throw new AppError('forbidden', 'not_allowed', 'Your account is not allowed to do this.');
    return topic;
  });
}
