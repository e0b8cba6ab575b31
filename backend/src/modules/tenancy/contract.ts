import type { Announcements, Language, SchoolFeature } from '@bookgrove/contract';
import { Query } from '@nestjs/cqrs';
import { IsIn, IsString, IsUUID } from 'class-validator';
import { DomainEvent } from '../../platform/messaging/events.ts';

/** The data of a school that other modules may use. */
export interface School {
  id: string;
  name: string;
  /** Address of the school's web app, from its record and never from a request. */
  origin: string;
}

/** What a school has chosen. */
export interface SchoolSettings {
  /** Features that are on, among those that this version has. */
  features: SchoolFeature[];
  /** Currency of new prices, ISO 4217; null: none chosen. */
  currency: string | null;
  /** Name of the legal entity behind the school; null: none stated. */
  legal_entity: string | null;
  /** Its tax number, as written on its papers; null: none. */
  tax_number: string | null;
  /** Age under which a guardian confirms: the school's own, or that of its country. */
  guardian_age: number;
}

/** The school of the running context, with data that only its own people and e-mails need. */
export interface OwnSchool extends School, Announcements {
  /** ISO 3166-1 alpha-2; null when unknown. */
  country: string | null;
  /** E-mail address at which the school receives messages. */
  email: string;
  /** Language for people who chose none; null: that of their browser. */
  language: Language | null;
  /** Address of its logo, if it has one. */
  logo: string | null;
  settings: SchoolSettings;
  /** Whether it is a demo school, which visitors may try in any role. */
  demo: boolean;
}

/** The school of the running context. */
export class GetSchool extends Query<OwnSchool> {}

/** How e-mails of a school look. Colours as `#rrggbb`; texts are readable on their fills. */
export interface SchoolBrand {
  brand: string;
  on_brand: string;
  button: string;
  on_button: string;
  /** Storage key of the logo (WebP), if there is one. */
  logo_key: string | null;
}

/** The brand of the school of the running context. */
export class GetSchoolBrand extends Query<SchoolBrand> {}

/** Schools by id, at most 100; unknown ids are left out. For the platform's team. */
export class GetSchools extends Query<School[]> {
  constructor(readonly ids: string[]) {
    super();
  }
}

/** Schools by name, one page of them, the platform itself among them. For the platform's team. */
export class ListSchools extends Query<{ count: number; schools: School[] }> {
  constructor(
    readonly search: string,
    readonly limit: number,
    readonly offset: number,
  ) {
    super();
  }
}

/** The schools that the demo's seed created; at most 20. */
export class ListDemoSchools extends Query<School[]> {}

/** A school claims its own domain. Fires in the platform's context when the claim is stored. */
@DomainEvent('tenancy.domain-claimed.v1')
export class DomainClaimed {
  @IsUUID()
  school_id!: string;
}

/** The platform's team opened a school or changed its record. Fires in the platform's context. */
@DomainEvent('tenancy.school-changed.v1')
export class SchoolChanged {
  @IsUUID()
  school_id!: string;

  @IsString()
  school_name!: string;

  /** Who did it. */
  @IsUUID()
  by!: string;

  @IsIn(['opened', 'changed', 'suspended', 'restored'])
  change!: 'opened' | 'changed' | 'suspended' | 'restored';

  /** Names of the members that were sent. */
  @IsString({ each: true })
  members!: string[];
}

/** Somebody changed settings of a school. Fires in the school's context, also for the platform's team. */
@DomainEvent('tenancy.school-settings-changed.v1', { consumed: false })
export class SchoolSettingsChanged {
  /** Who did it. */
  @IsUUID()
  by!: string;

  /** Names of the settings that were sent. */
  @IsString({ each: true })
  members!: string[];
}

/** Schools by state and by month of their opening. */
export interface SchoolNumbers {
  active: number;
  suspended: number;
  /** Opened within the last thirty days. */
  new_lately: number;
  /** The last twelve months, UTC; `total` is how many there were at the end of each. */
  months: { month: string; total: number }[];
}

/** Counts of the schools, without the platform itself. For the platform's team. */
export class CountSchools extends Query<SchoolNumbers> {
  constructor(readonly now: Date) {
    super();
  }
}

/** Two people agreed on an export of all data of a school. Fires in the tenant in which it was proposed, when a second person approves it. */
@DomainEvent('tenancy.school-export-approved.v1')
export class SchoolExportApproved {
  @IsUUID()
  export_id!: string;
}

/** The time to stop the erasure of a school is over. Fires in the platform's context, at that time. */
@DomainEvent('tenancy.school-erasure-due.v1')
export class SchoolErasureDue {
  @IsUUID()
  erasure_id!: string;
}

/** An erasure of a school was agreed on by two people, or stopped. Fires in the platform's context. */
@DomainEvent('tenancy.school-erasure-changed.v1')
export class SchoolErasureChanged {
  @IsUUID()
  erasure_id!: string;

  @IsIn(['planned', 'stopped'])
  change!: 'planned' | 'stopped';
}
