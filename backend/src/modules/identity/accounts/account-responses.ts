import type { Profile } from '../profile/get-profile.query.ts';
import type { SignUpRole } from './sign-up.rules.ts';

/** A registration that waits for a guardian. */
export class WaitingForGuardian {
  /** With it the e-mail to the guardian can be sent again. */
  ticket!: string;
  guardian_email!: string;
  /** Until then the guardian may answer; afterwards the registration is deleted. */
  until!: string;
}
export class SignedUp {
  success!: boolean;
  user!: Profile;
  /** Set when a guardian has to confirm first: until then nobody can sign in. */
  waiting?: WaitingForGuardian;
}
export class SignUpAge {
  /** Whether the form has to ask for the e-mail address of a guardian. */
  guardian!: boolean;
}
/** What a guardian sees of a waiting registration. */
export class RegistrationToConfirm {
  first_name!: string;
  last_name!: string;
  email!: string;
  birth_year!: number;
  birth_month!: number;
  country!: string;
  until!: string;
}
export class SignUpOptions {
  /** Whether registration is open. */
  open!: boolean;
  /** Roles that need no invitation. */
  roles!: SignUpRole[];
  /** Public key of the check against robots; null when this installation has none. */
  site_key!: string | null;
}
export class Done {
  success!: boolean;
}
export class EmailVerified {
  success!: boolean;
  email!: string;
  /** True when the address replaced another one. */
  changed!: boolean;
}

/** The response of routes without other data. */
export const DONE: Done = { success: true };
