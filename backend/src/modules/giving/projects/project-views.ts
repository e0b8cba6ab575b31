import { ApiProperty } from '@nestjs/swagger';
import { Money } from '../../../platform/http/money.ts';
import { ListPage } from '../../../platform/http/page.ts';
import { CharityMoney } from '../charities/charity-views.ts';
import {
  CHARITY_STATUSES,
  PROJECT_STATUSES,
  RECEIPT_REGIMES,
  type CharityStatus,
  type ProjectStatus,
  type ReceiptRegime,
} from '../contract.ts';
import { OVERFLOW_POLICIES, PROJECT_MOVES, type OverflowPolicy, type ProjectMove } from './project.rules.ts';

/** The charity that gets the gifts. */
export class ProjectCharity {
  id!: string;
  slug!: string;
  name!: string;
  logo!: string | null;
  @ApiProperty({ enum: CHARITY_STATUSES })
  status!: CharityStatus;
  registration_number!: string;
  @ApiProperty({ enum: RECEIPT_REGIMES })
  receipts!: ReceiptRegime;
  verified_at!: string | null;
}

/** A project in the grid. Amounts are in its currency. */
export class ProjectListItem {
  id!: string;
  slug!: string;
  title!: string;
  /** The need in one sentence. */
  summary!: string;
  /** Path of the picture in this API; null: none. */
  cover!: string | null;
  cover_alt!: string;
  charity!: ProjectCharity;
  place!: string;
  /** ISO 3166-1 alpha-2. */
  country!: string;
  /** Degrees, for the map; null: not on it. */
  latitude!: number | null;
  longitude!: number | null;
  /** Goals of the United Nations, 1 to 17. */
  goals!: number[];
  @ApiProperty({ enum: PROJECT_STATUSES })
  status!: ProjectStatus;
  goal!: Money;
  /** From the ledger; null while it cannot tell. */
  raised!: Money | null;
  /** Whole percent of the goal; null while the ledger cannot tell. */
  percentage!: number | null;
  /** People who gave; null while it is not counted. */
  donors_count!: number | null;
  /** Last day of the fundraising, `2026-12-31`. */
  ends_on!: string | null;
  /** With this day; null without an end, 0 when it is over. */
  days_left!: number | null;
  started_by_students!: boolean;
  /** Invented for demonstrations. */
  demo!: boolean;
  published_at!: string | null;
  /** When its last news were published. */
  updated_at!: string | null;
}

export class ProjectPage extends ListPage {
  results!: ProjectListItem[];
}

export class ProjectBudgetLine {
  label!: string;
  note!: string;
  pieces!: number;
  /** Minor units. */
  each!: number;
  /** `pieces` times `each`. */
  amount!: number;
}
export class ProjectMilestone {
  title!: string;
  due_on!: string;
  done_on!: string | null;
}
export class ProjectOutcome {
  /** `One sun lamp` */
  label!: string;
  /** Minor units. */
  cost!: number;
}
export class ProjectQuestionView {
  question!: string;
  answer!: string;
}
/** A sponsor doubles gifts, one to one. */
export class ProjectMatching {
  sponsor!: string;
  pool!: Money;
  /** What is left of it; null while the ledger cannot tell. */
  left!: Money | null;
}
export class ProjectNews {
  id!: string;
  title!: string;
  /** Paragraphs, separated by blank lines. */
  body!: string;
  /** Address of its picture; null for none. */
  picture!: string | null;
  published_at!: string;
}
/** Another project, named. */
export class ProjectReference {
  id!: string;
  slug!: string;
  title!: string;
}
/** A fundraiser page of the running school. */
export class FundraiserCard {
  slug!: string;
  title!: string;
  kind!: 'class' | 'student';
}

/** A project with its details. */
export class ProjectView extends ProjectListItem {
  /** Paragraphs, separated by blank lines. */
  story!: string;
  starts_on!: string | null;
  accepts_gifts!: boolean;
  /** Why no gift is taken now; null when it is. */
  @ApiProperty({
    enum: ['not_verified', 'suspended', 'archived', 'not_fundraising', 'paused', 'goal_reached', 'ended'],
    nullable: true,
  })
  refusal!: string | null;
  /** Why it was paused or cancelled; empty otherwise. */
  status_reason!: string;
  /** The lines add up to the goal. */
  budget!: ProjectBudgetLine[];
  milestones!: ProjectMilestone[];
  outcome_units!: ProjectOutcome[];
  questions!: ProjectQuestionView[];
  @ApiProperty({ enum: OVERFLOW_POLICIES })
  overflow!: OverflowPolicy;
  /** Gets what is beyond the goal, or what a cancelled project had raised. */
  redirect_to!: ProjectReference | null;
  matching!: ProjectMatching | null;
  /** The final report; empty before. */
  report!: string;
  reported_at!: string | null;
  /** Slug of the film of the report. */
  film!: string | null;
  /** Newest first, at most fifty. */
  updates!: ProjectNews[];
  /** By currency; null while the ledger cannot tell. */
  @ApiProperty({ type: [CharityMoney], nullable: true })
  money!: CharityMoney[] | null;
  /** Pages of this school, while giving is on. */
  fundraisers!: FundraiserCard[];
}

/** A project in the list of staff. */
export class ProjectDeskItem extends ProjectListItem {
  of_platform!: boolean;
  /** News that wait for a second reader. */
  updates_waiting!: number;
  version!: number;
}

export class ProjectStatusCount {
  @ApiProperty({ enum: PROJECT_STATUSES })
  status!: ProjectStatus;
  count!: number;
}

export class ProjectDeskPage extends ListPage {
  results!: ProjectDeskItem[];
  /** Projects by status, regardless of the filter for the status. */
  statuses!: ProjectStatusCount[];
}

export class ProjectEventView {
  id!: string;
  what!: string;
  reason!: string;
  by!: string;
  at!: string;
}

export class ProjectUpdateView {
  id!: string;
  title!: string;
  body!: string;
  /** Address of its picture; null for none, and while it is not published. */
  picture!: string | null;
  /** Whether it has a picture. */
  has_picture!: boolean;
  @ApiProperty({ enum: ['waiting', 'published', 'rejected'] })
  status!: string;
  reason!: string;
  created_at!: string;
  published_at!: string | null;
  /** Whether the caller can decide on it: whoever wrote it cannot. */
  decidable!: boolean;
}

/** A project for staff. */
export class ProjectDraft extends ProjectView {
  version!: number;
  of_platform!: boolean;
  charity_id!: string;
  @ApiProperty({ enum: PROJECT_MOVES, isArray: true })
  moves!: ProjectMove[];
  editable!: boolean;
  news!: ProjectUpdateView[];
  /** Newest first, at most fifty. */
  events!: ProjectEventView[];
}

export class ProjectSaved {
  id!: string;
  slug!: string;
  version!: number;
}
