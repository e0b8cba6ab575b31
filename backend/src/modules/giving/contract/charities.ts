import { Query } from '@nestjs/cqrs';
import type { Beneficiary, CharityStatus, ProjectStatus } from './statuses.ts';

/** What receipts of a charity count as for the tax of the donor's country. */
export const RECEIPT_REGIMES = ['gift_aid', '80g', 'us', 'none'] as const;
export type ReceiptRegime = (typeof RECEIPT_REGIMES)[number];

/** A charity as other modules name it. */
export interface CharityCard {
  id: string;
  slug: string;
  name: string;
  /** Path in the storage of public files; null without a logo. */
  logo: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  status: CharityStatus;
  receipts: ReceiptRegime;
  /** Name under which it is registered, and its numbers: what a receipt shows. */
  legal_name: string;
  registration_number: string;
  /** Reference at HMRC, URN of section 80G, or EIN; null where `receipts` is `none`. */
  tax_reference: string | null;
  /** Day of the registration under section 80G, such as `2024-04-01`; null: not stated. */
  tax_reference_on: string | null;
  /** Invented for demonstrations: nothing may be paid to it outside of the sandbox. */
  demo: boolean;
}

/** Cards of charities that the running school may see, in the order of the ids; null: all that it supports. */
export class GetCharityCards extends Query<CharityCard[]> {
  constructor(readonly ids: readonly string[] | null) {
    super();
  }
}

/** A project as other modules name it. */
export interface ProjectCard {
  id: string;
  slug: string;
  title: string;
  charity_id: string;
  status: ProjectStatus;
  /** ISO 4217. */
  currency: string;
  /** Minor units. */
  goal: number;
  /** Goals of the United Nations, from 1 to 17. */
  goals: number[];
}

/** Cards of projects that the running school may see, in the order of the ids. */
export class GetProjectCards extends Query<ProjectCard[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

/**
 * The beneficiary that is named by id or slug; of a project alone its charity, which is compared when both are named.
 * Null when the running school sees no such charity or project.
 */
export class GetBeneficiary extends Query<Beneficiary | null> {
  constructor(readonly named: { charity?: string; project?: string }) {
    super();
  }
}
