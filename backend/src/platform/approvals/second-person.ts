import type { Language, Permission } from '@bookgrove/contract';
import type { Tx } from '../db/db.ts';

/** A text in every language of the app. */
export type LocalText = Readonly<Record<Language, string>>;

/** The same in every language: a name, a number, an address. */
export const inEveryLanguage = (text: string): LocalText => ({ en: text, fr: text, ar: text, hi: text });

/** One line of what the approver reads: `People`, `412`. */
export interface Fact {
  label: LocalText;
  value: LocalText;
}

/** What will be done, by the data of now. */
export interface Snapshot {
  facts: readonly Fact[];
  /**
   * The data behind the facts, as far as a change of it makes another act of it: amounts, ids, account numbers. Only
   * its hash is stored. A proposal is refused when this has changed between proposal and approval.
   */
  material: unknown;
}

/** A new proposal. */
export interface ProposedAct {
  proposalId: string;
  proposedBy: string;
  expiresAt: Date;
}

/** Who proposed an act that is approved now, and who approved it. */
export interface ApprovedAct {
  proposalId: string;
  proposedBy: string;
  approvedBy: string;
}

/** An act that one person proposes and another one approves. */
export interface SecondPersonAct<Params extends object = object> {
  /**
   * What will be done. Called at the proposal, and again in the transaction of the approval.
   * @throws AppError when the act is not possible
   */
  describe(tx: Tx, params: Params): Promise<Snapshot>;
  /**
   * Called once, in the transaction of a new proposal, for an act that more people hear of than those who may approve it
   * here. Changes nothing outside of `tx`.
   */
  proposed?(tx: Tx, params: Params, proposal: ProposedAct): Promise<void>;
  /**
   * Does it, in the transaction of the approval and of its audit entry. Changes nothing outside of `tx`, which may run
   * more than once; slow work and calls of other systems belong to the consumer of an event.
   */
  run(tx: Tx, params: Params, approved: ApprovedAct): Promise<void>;
}

/** How an act is declared. */
export interface ActDeclaration {
  /** `<what>.<done>`; stays, since stored proposals contain it. */
  kind: string;
  title: LocalText;
  /** What somebody needs to propose it. */
  propose: Permission;
  /** What the second person needs. */
  approve: Permission;
  /** Hours until a proposal expires. */
  hours: number;
  /** Page of the proposer where the result is found. */
  path: string;
  /** The same for the platform's team; absent: `path`. */
  platformPath?: string;
}

export const SECOND_PERSON_ACT = Symbol('second-person-act');

/** Declares a provider as an act that needs a second person. Proposed with the command `ProposeAct` of identity. */
export const NeedsSecondPerson =
  (declaration: ActDeclaration): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(SECOND_PERSON_ACT, declaration, target);
