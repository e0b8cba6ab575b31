/** Age from which a child consents alone to an online service that processes their data. Below it a guardian confirms. */
interface GuardianAge {
  /** In completed years: somebody of this age needs no guardian. */
  age: number;
  /** First day on which the table uses this rule, ISO 8601. */
  since: string;
  source: string;
}

const GDPR = 'GDPR Art. 8';
const GDPR_SINCE = '2018-05-25';
/** For a country that the table does not list: the age of GDPR Art. 8 where no law chose a lower one. */
const OTHERWISE: GuardianAge = { age: 16, since: GDPR_SINCE, source: GDPR };

/**
 * Countries of the European Economic Area by the age that their law chose under GDPR Art. 8 (1). Compared in November 2026
 * with the European Commission's table (SWD(2020) 115, p. 17, as reproduced at blog.kuan0.com on 29 June 2020), which has all of
 * them but IS and NO; with Bird & Bird's GDPR tracker "Children" for AT, BE, CZ, ES, FI, FR, IE, IT, NL, SE and SK; and with the
 * text of the law for CY (Law 125(I)/2018 s. 8). IS (Act 90/2018 Art. 10) was found in no source. A bill of 2025 would raise the age of
 * NO to 15 (Justis- og beredskapsdepartementet); no source says that it is law. LI is not listed: 16. Countries whose age has
 * changed are in `RULES`.
 */
const EUROPE: Readonly<Record<number, string>> = {
  13: 'BE EE FI IS LV MT NO PT SE',
  14: 'AT BG CY ES IT LT',
  15: 'CZ FR GR',
  16: 'DE HR HU IE LU NL PL RO SK',
};

/**
 * Other countries, and those whose age has changed: rules in order of `since`, of which the newest applies. Only countries
 * whose age is well established are listed.
 */
const RULES: Readonly<Record<string, readonly GuardianAge[]>> = {
  // LGPD (Law 13.709/2018) protects children by the definition of Law 8.069/1990 Art. 2: younger than twelve.
  BR: [{ age: 12, since: '2020-09-18', source: 'LGPD Art. 14' }],
  GB: [{ age: 13, since: GDPR_SINCE, source: 'Data Protection Act 2018 s. 9' }],
  // Raised from 13 to 15 on 1 January 2024.
  DK: [
    { age: 13, since: GDPR_SINCE, source: 'Databeskyttelsesloven s. 6 (2018)' },
    { age: 15, since: '2024-01-01', source: 'Databeskyttelsesloven s. 6 (2024)' },
  ],
  // The day of assent; the careful age is used although parts of the Act come into force later.
  IN: [{ age: 18, since: '2023-08-11', source: 'Digital Personal Data Protection Act 2023 s. 2(f), s. 9' }],
  KE: [{ age: 18, since: '2019-11-25', source: 'Data Protection Act 2019 s. 33' }],
  // ZVOP-2, in force since 26 January 2023 (Karanovic & Partners, “The Novelties”): 15.
  SI: [OTHERWISE, { age: 15, since: '2023-01-26', source: 'ZVOP-2 Art. 8' }],
  US: [{ age: 13, since: '2000-04-21', source: 'COPPA, 16 CFR Part 312' }],
};

const europeanAge = (country: string): GuardianAge | undefined => {
  const found = Object.entries(EUROPE).find(([, countries]) => countries.split(' ').includes(country));
  return found && { age: Number(found[0]), since: GDPR_SINCE, source: `${GDPR} and national law` };
};

/**
 * The rule of a country on a day, with its source; 16 for a country that is not listed. The table is a default, not legal
 * advice: a school may set a higher age, and the platform's team any.
 * @param country ISO 3166-1 alpha-2; null when unknown
 * @example guardianAgeIn('IN', new Date()).age // 18
 */
export function guardianAgeIn(country: string | null, on: Date): GuardianAge {
  if (!country) return OTHERWISE;
  const day = on.toISOString().slice(0, 10);
  const dated = RULES[country]?.findLast(({ since }) => since <= day);
  return dated ?? europeanAge(country) ?? OTHERWISE;
}
