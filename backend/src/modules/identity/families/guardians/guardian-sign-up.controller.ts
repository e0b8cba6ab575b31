import { Body, Controller, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../../platform/http/access.ts';
import { BudgetPolicy } from '../../../../platform/http/budget-policy.ts';
import type { AppRequest } from '../../../../platform/http/request.ts';
import { SignedUp } from '../../accounts/account-responses.ts';
import { GetProfile } from '../../profile/get-profile.query.ts';
import { GuardianSignUpBody } from './guardian-sign-up.body.ts';
import { SignUpGuardian } from './sign-up-guardian.ts';
import { SIGN_UP_ADDRESS_BUDGET } from '../../accounts/sign-up.budgets.ts';
import { GUARDIAN_CODE_ADDRESS_BUDGET } from './guardian.budgets.ts';

export class GuardianSignedUp extends SignedUp {
  /** First name of the child. */
  child!: string;
  /** `pending_school`: the school checks the link first. */
  state!: 'pending_school' | 'active';
}

@Controller('api')
export class GuardianSignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Registers a guardian by the code of the school's letter, and links them to the child in the same transaction. */
  @Access('public')
  @BudgetPolicy(SIGN_UP_ADDRESS_BUDGET, GUARDIAN_CODE_ADDRESS_BUDGET)
  @Post('signup/guardian')
  async signUpGuardian(
    @Body() body: GuardianSignUpBody,
    @Req() request: AppRequest,
  ): Promise<GuardianSignedUp> {
    const { id, redeemed } = await this.commands.execute(
      new SignUpGuardian({
        code: body.code,
        language: body.language ?? null,
        first_name: body.first_name,
        last_name: body.last_name,
        email: body.email,
        password: body.password,
        country: body.country,
        humanToken: body.turnstile_token,
        hostname: request.site.name,
        address: request.ip,
      }),
    );
    return {
      success: true,
      user: await this.queries.execute(new GetProfile(id)),
      child: redeemed.first_name,
      state: redeemed.state,
    };
  }
}
