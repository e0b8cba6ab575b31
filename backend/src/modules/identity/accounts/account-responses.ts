import type { Profile } from '../profile/get-profile.query.ts';
import type { SignUpRole } from './sign-up.rules.ts';

export class SignedUp {
  success!: boolean;
  user!: Profile;
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
