import { Money } from '../../../platform/http/money.ts';
import type {
  FundraiserFault,
  FundraiserKind,
  FundraiserMove,
  FundraiserStatus,
} from './fundraiser.rules.ts';

/** A part of what a page raised. */
export class FundraiserPart {
  /** Gifts through the page, or the part of the sales of the class's book that goes to charity. */
  kind!: 'gifts' | 'sales';
  amount!: Money;
  /** Gifts; 0 for sales. */
  count!: number;
}

/** The project of a page. */
export class FundraiserProject {
  id!: string;
  slug!: string;
  title!: string;
  country!: string;
  goals!: number[];
  cover!: string | null;
  charity!: { id: string; slug: string; name: string; registration_number: string };
}

/** A fundraiser page, for everybody. It names a class, or a child by the first name alone. */
export class FundraiserView {
  id!: string;
  slug!: string;
  kind!: FundraiserKind;
  status!: FundraiserStatus;
  title!: string;
  message!: string;
  /** The class; null once it is closed. */
  class_name!: string | null;
  /** How many students the class has; null for a page of a student. */
  children!: number | null;
  /** First name of the student whose page it is. */
  first_name!: string | null;
  project!: FundraiserProject;
  /** What the page wants to reach; null for none. */
  target!: Money | null;
  /** From the books of account, after refunds. */
  raised!: Money;
  /** Whole percent of the target; null without one. */
  percentage!: number | null;
  parts!: FundraiserPart[];
  /** What one unit is, such as a book, with how many are together and how many are left until the target. */
  units!: { label: string; done: number; left: number | null } | null;
  book!: { id: string; title: string; summary: string; cover: string | null } | null;
  accepts_gifts!: boolean;
  /** Absolute address, as the QR code of the poster has it. */
  link!: string;
  /** The link as a QR code: modules on a side, and the dark ones as one SVG path. */
  code!: { size: number; path: string };
  opened_at!: string | null;
}

/** What readers reported of a page and nobody has decided on. Who reported it is not told. */
export class FundraiserReports {
  count!: number;
  faults!: FundraiserFault[];
  /** Texts of the reports, the oldest first, at most 20. */
  notes!: string[];
  /** Hidden until somebody has decided. */
  held!: boolean;
}

/** A page is reported. */
export class FundraiserReported {
  reported!: boolean;
  /** It is hidden until somebody has decided. */
  held!: boolean;
}

/** A page for staff. */
export class FundraiserDeskItem {
  id!: string;
  slug!: string;
  kind!: FundraiserKind;
  status!: FundraiserStatus;
  title!: string;
  message!: string;
  reason!: string;
  class_id!: string | null;
  class_name!: string | null;
  student_id!: string | null;
  /** First name of the student whose page it is. */
  first_name!: string | null;
  /** Whether the family agrees to the page of a student now; true for a class. */
  consented!: boolean;
  project!: { id: string; slug: string; title: string };
  target!: Money | null;
  raised!: Money;
  /** Gifts through the page that have arrived. */
  gifts!: number;
  book_id!: string | null;
  version!: number;
  created_at!: string;
  reports!: FundraiserReports;
  moves!: FundraiserMove[];
}

export class FundraiserDeskPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: FundraiserDeskItem[];
}

export class FundraiserSaved {
  id!: string;
  slug!: string;
  version!: number;
  status!: FundraiserStatus;
}

/** What the form of a page offers. */
export class FundraiserChoices {
  classes!: {
    id: string;
    name: string;
    students: { id: string; first_name: string; consented: boolean }[];
  }[];
  projects!: { id: string; slug: string; title: string; currency: string }[];
}
