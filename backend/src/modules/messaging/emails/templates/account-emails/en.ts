import type { Role } from '@bookgrove/contract';
import { SECRET_MARK } from '../../../../../platform/link-secrets.ts';
import type { SecondFactorChange } from '../../../contract.ts';
import { button, type ButtonLabel } from '../button-labels.ts';
import { quote, type EmailBlock } from '../email-blocks.ts';
import { dayIn, greetingIn } from '../email-text.ts';
import type { AccountEmails } from './account-emails.ts';

const hello = greetingIn.en;
const link = (label: ButtonLabel, url: string): EmailBlock => button('en', label, url);

const CHANGES: Record<SecondFactorChange, string> = {
  turned_on: 'from now on your account asks for a code from your app when you log in.',
  turned_off: 'your account does not ask for a code from your app any more.',
  codes_renewed: 'new recovery codes were made for your account. The old ones no longer work.',
  passkey_added: 'a passkey was added to your account. Whoever holds it can log in with it.',
  passkey_removed: 'a passkey was removed from your account.',
  reset:
    'your school has removed the second factor and all passkeys of your account. You can set them up anew.',
};

const ROLE_NAMES: Record<Role, string> = {
  student: 'a student',
  teacher: 'a teacher',
  parent: 'a parent',
  community: 'a friend',
  school_admin: 'an administrator',
  platform_admin: 'an administrator',
};

/** E-mails about accounts in English. */
export const en: AccountEmails = {
  'verify-email': (_data, { school, origin }) => ({
    subject: `Confirm your e-mail address for ${school}`,
    blocks: [
      hello(),
      `welcome to ${school}. Open this link to confirm your address:`,
      link('confirm', `${origin}/verification/?token=${SECRET_MARK}`),
      `It works once, for seven days. If you did not register, do nothing: without the link nothing happens.`,
    ],
  }),
  'reset-password': (_data, { school, origin, first_name }) => ({
    subject: `A new password for ${school}`,
    blocks: [
      hello(first_name),
      `here you can choose a new password:`,
      link('password', `${origin}/password-reset-confirm/?token=${SECRET_MARK}`),
      `The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.`,
    ],
  }),
  'set-password': (_data, { school, origin, first_name }) => ({
    subject: `Your account at ${school}`,
    blocks: [
      hello(first_name),
      `${school} has made an account for you. Choose your password here:`,
      link('password', `${origin}/password-reset-confirm/?token=${SECRET_MARK}`),
      `The link works once, for seven days. After that, ask for a new one with “Forgot Password” at the login.`,
    ],
  }),
  'change-email': (_data, { school, origin, first_name }) => ({
    subject: `Confirm your new e-mail address for ${school}`,
    blocks: [
      hello(first_name),
      `open this link to use this address at ${school} from now on:`,
      link('confirm', `${origin}/verification/?token=${SECRET_MARK}`),
      `It works once, for one day. If you did not ask for it, do nothing: nothing changes.`,
    ],
  }),
  'guardian-confirmation': (_data, { school, origin }) => ({
    subject: `A child asks for your permission at ${school}`,
    blocks: [
      hello(),
      `a child would like to read at ${school} and has given your e-mail address as that of their parent or guardian.`,
      `The page behind this link says who it is, what is collected and what for. There you say yes or no:`,
      link('guardian', `${origin}/guardian-confirmation/?token=${SECRET_MARK}`),
      `It works for fourteen days. If you say no, everything about the registration is deleted at once. If you do nothing, it is deleted after fourteen days. If you do not know a child who asks, choose no.`,
    ],
  }),
  'password-changed': (_data, { school, origin, first_name }) => ({
    subject: `Your password at ${school} was changed`,
    blocks: [
      hello(first_name),
      `your password was changed just now, and other devices were logged out.`,
      `Was it not you? Choose a new one at once, and tell the school:`,
      link('password', `${origin}/resetpasswordemail`),
    ],
  }),
  'email-changed': (_data, { school, first_name }) => ({
    subject: `Your e-mail address at ${school} was changed`,
    blocks: [
      hello(first_name),
      `your account at ${school} uses another e-mail address from now on. This is the last e-mail to this one.`,
      `Was it not you? Tell the school at once.`,
    ],
  }),
  'second-factor-changed': ({ change }, { school, origin, first_name }) => ({
    subject: `The protection of your account at ${school} has changed`,
    blocks: [
      hello(first_name),
      CHANGES[change],
      `Was it you? Then there is nothing to do.`,
      `If not, somebody else may be in your account: change your password, look at its protection here, and tell your school:`,
      link('security', `${origin}/account/security`),
    ],
  }),
  'data-copy-ready': ({ path }, { school, origin, first_name }) => ({
    subject: `The copy of data at ${school} is ready`,
    blocks: [
      hello(first_name),
      `the copy that you asked for is ready. Fetch it here, with your password, within seven days:`,
      link('copy', `${origin}${path}`),
      `It can be fetched once. If you did not ask for it, change your password and tell your school.`,
    ],
  }),
  invitation: ({ first_name, inviter, role, class_name, message, expires_at }, { school, origin }) => ({
    subject: `${inviter} invites you to ${school}`,
    blocks: [
      hello(first_name),
      `${inviter} invites you to join ${school} as ${ROLE_NAMES[role]}${class_name ? `, in ${class_name}` : ''}.`,
      ...(message ? ['They write:', quote(message)] : []),
      `Accept the invitation here:`,
      link('invitation', `${origin}/accept-invitation/${SECRET_MARK}/`),
      `The link works until ${dayIn('en', expires_at)}. If you do not know this school, do nothing.`,
    ],
  }),
};
