import { birthText, readBirth, type DateOrder } from '../people/birth.rules.ts';

/** What a column of a roster can hold. */
export const FIELDS = ['first_name', 'last_name', 'full_name', 'username', 'class', 'birth'] as const;
export type RosterField = (typeof FIELDS)[number];

/** Letters and digits alone, small, without accents. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Headings as schools write them, in the languages of the product's schools. */
const HEADINGS: Record<RosterField, string> = {
  first_name:
    'first name|first|given name|given names|given|forename|forenames|preferred name|Vorname|Rufname|prénom|prenom|nombre|nombres|' +
    'nome proprio|primeiro nome|voornaam|imię|imie|keresztnév|ad|adı|имя|ім’я|الاسم الأول|الاسم الاول|पहला नाम|प्रथम नाम|名|förnamn|fornavn|etunimi|jina la kwanza',
  last_name:
    'last name|last|surname|family name|family|Nachname|Familienname|Zuname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|' +
    'apelido|achternaam|nazwisko|vezetéknév|soyad|soyadı|фамилия|прізвище|اسم العائلة|उपनाम|अंतिम नाम|姓|efternamn|etternavn|efternavn|sukunimi|jina la mwisho',
  full_name:
    'name|full name|student|student name|pupil|pupil name|name of student|child|child name|learner|Schüler|Schülername|nom complet|nom et prénom|' +
    'nombre completo|nome|nome completo|alumno|élève|volledige naam|naam|fio|фио|имя и фамилия|الاسم|الاسم الكامل|नाम|पूरा नाम|姓名|氏名|navn|namn|jina',
  username:
    'username|user name|user|login|login name|log in|user id|Benutzername|identifiant|usuario|nombre de usuario|nome utente|utilizador|gebruikersnaam|' +
    'логин|اسم المستخدم|उपयोगकर्ता नाम|用户名|användarnamn|brugernavn',
  class:
    'class|class name|class code|form|section|section name|homeroom|registration group|reg group|group|Klasse|classe|clase|curso|turma|klas|klasa|osztály|' +
    'sınıf|класс|клас|الصف|الفصل|कक्षा|班级|クラス|klass|darasa',
  birth:
    'month of birth|birth month|date of birth|birth date|birthdate|birthday|dob|d o b|born|birth|year of birth|birth year|Geburtsdatum|geboren|Geburtstag|' +
    'Geburtsmonat|date de naissance|mois de naissance|naissance|né le|fecha de nacimiento|nacimiento|mes de nacimiento|data de nascimento|nascimento|' +
    'data di nascita|nascita|geboortedatum|data urodzenia|születési dátum|doğum tarihi|дата рождения|дата народження|تاريخ الميلاد|شهر الميلاد|' +
    'जन्म तिथि|जन्म तारीख|जन्म माह|出生日期|生年月日|födelsedatum|fødselsdato|syntymäaika|tarehe ya kuzaliwa',
};
const KNOWN = new Map<string, RosterField>(
  FIELDS.flatMap((field) => HEADINGS[field].split('|').map((heading) => [bare(heading), field] as const)),
);

export interface Columns {
  /** Whether the first line names the columns. */
  header: boolean;
  names: string[];
  /** What each column holds; null: not used. */
  fields: (RosterField | null)[];
  /** What a person should know of it, in words. */
  notes: string[];
}

/** Guesses what each column holds from the first line. A first line without a single known heading is a student. */
export function guessColumns(first: string[]): Columns {
  const notes: string[] = [];
  const guessed = first.map((name) => KNOWN.get(bare(name)) ?? null);
  if (!guessed.some(Boolean)) return { header: false, names: [], fields: withoutHeader(first.length), notes };
  const fields = guessed.map((field, at) => {
    if (field === null || guessed.indexOf(field) === at) return field;
    notes.push(
      `The column “${first[at]!.trim().slice(0, 40)}” holds what an earlier one holds. The first one is used.`,
    );
    return null;
  });
  // “Nom”, “Name” or “Nome” beside a first name is the family's; alone it is the whole name.
  const has = (field: RosterField) => fields.includes(field);
  if (has('first_name') && has('full_name') && !has('last_name'))
    fields[fields.indexOf('full_name')] = 'last_name';
  if (!has('first_name') && !has('full_name') && has('last_name'))
    fields[fields.indexOf('last_name')] = 'full_name';
  if (has('full_name') && has('first_name')) fields[fields.indexOf('full_name')] = null;
  if (has('birth'))
    notes.push(
      'Of a date of birth, only the year and the month are kept. They decide which books a child finds.',
    );
  const left = first.filter((name, at) => fields[at] === null && name.trim() !== '');
  if (left.length > 0) {
    const shown = left.slice(0, 6).map((name) => `“${name.trim().slice(0, 30)}”`);
    notes.push(`Not used: ${shown.join(', ')}${left.length > 6 ? ` and ${left.length - 6} more` : ''}.`);
  }
  return { header: true, names: first.map((name) => name.trim().slice(0, 80)), fields, notes };
}

const withoutHeader = (count: number): (RosterField | null)[] =>
  count <= 1
    ? ['full_name']
    : Array.from({ length: count }, (_, at) => (['first_name', 'last_name', 'class'] as const)[at] ?? null);

/** One student as a line tells it. */
export interface RosterValues {
  first_name: string;
  last_name: string;
  username: string;
  /** Names or codes of classes; none where the import names one for all. */
  classes: string[];
  /** Year and month, `2016-09`; as it was written where nobody can read it. Empty: the list does not say. */
  birth: string;
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The words of a cell; a mark that a spreadsheet put before a formula is taken off, what follows stays text. */
export const cellText = (cell: string): string => tidy(/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/** Reads a line's cells by what the columns hold. A whole name is split at its last space. */
export function readValues(
  cells: string[],
  fields: (RosterField | null)[],
  order: DateOrder = null,
): RosterValues {
  const cell = (field: RosterField): string => {
    const at = fields.indexOf(field);
    return at < 0 ? '' : cellText(cells[at] ?? '');
  };
  const whole = cell('full_name');
  const space = whole.lastIndexOf(' ');
  return {
    first_name: cell('first_name') || (space < 0 ? whole : whole.slice(0, space)),
    last_name: cell('last_name') || (space < 0 ? '' : whole.slice(space + 1)),
    username: cell('username'),
    classes: cell('class')
      .split('|')
      .map((name) => name.trim())
      .filter(Boolean),
    birth: birthCell(cell('birth'), order),
  };
}

/** A month of birth without its day, or what was written where it cannot be read. */
export function birthCell(text: string, order: DateOrder = null): string {
  const birth = readBirth(text, order);
  return birth ? birthText(birth.year, birth.month) : text;
}

/** The cells to keep for another reading of the columns: of a date of birth that was read, only year and month. */
export const keptCells = (
  cells: string[],
  fields: (RosterField | null)[],
  { birth }: RosterValues,
): string[] => cells.map((cell, at) => (fields[at] === 'birth' ? birth : cell));
