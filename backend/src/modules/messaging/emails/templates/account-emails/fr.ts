import type { Role } from '@bookgrove/contract';
import { SECRET_MARK } from '../../../../../platform/link-secrets.ts';
import type { SecondFactorChange } from '../../../contract.ts';
import { button, type ButtonLabel } from '../button-labels.ts';
import { quote, type EmailBlock } from '../email-blocks.ts';
import { dayIn, greetingIn } from '../email-text.ts';
import type { AccountEmails } from './account-emails.ts';

const hello = greetingIn.fr;
const link = (label: ButtonLabel, url: string): EmailBlock => button('fr', label, url);

const CHANGES: Record<SecondFactorChange, string> = {
  turned_on: 'désormais, votre compte demande un code de votre application à la connexion.',
  turned_off: 'votre compte ne demande plus de code de votre application.',
  codes_renewed:
    'de nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
  passkey_added:
    'une clé d’accès a été ajoutée à votre compte. La personne qui la détient peut se connecter avec elle.',
  passkey_removed: 'une clé d’accès a été supprimée de votre compte.',
  reset:
    'votre école a retiré le second facteur et toutes les clés d’accès de votre compte. Vous pouvez les remettre en place.',
};

const ROLE_NAMES: Record<Role, string> = {
  student: 'élève',
  teacher: 'enseignant',
  parent: 'parent',
  community: 'ami de l’école',
  school_admin: 'administrateur',
  platform_admin: 'administrateur',
};

/** E-mails about accounts in French. */
export const fr: AccountEmails = {
  'verify-email': (_data, { school, origin }) => ({
    subject: `Confirmez votre adresse e-mail pour ${school}`,
    blocks: [
      hello(),
      `bienvenue à ${school}. Ouvrez ce lien pour confirmer votre adresse :`,
      link('confirm', `${origin}/verification/?token=${SECRET_MARK}`),
      `Il fonctionne une fois, pendant sept jours. Si vous ne vous êtes pas inscrit, ne faites rien : sans ce lien, rien ne se passe.`,
    ],
  }),
  'reset-password': (_data, { school, origin, first_name }) => ({
    subject: `Un nouveau mot de passe pour ${school}`,
    blocks: [
      hello(first_name),
      `vous pouvez choisir ici un nouveau mot de passe :`,
      link('password', `${origin}/password-reset-confirm/?token=${SECRET_MARK}`),
      `Le lien fonctionne une fois, pendant une heure. Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.`,
    ],
  }),
  'set-password': (_data, { school, origin, first_name }) => ({
    subject: `Votre compte à ${school}`,
    blocks: [
      hello(first_name),
      `${school} a créé un compte pour vous. Choisissez votre mot de passe ici :`,
      link('password', `${origin}/password-reset-confirm/?token=${SECRET_MARK}`),
      `Le lien fonctionne une fois, pendant sept jours. Ensuite, demandez-en un nouveau avec « Mot de passe oublié ? » à la connexion.`,
    ],
  }),
  'change-email': (_data, { school, origin, first_name }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${school}`,
    blocks: [
      hello(first_name),
      `ouvrez ce lien pour utiliser désormais cette adresse à ${school} :`,
      link('confirm', `${origin}/verification/?token=${SECRET_MARK}`),
      `Il fonctionne une fois, pendant un jour. Si vous ne l’avez pas demandé, ne faites rien : rien ne change.`,
    ],
  }),
  'guardian-confirmation': (_data, { school, origin }) => ({
    subject: `Un enfant demande votre accord pour ${school}`,
    blocks: [
      hello(),
      `un enfant voudrait lire sur ${school} et a indiqué votre adresse e-mail comme celle de son parent ou tuteur.`,
      `La page de ce lien dit de qui il s’agit, ce qui est enregistré et pourquoi. Vous y répondez oui ou non :`,
      link('guardian', `${origin}/guardian-confirmation/?token=${SECRET_MARK}`),
      `Il fonctionne pendant quatorze jours. Si vous répondez non, toute l’inscription est effacée aussitôt. Sans réponse, elle est effacée après quatorze jours. Si vous ne connaissez pas d’enfant qui le demande, répondez non.`,
    ],
  }),
  'password-changed': (_data, { school, origin, first_name }) => ({
    subject: `Votre mot de passe à ${school} a été changé`,
    blocks: [
      hello(first_name),
      `votre mot de passe vient d’être changé, et les autres appareils ont été déconnectés.`,
      `Ce n’était pas vous ? Choisissez-en un nouveau tout de suite et prévenez l’école :`,
      link('password', `${origin}/resetpasswordemail`),
    ],
  }),
  'email-changed': (_data, { school, first_name }) => ({
    subject: `Votre adresse e-mail à ${school} a été changée`,
    blocks: [
      hello(first_name),
      `votre compte à ${school} utilise désormais une autre adresse e-mail. Ceci est le dernier message à celle-ci.`,
      `Ce n’était pas vous ? Prévenez l’école tout de suite.`,
    ],
  }),
  'second-factor-changed': ({ change }, { school, origin, first_name }) => ({
    subject: `La protection de votre compte à ${school} a changé`,
    blocks: [
      hello(first_name),
      CHANGES[change],
      `C’était vous ? Alors il n’y a rien à faire.`,
      `Sinon, quelqu’un d’autre est peut-être dans votre compte : changez votre mot de passe, regardez sa protection ici, et prévenez votre école :`,
      link('security', `${origin}/account/security`),
    ],
  }),
  'data-copy-ready': ({ path }, { school, origin, first_name }) => ({
    subject: `La copie des données à ${school} est prête`,
    blocks: [
      hello(first_name),
      `la copie que vous avez demandée est prête. Récupérez-la ici, avec votre mot de passe, dans les sept jours :`,
      link('copy', `${origin}${path}`),
      `On peut la récupérer une fois. Si vous ne l’avez pas demandée, changez votre mot de passe et prévenez votre école.`,
    ],
  }),
  invitation: ({ first_name, inviter, role, class_name, message, expires_at }, { school, origin }) => ({
    subject: `${inviter} vous invite à ${school}`,
    blocks: [
      hello(first_name),
      `${inviter} vous invite à rejoindre ${school} comme ${ROLE_NAMES[role]}${class_name ? `, en ${class_name}` : ''}.`,
      ...(message ? ['Son message :', quote(message)] : []),
      `Acceptez l’invitation ici :`,
      link('invitation', `${origin}/accept-invitation/${SECRET_MARK}/`),
      `Le lien fonctionne jusqu’au ${dayIn('fr', expires_at)}. Si vous ne connaissez pas cette école, ne faites rien.`,
    ],
  }),
};
