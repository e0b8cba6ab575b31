import { ChangeClassCodeHandler, ChangeClassSignInHandler } from './change-class-sign-in.ts';
import { ClassSignInController } from './class-sign-in.controller.ts';
import { DecideClassDeviceHandler } from './decide-class-device.ts';
import { ListClassDevicesHandler } from './list-class-devices.query.ts';
import { MakeBackupCodeHandler } from './make-backup-code.ts';
import { MakeBadgesHandler } from './make-badges.ts';
import { SetPicturesHandler } from './set-pictures.ts';
import { VoidBadgesHandler } from './void-badges.ts';

/** How the students of a class sign in, as their teachers set it. */
export const CLASS_SIGN_IN_PROVIDERS = {
  controllers: [ClassSignInController],
  providers: [
    ChangeClassCodeHandler,
    ChangeClassSignInHandler,
    DecideClassDeviceHandler,
    ListClassDevicesHandler,
    MakeBackupCodeHandler,
    MakeBadgesHandler,
    SetPicturesHandler,
    VoidBadgesHandler,
  ],
};
