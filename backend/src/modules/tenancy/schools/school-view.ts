import { IntersectionType } from '@nestjs/swagger';
import type { Language } from '@bookgrove/contract';
import type { TenantRow } from './school-directory.ts';
import { LOOK_FIELDS, lookOf, SchoolLook } from './school-look.ts';

/** Numbers of a school, as the other modules count them. */
export class SchoolCounts {
  people!: number;
  students!: number;
  classes!: number;
  books!: number;
}

/** A setup step of a school, and whether it is done, derived from the present data. */
export class SetupStep {
  /** logo, people, classes, books, or a step that an area adds by `@AddsSetupStep`. */
  step!: string;
  done!: boolean;
}

/** A domain of the school's own, and what its owner has to do to verify it. */
export class SchoolDomain {
  domain!: string;
  /** Whether the school is reachable there. */
  proven!: boolean;
  /** Name and value of the TXT record that verifies it. */
  record_name!: string;
  record_value!: string;
  checked_at!: string | null;
  /** Why the last check did not verify it. */
  problem!: string | null;
}

/** A school in the table of the platform's team. */
export class SchoolRow {
  id!: string;
  school_name!: string;
  school_email!: string;
  subdomain!: string | null;
  /** The school's own domain, or else its address on the platform. */
  domain_url!: string;
  /** Address at which the school is reachable now. */
  address!: string;
  logo!: string | null;
  switchboard!: boolean;
  status!: 'active' | 'suspended';
  primary_color!: string;
  created_at!: string;
  counts!: SchoolCounts;
}

/** A school as the platform's team sees and changes it. */
export class ManagedSchool extends IntersectionType(SchoolRow, SchoolLook) {
  /** Language for people who chose none; null: that of their browser. */
  language!: Language | null;
  /** ISO 3166-1 alpha-2. */
  country!: string | null;
  domain!: SchoolDomain | null;
  setup!: SetupStep[];
}

/** A school's row with the domain it claims, as the statements below read it. */
export interface SchoolRecord extends TenantRow {
  created_at: Date;
  claim_domain: string | null;
  claim_checked_at: Date | null;
  claim_problem: string | null;
}

/** Columns of `SchoolRecord`, from `t` (the school) and `c` (its claim). */
export const SCHOOL_COLUMNS = `t.id, t.school_name, t.school_email, t.subdomain, t.domain_url, t.switchboard, t.logo,
  t.language, t.status, t.country, t.is_demo, t.created_at, ${LOOK_FIELDS.map((field) => `t.${field}`).join(', ')},
  c.domain as claim_domain, c.checked_at as claim_checked_at, c.problem as claim_problem`;
export const SCHOOL_TABLES = 'tenancy.tenant t left join tenancy.domain_claim c on c.school_id = t.id';

export const NO_COUNTS: SchoolCounts = { people: 0, students: 0, classes: 0, books: 0 };

/** The row of the table. */
export function rowOf(record: SchoolRecord, publicUrl: URL, counts: SchoolCounts): SchoolRow {
  const onPlatform = record.subdomain ? `${record.subdomain}.${publicUrl.host}` : publicUrl.host;
  const plain = record.subdomain ? `${record.subdomain}.${publicUrl.hostname}` : publicUrl.hostname;
  return {
    id: record.id,
    school_name: record.school_name,
    school_email: record.school_email,
    subdomain: record.subdomain,
    domain_url: record.claim_domain ?? record.domain_url ?? plain,
    address: `${publicUrl.protocol}//${record.domain_url ?? onPlatform}`,
    logo: record.logo,
    switchboard: record.switchboard,
    status: record.status,
    primary_color: record.primary_color,
    created_at: record.created_at.toISOString(),
    counts,
  };
}

/** Everything of a school. `proof` answers the record that would prove a domain. */
export function schoolOf(
  record: SchoolRecord,
  publicUrl: URL,
  counts: SchoolCounts,
  proof: (domain: string) => Pick<SchoolDomain, 'record_name' | 'record_value'>,
): ManagedSchool {
  const domain = record.claim_domain ?? record.domain_url;
  return {
    ...rowOf(record, publicUrl, counts),
    ...lookOf(record),
    language: record.language,
    country: record.country,
    domain:
      (domain && {
        domain,
        proven: record.claim_domain === null,
        ...proof(domain),
        checked_at: record.claim_checked_at?.toISOString() ?? null,
        problem: record.claim_problem,
      }) ||
      null,
    setup: setupOf(record.logo !== null, counts),
  };
}

/** The setup steps of a new school: a second person beside its head, a class, a book. */
export const setupOf = (hasLogo: boolean, counts: SchoolCounts): SetupStep[] => [
  { step: 'logo', done: hasLogo },
  { step: 'people', done: counts.people > 1 },
  { step: 'classes', done: counts.classes > 0 },
  { step: 'books', done: counts.books > 0 },
];
