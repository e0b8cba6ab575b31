import { ApiProperty } from '@nestjs/swagger';
import { Money } from '../../../platform/http/money.ts';
import { ListPage } from '../../../platform/http/page.ts';
import { CHARITY_STATUSES, RECEIPT_REGIMES, type CharityStatus, type ReceiptRegime } from '../contract.ts';
import { CHARITY_CHECKS, type CharityCheckKind, type CharityMove } from './charity.rules.ts';
import type { CharityRow } from './charity-row.ts';

/** A charity in the list. */
export class CharityListItem {
  id!: string;
  slug!: string;
  name!: string;
  /** Path of the picture in this API; null: none. */
  logo!: string | null;
  cover!: string | null;
  cover_alt!: string;
  /** What it does, in one sentence. */
  summary!: string;
  /** ISO 3166-1 alpha-2. */
  country!: string;
  place!: string;
  /** Goals of the United Nations, 1 to 17. */
  goals!: number[];
  @ApiProperty({ enum: CHARITY_STATUSES })
  status!: CharityStatus;
  verified_at!: string | null;
  /** Whether the school of this address supports it. */
  supported!: boolean;
  /** Invented for demonstrations. */
  demo!: boolean;
  /** What it got by gifts and sales on the platform, by currency, from the ledger; null while the ledger cannot tell. */
  @ApiProperty({ type: [Money], nullable: true })
  raised!: Money[] | null;
  /** What was paid out to it, by currency; null while the ledger cannot tell. */
  @ApiProperty({ type: [Money], nullable: true })
  paid_out!: Money[] | null;
  /** Projects that are shown. */
  projects_count!: number;
  /** Projects that take gifts now. */
  open_projects_count!: number;
}

export class CharityPage extends ListPage {
  results!: CharityListItem[];
}

/** A paper that was read for the verification. */
export class CharityPaper {
  title!: string;
  added_at!: string;
  /** When the platform's team read it; null: not yet. */
  read_at!: string | null;
}

/** The money of a charity or project in one currency, in minor units, from the ledger. */
export class CharityMoney {
  /** ISO 4217. */
  currency!: string;
  raised!: number;
  fees!: number;
  paid_out!: number;
  waiting!: number;
  /** A part of what waits: added by a sponsor who has not paid it yet. */
  promised!: number;
}

/** News of one of its projects. */
export class CharityNews {
  id!: string;
  project_slug!: string;
  project_title!: string;
  title!: string;
  body!: string;
  published_at!: string;
}

/** A charity with its details. */
export class CharityView extends CharityListItem {
  legal_name!: string;
  mission!: string;
  registration_number!: string;
  register_url!: string | null;
  website!: string | null;
  @ApiProperty({ enum: RECEIPT_REGIMES })
  receipts!: ReceiptRegime;
  /** Whether gifts are taken now. */
  accepts_gifts!: boolean;
  /** Why it is suspended or archived; empty otherwise. */
  status_reason!: string;
  documents!: CharityPaper[];
  /** When two people agreed on its bank details; null: not yet. */
  bank_checked_at!: string | null;
  /** Null while the ledger cannot tell. */
  @ApiProperty({ type: [CharityMoney], nullable: true })
  money!: CharityMoney[] | null;
  /** People who gave; null while it is not counted. */
  donors_count!: number | null;
  /** Newest first, at most ten. */
  updates!: CharityNews[];
}

/** A charity in the list of staff. */
export class CharityDeskItem {
  id!: string;
  slug!: string;
  name!: string;
  logo!: string | null;
  country!: string;
  @ApiProperty({ enum: CHARITY_STATUSES })
  status!: CharityStatus;
  demo!: boolean;
  /** Whether it is a row of the platform; otherwise a proposal of a school. */
  of_platform!: boolean;
  /** Name of the school that proposed it; null for others. */
  proposed_by!: string | null;
  /** Whether this school supports it. */
  supported!: boolean;
  verified_at!: string | null;
  bank_hint!: string | null;
  /** Checks that are still to do, while it is in review. */
  @ApiProperty({ enum: CHARITY_CHECKS, isArray: true })
  checks_to_do!: CharityCheckKind[];
  projects_count!: number;
  /** Null while the ledger cannot tell. */
  @ApiProperty({ type: [CharityMoney], nullable: true })
  money!: CharityMoney[] | null;
  /** When the last news of its projects was published. */
  last_news_at!: string | null;
  updated_at!: string;
}

export class CharityStatusCount {
  @ApiProperty({ enum: CHARITY_STATUSES })
  status!: CharityStatus;
  count!: number;
}

export class CharityDeskPage extends ListPage {
  results!: CharityDeskItem[];
  /** Charities by status, regardless of the filter for the status. */
  statuses!: CharityStatusCount[];
}

export class CharityCheckView {
  @ApiProperty({ enum: CHARITY_CHECKS })
  kind!: CharityCheckKind;
  done!: boolean;
  note!: string;
  by!: string | null;
  at!: string | null;
}

export class CharityDocumentView {
  id!: string;
  title!: string;
  file_kind!: string;
  bytes!: number;
  added_at!: string;
  read_at!: string | null;
}

export class CharityEventView {
  id!: string;
  /** A move, or `created`, `changed`, `taken`, `checked`, `bank_changed`, `document_added`, `document_read`. */
  what!: string;
  reason!: string;
  by!: string;
  at!: string;
}

/** A charity for staff. */
export class CharityDraft extends CharityDeskItem {
  version!: number;
  legal_name!: string;
  summary!: string;
  mission!: string;
  place!: string;
  registration_number!: string;
  register_url!: string | null;
  website!: string | null;
  email!: string | null;
  goals!: number[];
  @ApiProperty({ enum: RECEIPT_REGIMES })
  receipts!: ReceiptRegime;
  tax_reference!: string | null;
  tax_reference_on!: string | null;
  cover!: string | null;
  cover_alt!: string;
  status_reason!: string;
  /** The only school that shows it; null: every one. */
  only_school!: string | null;
  bank_changed_at!: string | null;
  /** Moves that are possible now for the caller. */
  moves!: CharityMove[];
  /** Whether the caller can change its texts. */
  editable!: boolean;
  checks!: CharityCheckView[];
  documents!: CharityDocumentView[];
  /** Newest first, at most fifty. */
  events!: CharityEventView[];
}

/** A proposal that waits for a second person. */
export class CharityProposal {
  /** Id of the proposal. */
  id!: string;
}

export class CharitySaved {
  id!: string;
  slug!: string;
  version!: number;
}

/** The bank details, for whoever has just proven their password. */
export class CharityBankView {
  holder!: string;
  bank_name!: string;
  account!: string;
  routing!: string;
}

/** Path of a picture of the charity, with its id so that caches keep it. */
export const pictureOf = (
  row: Pick<CharityRow, 'id'>,
  kind: 'logo' | 'cover',
  id: string | null,
): string | null => id && `/api/charities/${row.id}/${kind}/?v=${id}`;

export function listItem(
  row: CharityRow,
  { raised, paid_out }: { raised: Money[] | null; paid_out: Money[] | null },
): CharityListItem {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo: pictureOf(row, 'logo', row.logo_id),
    cover: pictureOf(row, 'cover', row.cover_id),
    cover_alt: row.cover_alt,
    summary: row.summary,
    country: row.country,
    place: row.place,
    goals: row.goals,
    status: row.status,
    verified_at: row.verified_at?.toISOString() ?? null,
    supported: row.supported,
    demo: row.demo,
    raised,
    paid_out,
    projects_count: row.projects_count,
    open_projects_count: row.open_projects_count,
  };
}
