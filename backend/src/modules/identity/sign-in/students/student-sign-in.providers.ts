import { BadgeTokens } from './badge-tokens.ts';
import { ClassCodeBudgets } from './class-code-budgets.ts';
import { ClassDevices } from './class-devices.ts';
import { PictureTries } from './picture-tries.ts';
import { ClassCodeController } from './class-code.controller.ts';
import { ListStudentsInClassHandler } from './list-students-in-class.query.ts';
import { PasswordSprayingWatch } from './password-spraying-watch.ts';
import { ChoosePicturesHandler } from './choose-pictures.ts';
import { PresentBadgeHandler } from './present-badge.ts';
import { SignInStudentHandler } from './sign-in-student.ts';
import { StudentSignInController } from './student-sign-in.controller.ts';

/** How students sign in: class code, name and password, pictures, badge or backup code. */
export const STUDENT_SIGN_IN_PROVIDERS = {
  controllers: [ClassCodeController, StudentSignInController],
  providers: [
    BadgeTokens,
    ChoosePicturesHandler,
    ClassCodeBudgets,
    ClassDevices,
    ListStudentsInClassHandler,
    PasswordSprayingWatch,
    PictureTries,
    PresentBadgeHandler,
    SignInStudentHandler,
  ],
};
