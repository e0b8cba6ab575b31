import { Arrivals } from './arrive.ts';
import { ChangeSchoolSignInHandler } from './change-school-sign-in.ts';
import { EnterBySso } from './enter-by-sso.ts';
import { ProviderClient } from './provider-client.ts';
import { RoundTrips } from './round-trip.ts';
import { RemoveProviderHandler, SaveProviderHandler } from './save-provider.ts';
import { SchoolSignInController } from './school-sign-in.controller.ts';
import { GetSchoolSignInHandler } from './school-sign-in.ts';
import { SsoController } from './sso.controller.ts';

/** What single sign-on brings to the module. */
export const SSO = {
  controllers: [SsoController, SchoolSignInController],
  providers: [
    Arrivals,
    ChangeSchoolSignInHandler,
    EnterBySso,
    GetSchoolSignInHandler,
    ProviderClient,
    RemoveProviderHandler,
    RoundTrips,
    SaveProviderHandler,
  ],
};
