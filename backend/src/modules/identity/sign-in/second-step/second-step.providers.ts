import { PassSecondFactorHandler } from './pass-second-factor.ts';
import { RequestSecondPasskeyHandler } from './request-second-passkey.ts';
import { SecondStepController } from './second-step.controller.ts';
import { BeginSetUpAtSignInHandler, FinishSetUpAtSignInHandler } from './set-up-at-sign-in.ts';

/** The second step of a sign-in, after the password. */
export const SECOND_STEP_PROVIDERS = {
  controllers: [SecondStepController],
  providers: [
    BeginSetUpAtSignInHandler,
    FinishSetUpAtSignInHandler,
    PassSecondFactorHandler,
    RequestSecondPasskeyHandler,
  ],
};
