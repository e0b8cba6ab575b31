import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { WebSocket } from '@fastify/websocket';
import { Config } from '../../config.ts';
import { currentTenantId, inContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { Budgets } from '../../http/budgets.ts';
import type { AppRequest } from '../../http/request.ts';
import { LiveSessions, TenantDirectory } from '../../http/tenant-directory.ts';
import { PLATFORM_TENANT_ID } from '../../ids.ts';
import { LIVE_SOCKET_MISS_BUDGET } from '../live.budgets.ts';
import { LiveHub } from '../live-hub.ts';
import { LiveSocket } from './live-socket.ts';
import { LiveSound } from './live-sound.ts';
import { LiveTickets, type LiveTicket } from './live-tickets.ts';
import { PresenceTable, type Presence } from './presence.ts';
import { PresenceSources, type PresenceSource } from './presence-sources.ts';

/** How long a WebSocket lasts before the page needs a new ticket, as long as an access token. In milliseconds. */
const LASTS_MS = 15 * 60_000;

/** What a WebSocket that was let in is about. */
export interface Admitted {
  ticket: LiveTicket;
  source: PresenceSource;
}

/** The WebSockets of this process: who may open one, and what it is told. */
@Injectable()
export class LiveSockets implements BeforeApplicationShutdown {
  private readonly open = new Map<LiveSocket, { settled: () => Promise<void> }>();

  constructor(
    private readonly budgets: Budgets,
    private readonly config: Config,
    private readonly directory: TenantDirectory,
    private readonly hub: LiveHub,
    private readonly log: PinoLogger,
    private readonly presence: PresenceTable,
    private readonly sessions: LiveSessions,
    private readonly sound: LiveSound,
    private readonly sources: PresenceSources,
    private readonly tickets: LiveTickets,
  ) {
    log.setContext(LiveSockets.name);
  }

  /**
   * Lets a request for a WebSocket in: from a page of this host, by a ticket of this tenant and host that nobody has used,
   * while its session is alive and its person may still see the subject.
   * @throws AppError otherwise; refused attempts of one IP address are limited
   */
  async admit(request: AppRequest, secret: string | undefined): Promise<Admitted> {
    if (originHost(request.headers.origin) !== request.headers.host?.toLowerCase())
      throw new AppError('forbidden', 'other_origin', 'WebSockets are opened by pages of this address only.');
    const key = `${currentTenantId()}:${request.ip}`;
    await this.budgets.check(LIVE_SOCKET_MISS_BUDGET, key);
    const ticket = secret ? await this.tickets.take(secret, request.site.authority) : null;
    if (!ticket) {
      await this.budgets.take(LIVE_SOCKET_MISS_BUDGET, key);
      throw new AppError(
        'unauthenticated',
        'ticket_over',
        'The ticket is not valid. Please ask for another one.',
      );
    }
    if (!(await this.mayGoOn(request, ticket)))
      throw new AppError('unauthenticated', 'session_ended', 'This login has ended. Please log in again.');
    const { principal, purpose, subject } = ticket;
    // As in every later step: what somebody may see can depend on who they are.
    const context = { ...request.running, principal };
    return {
      ticket,
      source: await inContext(context, () => this.sources.enter(purpose, principal, subject)),
    };
  }

  /** Serves a WebSocket that was let in, until it ends. */
  serve(socket: WebSocket, request: AppRequest, { ticket, source }: Admitted): void {
    const { principal, purpose, subject } = ticket;
    const { userId } = principal;
    const own = this.presence.of(userId, purpose, subject);
    const { room } = source;
    const live = new LiveSocket(socket, { tenantId: currentTenantId(), userId }, subject, room !== undefined);
    const context = { ...request.running, principal };
    let last: Promise<unknown> = Promise.resolve();
    /** One step after the other, so that nobody leaves before they have arrived. */
    const step = (work: () => Promise<unknown>): void => {
      last = last
        .then(() => inContext(context, work))
        .catch((error: unknown) => this.log.warn({ err: error }, 'presence waits for the database'));
    };
    this.open.set(live, { settled: () => last.then(() => undefined) });
    const heartbeat = setInterval(
      () => step(() => this.beat(live, request, ticket, own, source)),
      this.config.liveHeartbeatSeconds * 1_000,
    ).unref();
    const expiry = setTimeout(() => live.finish('token_expired'), LASTS_MS).unref();
    // Many changes at once are told together.
    let waiting = false;
    live.on('changed', () => {
      if (waiting) return;
      waiting = true;
      step(() => {
        waiting = false;
        return this.tell(live, own, source, principal);
      });
    });
    live.on('looking', (looks: boolean) => {
      // Who hears a lesson while another page is seen is still in it.
      if (!room) step(() => (looks ? this.presence.arrive(own) : this.presence.leave(own)));
    });
    live.on('sound', (piece: Buffer) => {
      step(async () => {
        if (await room!.maySpeak(principal, subject)) await this.sound.send(subject, userId, piece);
      });
    });
    let deaf: (() => void) | undefined;
    live.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(expiry);
      deaf?.();
      step(() => this.presence.leave(own));
      if (room)
        step(async () => {
          // By another page, or a new connection of the same one.
          if (!(await this.presence.isThere(own))) await room.moved(principal, subject, 'left');
        });
      void last.then(() => this.open.delete(live));
    });
    step(async () => {
      if (live.over) return;
      await this.hub.open(live, undefined).catch((error: unknown) => {
        live.finish('try_again');
        throw error;
      });
      await this.presence.arrive(own);
      if (room) {
        await room.moved(principal, subject, 'came');
        const { tenantId } = live.follower;
        deaf = await this.sound.follow((piece) => {
          if (piece.subject !== subject || piece.tenantId !== tenantId || piece.userId === userId) return;
          step(async () => {
            if (await room.mayHear(principal, subject)) live.sendSound(piece.data);
          });
        });
        if (live.over) deaf();
      }
      await this.tell(live, own, source, principal);
    });
  }

  /** While the database is still there: what the others see must not outlast the process. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const live of this.open.keys()) live.finish('shutdown');
    await Promise.all([...this.open.values()].map(({ settled }) => settled()));
  }

  private async beat(
    live: LiveSocket,
    request: AppRequest,
    ticket: LiveTicket,
    own: Presence,
    source: PresenceSource,
  ): Promise<void> {
    if (!(await this.mayGoOn(request, ticket))) return live.finish('session_ended');
    live.beat();
    await this.presence.stay(own);
    await source.room?.moved(ticket.principal, ticket.subject, 'stays');
    // A sign of life for the page; also tells that somebody's process was killed.
    await this.tell(live, own, source, ticket.principal);
  }

  private async tell(
    live: LiveSocket,
    own: Presence,
    source: PresenceSource,
    principal: LiveTicket['principal'],
  ): Promise<void> {
    if (live.over) return;
    if (source.room) {
      live.send({ present: [], room: await source.room.view(principal, own.subject) });
      return;
    }
    const others = await this.presence.others(own);
    const names = others.length > 0 ? await source.names(others) : new Map<string, string>();
    live.send({ present: others.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) }] : [])) });
  }

  private async mayGoOn({ site }: AppRequest, { principal }: LiveTicket): Promise<boolean> {
    if (!(await this.sessions.isLive(principal.sessionId, true))) return false;
    if (currentTenantId() === PLATFORM_TENANT_ID) return true;
    return (await this.directory.find(site.name))?.status === 'active';
  }
}

/** Host and port of an origin as a Host header has them; null when there is none. */
function originHost(origin: string | undefined): string | null {
  return origin && URL.canParse(origin) ? new URL(origin).host : null;
}
