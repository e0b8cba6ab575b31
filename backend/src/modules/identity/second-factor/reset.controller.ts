import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/http/access.ts';
import { ParseId } from '../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../platform/http/request.ts';
import { PeoplePlaces } from '../people/people-places.ts';
import { FreshProof, FreshProofBody } from './fresh-proof.ts';
import { ResetSecondFactor } from './reset-second-factor.ts';

/** Help for people who lost their second factor, by somebody who is proven afresh. */
@Controller('api')
export class ResetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly places: PeoplePlaces,
    private readonly proof: FreshProof,
  ) {}

  /** Takes a lost second factor of the school's staff and parents away; their sessions end. */
  @Access('school.manage')
  @Post('api-admin/users/:id/second-factor/reset')
  @HttpCode(204)
  async resetSchoolPersonFactor(
    @Param('id', ParseId) id: string,
    @Body() proof: FreshProofBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.proof.require(request.user!, proof);
    await this.commands.execute(new ResetSecondFactor(id));
  }

  /** Takes a lost second factor of anybody but oneself away; their sessions end. */
  @Access('platform.people')
  @Post('api-super-admin/users/:id/second-factor/reset')
  @HttpCode(204)
  async resetUserFactor(
    @Param('id', ParseId) id: string,
    @Body() proof: FreshProofBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    this.places.assertPlatform();
    await this.proof.require(request.user!, proof);
    await this.places.ofPerson(id, () => this.commands.execute(new ResetSecondFactor(id)));
  }
}
