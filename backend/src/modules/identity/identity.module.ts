import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config, derivedKey } from '../../platform/config.ts';
import { ACCESS_TOKEN } from '../../platform/http/jwt.strategy.ts';
import { LiveSessions } from '../../platform/http/tenant-directory.ts';
import { CLASS_CONTROLLERS, CLASS_USE_CASES } from './classes/class.parts.ts';
import { ClassesController } from './classes/classes.controller.ts';
import { ListStudentsInClassHandler } from './classes/list-students-in-class.query.ts';
import { ACCOUNT_CONTROLLERS, ACCOUNT_USE_CASES } from './accounts/account.parts.ts';
import { DUPLICATES } from './duplicates/duplicates.parts.ts';
import { FAMILY_CONTROLLERS, FAMILY_USE_CASES } from './family.ts';
import { OVERVIEW_QUERIES } from './overview/overview.parts.ts';
import { LEADER_PARTS } from './leaders/leader.parts.ts';
import { PEOPLE_PARTS } from './people/people.parts.ts';
import { CountPeopleHandler } from './profile/count-people.query.ts';
import { CountReadersByCountryHandler } from './profile/count-readers-by-country.query.ts';
import { FindStudentNamesHandler } from './profile/find-student-names.query.ts';
import { GetPeopleHandler } from './profile/get-people.query.ts';
import { GetProfileHandler } from './profile/get-profile.query.ts';
import { ROSTER_CONTROLLERS, ROSTER_USE_CASES } from './roster/roster.parts.ts';
import { KeepViewHandler, ListSavedViewsHandler, RemoveViewHandler } from './saved-views/saved-views.ts';
import { SavedViewsController } from './saved-views/saved-views.controller.ts';
import { SECOND_FACTOR } from './second-factor/second-factor.parts.ts';
import { AuthController } from './sign-in/auth.controller.ts';
import { OpenSession } from './sign-in/open-session.ts';
import { Passwords } from './sign-in/passwords.ts';
import { RefreshSessionHandler } from './sign-in/refresh-session.ts';
import { SessionLiveness } from './sign-in/session-liveness.ts';
import { SessionReply } from './sign-in/session-reply.ts';
import { SignInCommunityHandler } from './sign-in/sign-in-community.ts';
import { SignInHandler } from './sign-in/sign-in.ts';
import { SignOutHandler } from './sign-in/sign-out.ts';
import { SprayWatch } from './sign-in/spray-watch.ts';
import { Tokens } from './sign-in/tokens.ts';
import { SSO } from './sso/sso.parts.ts';
import { VIEW_AS } from './view-as/view-as.parts.ts';
import { WAYS_IN_CONTROLLERS, WAYS_IN_USE_CASES } from './ways-in.ts';

@Global()
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: derivedKey(config, 'access-token'),
        signOptions: { ...ACCESS_TOKEN, expiresIn: config.jwt.accessSeconds },
      }),
    }),
  ],
  controllers: [
    AuthController,
    ClassesController,
    ...CLASS_CONTROLLERS,
    ...DUPLICATES.controllers,
    ...ROSTER_CONTROLLERS,
    ...ACCOUNT_CONTROLLERS,
    ...FAMILY_CONTROLLERS,
    ...LEADER_PARTS.controllers,
    ...PEOPLE_PARTS.controllers,
    ...WAYS_IN_CONTROLLERS,
    SavedViewsController,
    ...SECOND_FACTOR.controllers,
    ...SSO.controllers,
    ...VIEW_AS.controllers,
  ],
  providers: [
    ...CLASS_USE_CASES,
    ...DUPLICATES.providers,
    ...ROSTER_USE_CASES,
    ...ACCOUNT_USE_CASES,
    ...FAMILY_USE_CASES,
    ...WAYS_IN_USE_CASES,
    CountPeopleHandler,
    CountReadersByCountryHandler,
    FindStudentNamesHandler,
    GetPeopleHandler,
    GetProfileHandler,
    KeepViewHandler,
    ListSavedViewsHandler,
    ListStudentsInClassHandler,
    OpenSession,
    Passwords,
    RefreshSessionHandler,
    RemoveViewHandler,
    SessionLiveness,
    SessionReply,
    { provide: LiveSessions, useExisting: SessionLiveness },
    SignInCommunityHandler,
    SignInHandler,
    SignOutHandler,
    SprayWatch,
    Tokens,
    ...OVERVIEW_QUERIES,
    ...LEADER_PARTS.providers,
    ...PEOPLE_PARTS.providers,
    ...SECOND_FACTOR.providers,
    ...SSO.providers,
    ...VIEW_AS.providers,
  ],
  exports: [LiveSessions],
})
export class IdentityModule {}
