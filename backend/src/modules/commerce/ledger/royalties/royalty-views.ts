import { ListPage } from '../../../../platform/http/page.ts';
import type { ExampleParty, RoyaltyScope, RoyaltyStatus } from './royalty.rules.ts';

/** A version of a royalty rule. Shares are basis points. */
export class RoyaltyRuleView {
  id!: string;
  scope!: RoyaltyScope;
  school_id!: string | null;
  school_name!: string | null;
  book_id!: string | null;
  /** Null without a book, and for one that is not shown any more. */
  book_title!: string | null;
  version!: number;
  status!: RoyaltyStatus;
  /** Whether sales use it now. */
  in_force!: boolean;
  /** ISO 8601; never before the activation. */
  effective_from!: Date;
  /** The platform's part of the price. */
  platform_bps!: number;
  /** Part of what remains for the school that is attributed to the authors. */
  author_bps!: number;
  note!: string;
  created_by!: string | null;
  created_at!: Date;
  activated_by!: string | null;
  activated_at!: Date | null;
}
export class RoyaltyRuleList extends ListPage {
  results!: RoyaltyRuleView[];
}

export class RoyaltyProposal {
  /** The proposal, which a second person approves. */
  id!: string;
}

export class ExamplePart {
  party!: ExampleParty;
  /** Minor units. */
  amount!: number;
}

/** A published book of a school. */
export class RuleBook {
  id!: string;
  title!: string;
  authors!: string[];
}
export class RuleBookList {
  results!: RuleBook[];
}

/** How an example sale is divided. */
export class RoyaltyPreview {
  /** ISO 4217. */
  currency!: string;
  /** Minor units. */
  price!: number;
  parts!: ExamplePart[];
  /** Sum of the parts: the price. */
  sum!: number;
}
