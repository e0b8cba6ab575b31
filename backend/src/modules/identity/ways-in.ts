import { BadgeTickets } from './badges/badge-tickets.ts';
import { MakeBadgesHandler } from './badges/make-badges.ts';
import { ShowBadgeHandler } from './badges/show-badge.ts';
import { VoidBadgesHandler } from './badges/void-badges.ts';
import { ChangeClassCodeHandler, ChangeClassSignInHandler } from './classes/change-class-sign-in.ts';
import { ClassSignInController } from './classes/class-sign-in.controller.ts';
import { CodeBudgets } from './classes/code-budgets.ts';
import { DemoController } from './demo/demo.controller.ts';
import { EnterDemoHandler } from './demo/enter-demo.ts';
import { GetDemoHandler } from './demo/get-demo.query.ts';
import { DevicesController } from './devices/devices.controller.ts';
import { EndDeviceHandler, EndOtherDevicesHandler, ListDevicesHandler } from './devices/devices.ts';
import { MakeBackupCodeHandler } from './sign-in/make-backup-code.ts';
import { ChoosePicturesHandler, SetPicturesHandler } from './sign-in/pictures.ts';
import { SignInStudentHandler } from './sign-in/sign-in-student.ts';
import { StudentController } from './sign-in/student.controller.ts';

/** How students get in, and whose devices are signed in. */
export const WAYS_IN_CONTROLLERS = [
  ClassSignInController,
  DemoController,
  DevicesController,
  StudentController,
];
export const WAYS_IN_USE_CASES = [
  BadgeTickets,
  ChangeClassCodeHandler,
  ChangeClassSignInHandler,
  ChoosePicturesHandler,
  CodeBudgets,
  EndDeviceHandler,
  EndOtherDevicesHandler,
  EnterDemoHandler,
  GetDemoHandler,
  ListDevicesHandler,
  MakeBackupCodeHandler,
  MakeBadgesHandler,
  SetPicturesHandler,
  ShowBadgeHandler,
  SignInStudentHandler,
  VoidBadgesHandler,
];
