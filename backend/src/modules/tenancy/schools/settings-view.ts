import { guardianAgeIn, type SchoolFeature } from '@bookgrove/contract';
import type { SchoolSettings } from '../contract.ts';

/** Columns of `tenancy.school_setting s`, joined to a school. Without a row nothing is switched on or chosen. */
export const SETTING_COLUMNS =
  'coalesce(s.features, array[]::text[]) as features, s.currency, s.legal_entity, s.tax_number, s.guardian_age, coalesce(s.age_approved, false) as age_approved, coalesce(s.listed, false) as listed, s.town';

export interface SettingRow {
  features: string[];
  currency: string | null;
  legal_entity: string | null;
  tax_number: string | null;
  guardian_age: number | null;
  /** Whether the platform's team chose the age, which may then be lower than that of the country. */
  age_approved: boolean;
  listed: boolean;
  town: string | null;
}

/** The age that applies: a school's own choice never lowers that of its country, also after a change of the law. */
function guardianAge(
  { guardian_age, age_approved, country }: SettingRow & { country: string | null },
  now: Date,
): number {
  const { age } = guardianAgeIn(country, now);
  if (guardian_age === null) return age;
  return age_approved ? guardian_age : Math.max(guardian_age, age);
}

/** The settings as other modules see them: only features that this version has. */
export const settingsOf = (
  row: SettingRow & { country: string | null },
  present: readonly SchoolFeature[],
  now: Date,
): SchoolSettings => ({
  features: present.filter((name) => row.features.includes(name)),
  currency: row.currency,
  legal_entity: row.legal_entity,
  tax_number: row.tax_number,
  guardian_age: guardianAge(row, now),
});

export class FeatureSwitch {
  name!: SchoolFeature;
  on!: boolean;
}
export class AgeOfCountry {
  age!: number;
  /** First day on which the rule is used, ISO 8601. */
  since!: string;
  source!: string;
}
/** Settings of a school, as its form shows them. */
export class SchoolSettingsView {
  /** Features of this version, each on or off. */
  features!: FeatureSwitch[];
  /** Currency of new prices, ISO 4217; null: none chosen. */
  currency!: string | null;
  /** Name of the legal entity behind the school; empty: none stated. */
  legal_entity!: string;
  /** Its tax number, as written on its papers; empty: none. */
  tax_number!: string;
  /** Age under which a guardian confirms, as the school set it; null: that of the country. */
  guardian_age!: number | null;
  /** ISO 3166-1 alpha-2. */
  country!: string | null;
  /** Whether the platform's team chose the age, which may then be lower than that of the country. */
  age_approved!: boolean;
  /** The rule of the country today. */
  country_rule!: AgeOfCountry;
  /** Whether visitors of the platform find the school by its name and town. */
  listed!: boolean;
  /** Town that the finder of schools shows; empty: none. */
  town!: string;
}

export const viewOf = (
  row: SettingRow & { country: string | null },
  present: readonly SchoolFeature[],
  now: Date,
): SchoolSettingsView => ({
  features: present.map((name) => ({ name, on: row.features.includes(name) })),
  currency: row.currency,
  legal_entity: row.legal_entity ?? '',
  tax_number: row.tax_number ?? '',
  guardian_age: row.guardian_age,
  age_approved: row.age_approved,
  country: row.country,
  country_rule: guardianAgeIn(row.country, now),
  listed: row.listed,
  town: row.town ?? '',
});
