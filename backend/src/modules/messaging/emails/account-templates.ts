import type { Role } from '@bookgrove/contract';
import { SECRET_MARK } from '../../../platform/link-secrets.ts';
import type { LinkPurpose } from '../../identity/contract.ts';

interface Text {
  subject: string;
  text: string;
}
interface LinkFacts {
  school: string;
  /** Address of the school's web app, from its record. */
  origin: string;
  /** Left out where whoever typed the name may not own the mailbox: nobody can have us send their words to strangers. */
  first_name?: string;
}

const hello = (name?: string): string => (name ? `Hello ${name},` : 'Hello,');
const sign = (school: string): string => `\n\nYour library at ${school}`;

/** The words of e-mails with a link that works once. The mark in the link becomes its secret when they are sent. */
export const LINK_LETTERS: Record<LinkPurpose, (facts: LinkFacts) => Text> = {
  verify_email: ({ school, origin }) => ({
    subject: `Confirm your e-mail address for ${school}`,
    text:
      `${hello()}\n\nwelcome to ${school}. Open this link to confirm your address:\n` +
      `${origin}/verification/?token=${SECRET_MARK}\n\nIt works once, for seven days. ` +
      `If you did not register, do nothing: without the link nothing happens.${sign(school)}`,
  }),
  reset_password: ({ school, origin, first_name }) => ({
    subject: `A new password for ${school}`,
    text:
      `${hello(first_name)}\n\nhere you can choose a new password:\n` +
      `${origin}/password-reset-confirm/?token=${SECRET_MARK}\n\nThe link works once, for one hour. ` +
      `If you did not ask for it, do nothing: your password stays as it is.${sign(school)}`,
  }),
  set_password: ({ school, origin, first_name }) => ({
    subject: `Your account at ${school}`,
    text:
      `${hello(first_name)}\n\n${school} has made an account for you. Choose your password here:\n` +
      `${origin}/password-reset-confirm/?token=${SECRET_MARK}\n\nThe link works once, for seven days. ` +
      `After that, ask for a new one with “Forgot password?” at the login.${sign(school)}`,
  }),
  change_email: ({ school, origin, first_name }) => ({
    subject: `Confirm your new e-mail address for ${school}`,
    text:
      `${hello(first_name)}\n\nopen this link to use this address at ${school} from now on:\n` +
      `${origin}/verification/?token=${SECRET_MARK}\n\nIt works once, for one day. ` +
      `If you did not ask for it, do nothing: nothing changes.${sign(school)}`,
  }),
};

/** Tells a person that somebody, most likely they, changed the way into their account. */
export const CHANGE_LETTERS: Record<'password' | 'email', (facts: Required<LinkFacts>) => Text> = {
  password: ({ school, origin, first_name }) => ({
    subject: `Your password at ${school} was changed`,
    text:
      `${hello(first_name)}\n\nyour password was changed just now, and other devices were logged out.\n\n` +
      `Was it not you? Choose a new one at once, and tell the school:\n${origin}/resetpasswordemail${sign(school)}`,
  }),
  email: ({ school, first_name }) => ({
    subject: `Your e-mail address at ${school} was changed`,
    text:
      `${hello(first_name)}\n\nyour account at ${school} uses another e-mail address from now on. ` +
      `This is the last e-mail to this one.\n\nWas it not you? Tell the school at once.${sign(school)}`,
  }),
};

const AS: Record<Role, string> = {
  student: 'a student',
  teacher: 'a teacher',
  parent: 'a parent',
  community: 'a friend',
  school_admin: 'an administrator',
  platform_admin: 'an administrator',
};

/** Invites somebody to a school. */
export const invitationLetter = (facts: {
  school: string;
  origin: string;
  first_name: string;
  inviter: string;
  role: Role;
  class_name: string | null;
  message: string;
  until: string;
}): Text => ({
  subject: `${facts.inviter} invites you to ${facts.school}`,
  text:
    `${hello(facts.first_name)}\n\n${facts.inviter} invites you to join ${facts.school} as ${AS[facts.role]}` +
    `${facts.class_name ? `, in ${facts.class_name}` : ''}.\n\n` +
    `${facts.message ? `They write:\n${facts.message}\n\n` : ''}` +
    `Accept the invitation here:\n${facts.origin}/accept-invitation/${SECRET_MARK}/\n\n` +
    `The link works until ${facts.until}. If you do not know this school, do nothing.${sign(facts.school)}`,
});
