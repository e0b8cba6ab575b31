import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config, derivedKey } from '../../platform/config.ts';
import { ACCESS_TOKEN } from '../../platform/http/jwt.strategy.ts';
import { LiveSessions } from '../../platform/http/tenant-directory.ts';
import { ClassesController } from './classes/classes.controller.ts';
import { ListStudentsInClassHandler } from './classes/list-students-in-class.query.ts';
import { GetPeopleHandler } from './profile/get-people.query.ts';
import { GetProfileHandler } from './profile/get-profile.query.ts';
import { AuthController } from './sign-in/auth.controller.ts';
import { OpenSession } from './sign-in/open-session.ts';
import { Passwords } from './sign-in/passwords.ts';
import { RefreshSessionHandler } from './sign-in/refresh-session.ts';
import { SessionLiveness } from './sign-in/session-liveness.ts';
import { SessionReply } from './sign-in/session-reply.ts';
import { SignInCommunityHandler } from './sign-in/sign-in-community.ts';
import { SignInHandler } from './sign-in/sign-in.ts';
import { SignOutHandler } from './sign-in/sign-out.ts';
import { Tokens } from './sign-in/tokens.ts';

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
  controllers: [AuthController, ClassesController],
  providers: [
    GetPeopleHandler,
    GetProfileHandler,
    ListStudentsInClassHandler,
    OpenSession,
    Passwords,
    RefreshSessionHandler,
    SessionLiveness,
    SessionReply,
    { provide: LiveSessions, useExisting: SessionLiveness },
    SignInCommunityHandler,
    SignInHandler,
    SignOutHandler,
    Tokens,
  ],
  exports: [LiveSessions],
})
export class IdentityModule {}
