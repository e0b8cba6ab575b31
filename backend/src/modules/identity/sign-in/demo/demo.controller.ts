import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ROLES, type Role } from '@bookgrove/contract';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { GetProfile } from '../../profile/get-profile.query.ts';
import { SignedIn } from '../second-factor/sign-in-reply.ts';
import { callerOf, RefreshByCookie, SessionReply } from '../sessions/session-reply.ts';
import { SignInToDemo } from './sign-in-to-demo.ts';
import { Demo, GetDemo } from './get-demo.query.ts';
import { DEMO_ADDRESS_BUDGET } from './demo.budgets.ts';

/** Roles in which a demo school can be tried: all but the platform's team. */
const DEMO_ROLES = ROLES.filter((role) => role !== 'platform_admin');

export class DemoSignInBody {
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

  /** What a visitor can try here; 404 when the demo is off. */
  @Access('public')
  @Get()
  @PrivateResponse()
  getDemo(): Promise<Demo> {
    return this.queries.execute(new GetDemo());
  }

  /** Opens a session as a demo account of this role; 404 when the demo is off. */
  @Access('public')
  @BudgetPolicy(DEMO_ADDRESS_BUDGET)
  @RefreshByCookie()
  @Post()
  @HttpCode(200)
  async signInToDemo(
    @Body() body: DemoSignInBody,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { userId, ...tokens } = await this.commands.execute(new SignInToDemo(body.role, callerOf(request)));
    const user = await this.queries.execute(new GetProfile(userId));
    return { ...this.reply.send(request, reply, tokens), user };
  }
}
