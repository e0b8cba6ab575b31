import type { Language, Role } from '@bookgrove/contract';
import type { LinkPurpose, SecondFactorChanged } from '../../../identity/contract.ts';

/** What a person reads: plain text, never HTML. */
export interface Letter {
  subject: string;
  text: string;
}

export interface AccountFacts {
  school: string;
  /** Address of the school's web app, from its record. */
  origin: string;
  /** Left out where whoever typed the name may not own the mailbox: nobody can have us send their words to strangers. */
  first_name?: string;
}

export interface InvitationFacts {
  school: string;
  origin: string;
  first_name: string;
  inviter: string;
  role: Role;
  class_name: string | null;
  message: string;
  /** The last day, in words. */
  until: string;
}

/** The letters about accounts in one language. Where a link holds the mark, its secret is put in when it is sent. */
export interface AccountLetters {
  /** With a link that works once. */
  link: Record<LinkPurpose, (facts: AccountFacts) => Letter>;
  /** Tells a person that somebody, most likely they, changed the way into their account. */
  changed: Record<'password' | 'email', (facts: Required<AccountFacts>) => Letter>;
  /** Tells a grown-up that the protection of their account changed. */
  secondFactor: (change: SecondFactorChanged['change'], facts: Required<AccountFacts>) => Letter;
  /** Says that a copy of somebody's data can be fetched; names nobody. */
  dataCopy: (facts: { school: string; first_name: string; link: string }) => Letter;
  /** Invites somebody to a school. */
  invitation: (facts: InvitationFacts) => Letter;
}

/** The language of a letter: what the person chose, else what the school speaks. */
export const letterLanguage = (person: Language | null, school: Language | null): Language =>
  person ?? school ?? 'en';
