import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PrivateResponse } from '../../../../platform/http/cache-control.ts';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import { filesOrigin, type AppRequest } from '../../../../platform/http/request.ts';
import { ChildDetail, ChildOfFamily, GetChild, ListChildren } from './family.query.ts';
import { RedeemGuardianCode } from './redeem-guardian-code.ts';
import { Redeemed } from './use-guardian-code.ts';

export class RedeemBody {
  /** As printed; case, spaces and dashes are ignored. */
  @IsString({ message: MESSAGES.invalidGuardianCode })
  @IsNotEmpty({ message: 'Please type the code of the letter.' })
  @MaxLength(64, { message: MESSAGES.invalidGuardianCode })
  code!: string;
}
export class Family {
  children!: ChildOfFamily[];
}

/** Guardians' view of their children. */
@Controller('api')
export class FamilyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The caller's children. */
  @Access('child.guard')
  @Get('family/children')
  @PrivateResponse()
  async listChildren(@Req() { user }: AppRequest): Promise<Family> {
    return { children: await this.queries.execute(new ListChildren(user!.userId)) };
  }

  /** One child: classes, and recent reading. */
  @Access('child.guard')
  @Get('family/children/:id')
  @PrivateResponse()
  getChild(@Param('id', ParseId) id: string, @Req() request: AppRequest): Promise<ChildDetail> {
    return this.queries.execute(new GetChild(id, request.user!.userId, filesOrigin(request)));
  }

  /** Links the caller to the child of a code. */
  @Access('child.guard')
  @Post('guardian-links/redeem')
  @HttpCode(200)
  redeemGuardianCode(@Body() body: RedeemBody, @Req() request: AppRequest): Promise<Redeemed> {
    return this.commands.execute(new RedeemGuardianCode(body.code, request.user!.userId, request.ip));
  }
}
