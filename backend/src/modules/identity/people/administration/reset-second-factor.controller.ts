import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../../platform/http/access.ts';
import { ParseId } from '../../../../platform/http/parse-id.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { PersonSchoolContext } from '../../profile/person-school-context.ts';
import { RecentConfirmationBody } from '../../contract.ts';
import { RecentConfirmation } from '../../sign-in/second-factor/recent-confirmation.ts';
import { ResetSecondFactor } from './reset-second-factor.ts';

/** Help for people who lost their second factor. The caller needs a recent confirmation. */
@Controller('api')
export class ResetSecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly schoolContext: PersonSchoolContext,
    private readonly proof: RecentConfirmation,
  ) {}

  /** Removes a lost second factor of the school's staff and parents; their sessions end. */
  @Access('school.manage')
  @Post('api-admin/users/:id/second-factor/reset')
  @HttpCode(204)
  async resetSchoolPersonFactor(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    await this.proof.require(request.user!, proof);
    await this.commands.execute(new ResetSecondFactor(id));
  }

  /** Removes a lost second factor of anybody but oneself; their sessions end. */
  @Access('platform.people')
  @Post('api-super-admin/users/:id/second-factor/reset')
  @HttpCode(204)
  async resetUserFactor(
    @Param('id', ParseId) id: string,
    @Body() proof: RecentConfirmationBody,
    @Req() request: AppRequest,
  ): Promise<void> {
    this.schoolContext.assertPlatform();
    await this.proof.require(request.user!, proof);
    await this.schoolContext.ofPerson(id, () => this.commands.execute(new ResetSecondFactor(id)));
  }
}
