import {
  fieldsOfHeadings,
  noteOfUnusedColumns,
  shownHeadings,
  withoutFormulaMark,
} from '../../../../platform/imports/columns.rules.ts';
import { areSurnamesFirst, isListNumber, splitName, withoutNumber } from './names.rules.ts';
import { birthText, readBirth, type DateOrder } from '../../profile/birth.rules.ts';

/** Fields that a column of a roster can have. */
export const FIELDS = ['first_name', 'last_name', 'full_name', 'username', 'class', 'birth'] as const;
export type RosterField = (typeof FIELDS)[number];

/** Letters and digits only, in lower case, without accents. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Headings that schools use, in the languages of the product's schools. */
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

interface Columns {
  /** Whether the first line names the columns. */
  header: boolean;
  names: string[];
  /** The field of each column; null: not used. */
  fields: (RosterField | null)[];
  /** Remarks on the columns, as sentences. */
  notes: string[];
}

/**
 * Guesses the field of each column from the first line. A first line without a single known heading is a
 * student; the columns are then guessed from all rows.
 */
export function guessColumns(first: string[], rows: string[][] = [first]): Columns {
  const { fields, notes } = fieldsOfHeadings(first, (name) => KNOWN.get(bare(name)) ?? null);
  if (!fields.some(Boolean)) return { header: false, names: [], ...withoutHeader(rows) };
  // “Nom”, “Name” or “Nome” beside a first name means the last name; alone it is the whole name.
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
  notes.push(...noteOfUnusedColumns(first, fields));
  return { header: true, names: shownHeadings(first), fields, notes };
}

/** The columns of rows without headings: perhaps a number, then names and a class. */
function withoutHeader(rows: string[][]): Pick<Columns, 'fields' | 'notes'> {
  const count = Math.max(...rows.map(({ length }) => length));
  if (count > 1 && rows.every(([cell]) => isListNumber(cell ?? ''))) {
    const { fields, notes } = withoutHeader(rows.map(([, ...cells]) => cells));
    return { fields: [null, ...fields], notes };
  }
  if (areSurnamesFirst(rows))
    return {
      fields: ['last_name', 'first_name'],
      notes: ['The names are read as “Smith, John”: what stands before the comma is the last name.'],
    };
  if (count <= 1) return { fields: ['full_name'], notes: [] };
  return {
    fields: Array.from(
      { length: count },
      (_, at) => (['first_name', 'last_name', 'class'] as const)[at] ?? null,
    ),
    notes: [],
  };
}

/** One student, as in the line. */
export interface RosterValues {
  first_name: string;
  last_name: string;
  username: string;
  /** Names or codes of classes; empty when the import has one for all. */
  classes: string[];
  /** Year and month, `2016-09`; the original text when it cannot be parsed. Empty: not in the list. */
  birth: string;
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The text of a cell with single spaces, without the mark that a spreadsheet puts before a formula. */
export const cellText = (cell: string): string => tidy(withoutFormulaMark(cell));

/** Parses a line's cells by the fields of the columns. `surnameFirst` is the order of whole names. */
export function readValues(
  cells: string[],
  fields: (RosterField | null)[],
  order: DateOrder = null,
  surnameFirst = false,
): RosterValues {
  const cell = (field: RosterField): string => {
    const at = fields.indexOf(field);
    return at < 0 ? '' : cellText(cells[at] ?? '');
  };
  // In a list of “Smith, John” a line without a comma holds a whole name.
  const alone = cells.length === 1 && fields[0] === 'last_name';
  const whole = splitName(cell(alone ? 'last_name' : 'full_name'), surnameFirst);
  return {
    first_name: withoutNumber(cell('first_name')) || whole.first_name,
    last_name: alone ? whole.last_name : withoutNumber(cell('last_name')) || whole.last_name,
    username: cell('username'),
    classes: cell('class')
      .split('|')
      .map((name) => name.trim())
      .filter(Boolean),
    birth: birthCell(cell('birth'), order),
  };
}

/** A month of birth without its day, or the original text when it cannot be parsed. */
export function birthCell(text: string, order: DateOrder = null): string {
  const birth = readBirth(text, order);
  return birth ? birthText(birth.year, birth.month) : text;
}

/** The cells to store, so that the columns can be changed later: of a date of birth only year and month. */
export const storedCells = (
  cells: string[],
  fields: (RosterField | null)[],
  { birth }: RosterValues,
): string[] => cells.map((cell, at) => (fields[at] === 'birth' ? birth : cell));
