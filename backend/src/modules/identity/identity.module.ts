import { Global, Module, type Provider, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { Config, derivedKey } from '../../platform/config.ts';
import { ACCESS_TOKEN } from '../../platform/http/jwt.strategy.ts';
import { LiveSessions } from '../../platform/http/tenant-directory.ts';
import { PREVIOUS_EMAIL_CONSUMERS } from './emails-of-previous-version.ts';
import { AUDIT_PROVIDERS } from './audit/audit.providers.ts';
import { PROFILE_PROVIDERS } from './profile/profile.providers.ts';
import { SESSION_PROVIDERS } from './sign-in/sessions/sessions.providers.ts';
import { PASSWORD_PROVIDERS } from './sign-in/passwords/passwords.providers.ts';
import { DEVICE_PROVIDERS } from './sign-in/devices/devices.providers.ts';
import { SECOND_FACTOR_PROVIDERS } from './sign-in/second-factor/second-factor.providers.ts';
import { PASSKEY_PROVIDERS } from './sign-in/passkeys/passkeys.providers.ts';
import { SECOND_STEP_PROVIDERS } from './sign-in/second-step/second-step.providers.ts';
import { SECURITY_SETTINGS_PROVIDERS } from './sign-in/security-settings/security-settings.providers.ts';
import { PASSWORD_SIGN_IN_PROVIDERS } from './sign-in/password-sign-in/password-sign-in.providers.ts';
import { STUDENT_SIGN_IN_PROVIDERS } from './sign-in/students/student-sign-in.providers.ts';
import { SSO_PROVIDERS } from './sign-in/sso/sso.providers.ts';
import { VIEW_AS_PROVIDERS } from './sign-in/view-as/view-as.providers.ts';
import { DEMO_PROVIDERS } from './sign-in/demo/demo.providers.ts';
import { APPROVAL_PROVIDERS } from './approvals/approvals.providers.ts';
import { ACCOUNT_PROVIDERS } from './accounts/accounts.providers.ts';
import { PEOPLE_PROVIDERS } from './people/administration/people.providers.ts';
import { PEOPLE_EXPORT_PROVIDERS } from './people/exports/people-exports.providers.ts';
import { INVITATION_PROVIDERS } from './people/invitations/invitations.providers.ts';
import { SAVED_VIEW_PROVIDERS } from './people/saved-views/saved-views.providers.ts';
import { CLASS_MANAGEMENT_PROVIDERS } from './classes/management/class-management.providers.ts';
import { CLASS_STUDENT_PROVIDERS } from './classes/students/class-students.providers.ts';
import { DUPLICATES_PROVIDERS } from './classes/duplicates/duplicates.providers.ts';
import { CLASS_SIGN_IN_PROVIDERS } from './classes/class-sign-in/class-sign-in.providers.ts';
import { CLASS_QUERY_PROVIDERS } from './classes/queries/class-queries.providers.ts';
import { ROSTER_CONTROLLERS, ROSTER_USE_CASES } from './classes/roster/roster.providers.ts';
import { GUARDIAN_PROVIDERS } from './families/guardians/guardians.providers.ts';
import { CONSENT_PROVIDERS } from './families/consents/consents.providers.ts';
import { LEADERSHIP_PROVIDERS } from './leadership/leadership.providers.ts';
import { PERSONAL_DATA_PROVIDERS } from './personal-data/personal-data.providers.ts';
import { IdentitySchoolData } from './school-data.ts';

/** What each folder registers with Nest, in the order in which the folders build on each other. */
const FOLDERS: { controllers: Type[]; providers: Provider[] }[] = [
  AUDIT_PROVIDERS,
  PROFILE_PROVIDERS,
  SESSION_PROVIDERS,
  PASSWORD_PROVIDERS,
  DEVICE_PROVIDERS,
  SECOND_FACTOR_PROVIDERS,
  PASSKEY_PROVIDERS,
  SECOND_STEP_PROVIDERS,
  SECURITY_SETTINGS_PROVIDERS,
  PASSWORD_SIGN_IN_PROVIDERS,
  STUDENT_SIGN_IN_PROVIDERS,
  SSO_PROVIDERS,
  VIEW_AS_PROVIDERS,
  DEMO_PROVIDERS,
  APPROVAL_PROVIDERS,
  ACCOUNT_PROVIDERS,
  PEOPLE_PROVIDERS,
  PEOPLE_EXPORT_PROVIDERS,
  INVITATION_PROVIDERS,
  SAVED_VIEW_PROVIDERS,
  CLASS_MANAGEMENT_PROVIDERS,
  CLASS_STUDENT_PROVIDERS,
  DUPLICATES_PROVIDERS,
  CLASS_SIGN_IN_PROVIDERS,
  CLASS_QUERY_PROVIDERS,
  { controllers: ROSTER_CONTROLLERS, providers: ROSTER_USE_CASES },
  GUARDIAN_PROVIDERS,
  CONSENT_PROVIDERS,
  LEADERSHIP_PROVIDERS,
  PERSONAL_DATA_PROVIDERS,
  { controllers: [], providers: [IdentitySchoolData] },
  { controllers: [], providers: PREVIOUS_EMAIL_CONSUMERS },
];

@Global()
@Module({
  imports: [
    DiscoveryModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: derivedKey(config, 'access-token'),
        signOptions: { ...ACCESS_TOKEN, expiresIn: config.jwt.accessSeconds },
      }),
    }),
  ],
  controllers: FOLDERS.flatMap(({ controllers }) => controllers),
  providers: FOLDERS.flatMap(({ providers }) => providers),
  exports: [LiveSessions],
})
export class IdentityModule {}
