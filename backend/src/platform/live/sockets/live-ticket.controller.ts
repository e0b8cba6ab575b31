import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { currentTenantId } from '../../context.ts';
import { Access } from '../../http/access.ts';
import { Budgets } from '../../http/budgets.ts';
import { PrivateResponse } from '../../http/cache-control.ts';
import type { AppRequest } from '../../http/request.ts';
import { LIVE_TICKET_BUDGET } from '../live.budgets.ts';
import { LiveTickets, TICKET_SECONDS } from './live-tickets.ts';
import { PresenceSources } from './presence-sources.ts';

export class LiveTicketBody {
  /** The kind of screen. */
  @IsString({ message: 'purpose must be the name of a purpose.' })
  @MaxLength(64, { message: 'purpose must have at most 64 characters.' })
  purpose!: string;
  /** Id of what the screen shows. */
  @IsUUID(undefined, { message: 'subject must be an id.' })
  subject!: string;
}
export class CreatedLiveTicket {
  ticket!: string;
  /** Seconds in which it can be used, once. */
  expires_in!: number;
}

/** Tickets for WebSockets. */
@Controller('api/live')
export class LiveTicketController {
  constructor(
    private readonly budgets: Budgets,
    private readonly sources: PresenceSources,
    private readonly tickets: LiveTickets,
  ) {}

  /** Creates a ticket that opens one WebSocket about one subject, at this address and as this person. */
  @Access('signed-in')
  @Post('ticket')
  @HttpCode(201)
  @PrivateResponse()
  async createLiveTicket(
    @Body() { purpose, subject }: LiveTicketBody,
    @Req() request: AppRequest,
  ): Promise<CreatedLiveTicket> {
    const principal = request.user!;
    await this.budgets.take(LIVE_TICKET_BUDGET, `${currentTenantId()}:${principal.userId}`);
    await this.sources.enter(purpose, principal, subject);
    const ticket = await this.tickets.issue({ principal, purpose, subject }, request.site.authority);
    return { ticket, expires_in: TICKET_SECONDS };
  }
}
