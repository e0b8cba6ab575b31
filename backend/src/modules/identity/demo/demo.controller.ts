import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ROLES, type Role } from '@bookgrove/contract';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/http/access.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { GetProfile } from '../profile/get-profile.query.ts';
import { SignedIn } from '../second-factor/enter-reply.ts';
import { callerOf, RefreshByCookie, SessionReply } from '../sign-in/session-reply.ts';
import { EnterDemo } from './enter-demo.ts';
import { Demo, GetDemo } from './get-demo.query.ts';

/** Who enters a demo school: everybody but the platform's team. */
const DEMO_ROLES = ROLES.filter((role) => role !== 'platform_admin');

export class EnterDemoBody {
  @IsIn(DEMO_ROLES, { message: `role is one of ${DEMO_ROLES.join(', ')}.` })
  role!: Exclude<Role, 'platform_admin'>;
}

@Controller('api/demo')
export class DemoController {
  constructor(
    private readonly reply: SessionReply,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** What a visitor may try here; 404 where the demo is off. */
  @Access('public')
  @Get()
  @Header('cache-control', 'private, no-store')
  getDemo(): Promise<Demo> {
    return this.queries.execute(new GetDemo());
  }

  /** Opens a session as a demo account of this role; 404 where the demo is off. */
  @Access('public')
  @RefreshByCookie()
  @Post()
  @HttpCode(200)
  async enterDemo(
    @Body() body: EnterDemoBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { userId, ...tokens } = await this.commands.execute(new EnterDemo(body.role, callerOf(request)));
    const user = await this.queries.execute(new GetProfile(userId));
    return { ...this.reply.give(request, reply, tokens), user };
  }
}
