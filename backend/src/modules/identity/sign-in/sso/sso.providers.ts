import { ArriveFromPlatformHandler } from './arrive-from-platform.ts';
import { ChangeSchoolSignInHandler } from './change-school-sign-in.ts';
import { ProviderClient } from './provider-client.ts';
import { RemoveProviderHandler, SaveProviderHandler } from './save-provider.ts';
import { SchoolSignInController } from './school-sign-in.controller.ts';
import { GetSchoolSignInHandler } from './school-sign-in.ts';
import { SignInBySso } from './sign-in-by-sso.ts';
import { SsoAccounts } from './sso-accounts.ts';
import { SsoAttempts } from './sso-attempts.ts';
import { SsoController } from './sso.controller.ts';

/** Single sign-on, and a school's settings for it. */
export const SSO_PROVIDERS = {
  controllers: [SchoolSignInController, SsoController],
  providers: [
    ArriveFromPlatformHandler,
    ChangeSchoolSignInHandler,
    GetSchoolSignInHandler,
    ProviderClient,
    RemoveProviderHandler,
    SaveProviderHandler,
    SignInBySso,
    SsoAccounts,
    SsoAttempts,
  ],
};
