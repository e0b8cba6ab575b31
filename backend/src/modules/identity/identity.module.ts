import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config, derivedKey } from '../../platform/config.ts';
import { ACCESS_TOKEN } from '../../platform/http/jwt.strategy.ts';
import { LiveSessions } from '../../platform/http/tenant-directory.ts';
import { AddStudentHandler } from './classes/add-student.ts';
import { ArchiveStudentsHandler } from './classes/archive-students.ts';
import { ChangeClassHandler } from './classes/change-class.ts';
import { ChangeStudentHandler } from './classes/change-student.ts';
import { CreateClassHandler } from './classes/create-class.ts';
import { ListClassStudentsHandler } from './classes/list-class-students.query.ts';
import { ListPossibleTeachersHandler } from './classes/list-possible-teachers.query.ts';
import { ListSchoolClassesHandler } from './classes/list-school-classes.query.ts';
import { MoveStudentsHandler } from './classes/move-students.ts';
import { ResetStudentPasswordHandler } from './classes/reset-student-password.ts';
import { RollOverClassHandler } from './classes/roll-over-class.ts';
import { ShelveClassHandler } from './classes/shelve-class.ts';
import { ClassStudentsController } from './classes/class-students.controller.ts';
import {
  ListClassGroupsHandler,
  RemoveClassGroupHandler,
  SaveClassGroupHandler,
} from './classes/class-groups.ts';
import { PutStudentsInHandler, RemoveStudentsHandler } from './classes/remove-students.ts';
import { SchoolClassesController } from './classes/school-classes.controller.ts';
import { ClassesController } from './classes/classes.controller.ts';
import { ListStudentsInClassHandler } from './classes/list-students-in-class.query.ts';
import { ACCOUNT_CONTROLLERS, ACCOUNT_USE_CASES } from './accounts/account.parts.ts';
import { FAMILY_CONTROLLERS, FAMILY_USE_CASES } from './family.ts';
import { PEOPLE_PARTS } from './people/people.parts.ts';
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
    ClassStudentsController,
    SchoolClassesController,
    ...ACCOUNT_CONTROLLERS,
    ...FAMILY_CONTROLLERS,
    ...PEOPLE_PARTS.controllers,
    ...WAYS_IN_CONTROLLERS,
  ],
  providers: [
    ...ACCOUNT_USE_CASES,
    ...FAMILY_USE_CASES,
    ...WAYS_IN_USE_CASES,
    AddStudentHandler,
    ArchiveStudentsHandler,
    ChangeClassHandler,
    ChangeStudentHandler,
    CreateClassHandler,
    ListClassStudentsHandler,
    ListPossibleTeachersHandler,
    ListSchoolClassesHandler,
    MoveStudentsHandler,
    ResetStudentPasswordHandler,
    RollOverClassHandler,
    ShelveClassHandler,
    ListClassGroupsHandler,
    RemoveClassGroupHandler,
    SaveClassGroupHandler,
    PutStudentsInHandler,
    RemoveStudentsHandler,
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
    ...PEOPLE_PARTS.providers,
  ],
  exports: [LiveSessions],
})
export class IdentityModule {}
