import { USERNAME, USERNAME_MESSAGE } from '../../profile/usernames.rules.ts';
import { birthProblem, birthText, BIRTH_WORDS, readBirth } from '../../profile/birth.rules.ts';
import type { Verdict } from '../../../../platform/imports/import.rules.ts';
import type { RosterValues } from './columns.rules.ts';

/** A problem of a line: the field, and a suggestion. */
export interface LineProblem {
  /** `same_name`: a question, whether two equal names are one child. */
  field: 'first_name' | 'last_name' | 'username' | 'class' | 'birth' | 'line' | 'same_name';
  message: string;
  suggestion?: string;
  /** The student of another class who has the same name. */
  student_id?: string;
}

interface RosterLineInput {
  line: number;
  values: RosterValues;
  /** A person chose to skip it. */
  skip: boolean;
  /** Contains characters that cannot be stored. */
  unclean: boolean;
  /** The answer to `same_name`: `new` for another child, or the id of the student who is the same child. */
  sameAs?: string | undefined;
}

/** A student that a line may refer to. */
export interface KnownStudent {
  id: string;
  first_name: string;
  last_name: string;
  username: string;
  birth_year: number | null;
  birth_month: number | null;
  class_ids: string[];
}

export interface RosterContext {
  /** Current classes that the importer may work with. */
  classes: { id: string; name: string; code: string }[];
  /** The class of all lines, when one was chosen. */
  targetId: string | null;
  /** Whether missing classes are created. */
  makeClasses: boolean;
  /**
   * Students of those classes, and students that lines name by username when the importer may change them.
   */
  students: KnownStudent[];
  /**
   * Usernames in lower case that the importer may not use: of students whom they may not change, or archived
   * ones.
   */
  taken: Map<string, 'other' | 'archived'>;
  /** Students that applied lines of this import created or changed: no further line refers to them. */
  used: string[];
  now: Date;
}

interface ValidatedLine {
  line: number;
  verdict: Verdict;
  problems: LineProblem[];
  user_id: string | null;
  class_ids: string[];
  /** Names of classes to create first. */
  new_classes: string[];
  /** The student before the import, when something changes. */
  before: Pick<KnownStudent, 'first_name' | 'last_name' | 'birth_year' | 'birth_month' | 'class_ids'> | null;
}

const NAME_MAX = 255;
const key = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const nameKey = (first: string, last: string): string => `${key(first)}\n${key(last)}`;

/**
 * Validates each line and returns what it would do. Pure: the same lines and context give the same result, so
 * that a second import of a file finds everybody unchanged. Students are matched by username or, without one,
 * by their names within the class; the second of two equal names means the second student of that name. A new student whose
 * name is in the list before, or in another class, is a question until somebody answers it.
 */
export function validateLines(lines: RosterLineInput[], context: RosterContext): ValidatedLine[] {
  const byUsername = new Map(context.students.map((student) => [key(student.username), student]));
  const claimed = new Set<string>(context.used);
  const firstUse = new Map<string, number>();
  // Students named by username are assigned first, before the search by name.
  for (const { values, skip } of lines) {
    const known = !skip && values.username ? byUsername.get(key(values.username)) : undefined;
    if (known) claimed.add(known.id);
  }
  const byName = new Map<string, KnownStudent[]>();
  for (const student of context.students) {
    const name = nameKey(student.first_name, student.last_name);
    byName.set(name, [...(byName.get(name) ?? []), student]);
  }
  const firstLineOf = new Map<string, { line: number; birth: string }>();
  const findByName = (values: RosterValues, classIds: string[]): KnownStudent | undefined => {
    const found = byName
      .get(nameKey(values.first_name, values.last_name))
      ?.find(({ id, class_ids }) => !claimed.has(id) && class_ids.some((one) => classIds.includes(one)));
    if (found) claimed.add(found.id);
    return found;
  };

  return lines.map((input): ValidatedLine => {
    const { line, values } = input;
    const blank = { line, problems: [], user_id: null, class_ids: [], new_classes: [], before: null };
    if (input.skip) return { ...blank, verdict: 'skip' };
    const problems = [
      ...nameProblems(input),
      ...usernameProblems(values, context.taken),
      ...birthProblems(values, context.now),
    ];
    const earlier = values.username ? firstUse.get(key(values.username)) : undefined;
    if (earlier !== undefined)
      problems.push({ field: 'username', message: `Line ${earlier} has the same username.` });
    else if (values.username) firstUse.set(key(values.username), line);
    const { classIds, newClasses, problem } = resolveClasses(values, context);
    if (problem) problems.push(problem);
    if (problems.length > 0) return { ...blank, verdict: 'problem', problems };

    const name = nameKey(values.first_name, values.last_name);
    const twin = firstLineOf.get(name);
    if (!twin) firstLineOf.set(name, { line, birth: values.birth });
    const answered = context.students.find(({ id }) => id === input.sameAs && !claimed.has(id));
    const known = values.username
      ? byUsername.get(key(values.username))
      : (findByName(values, classIds) ?? answered);
    if (known && known === answered) claimed.add(known.id);
    if (!known && !values.username && input.sameAs !== 'new') {
      const asked = sameName(
        values,
        twin,
        byName.get(name)?.find(({ id }) => !claimed.has(id)),
        context.classes,
      );
      if (asked) return { ...blank, verdict: 'problem', problems: [asked] };
    }
    const where = { class_ids: classIds, new_classes: newClasses };
    if (!known) return { ...blank, ...where, verdict: 'create' };
    const same =
      known.first_name === values.first_name &&
      known.last_name === values.last_name &&
      (values.birth === '' || values.birth === birthText(known.birth_year, known.birth_month)) &&
      newClasses.length === 0 &&
      classIds.every((id) => known.class_ids.includes(id));
    const { first_name, last_name, birth_year, birth_month, class_ids } = known;
    return same
      ? { ...blank, ...where, verdict: 'same', user_id: known.id }
      : {
          ...blank,
          ...where,
          verdict: 'update',
          user_id: known.id,
          before: { first_name, last_name, birth_year, birth_month, class_ids },
        };
  });
}

/** The question whether a new student is one of the same name; none where their months of birth differ. */
function sameName(
  { first_name, last_name, birth }: RosterValues,
  twin: { line: number; birth: string } | undefined,
  elsewhere: KnownStudent | undefined,
  classes: RosterContext['classes'],
): LineProblem | null {
  const differ = (other: string): boolean => birth !== '' && other !== '' && birth !== other;
  if (twin && !differ(twin.birth))
    return {
      field: 'same_name',
      message: `Line ${twin.line} has the same name. Is it the same child, or another one?`,
    };
  // First names alone are the same in many classes.
  if (!elsewhere || last_name === '' || differ(birthText(elsewhere.birth_year, elsewhere.birth_month)))
    return null;
  const names = classes.filter(({ id }) => elsewhere.class_ids.includes(id)).map(({ name }) => `“${name}”`);
  if (names.length === 0) return null;
  return {
    field: 'same_name',
    message: `${first_name} ${last_name} is in the class ${names.join(', ')} already (${elsewhere.username}). Is it the same child, or another one?`,
    student_id: elsewhere.id,
  };
}

function nameProblems({ values, unclean }: RosterLineInput): LineProblem[] {
  const problems: LineProblem[] = [];
  if (unclean)
    problems.push({
      field: 'line',
      message: 'This line holds characters that cannot be stored. Type the names anew.',
    });
  if (values.first_name === '') problems.push({ field: 'first_name', message: 'First name is required.' });
  // What a spreadsheet leaves of letters that it could not read.
  else if (!/\p{L}/u.test(values.first_name))
    problems.push({ field: 'first_name', message: 'A name has letters. Type it anew.' });
  for (const field of ['first_name', 'last_name'] as const) {
    if (values[field].length > NAME_MAX)
      problems.push({ field, message: `A name has at most ${NAME_MAX} characters.` });
    else if (mixesAlphabets(values[field]))
      problems.push({
        field,
        message: 'Letters of two alphabets that look alike are mixed in this name. Type it anew.',
      });
  }
  return problems;
}

/** Latin with Cyrillic or Greek letters in one word: in no language a name, but a way to imitate one. */
export const mixesAlphabets = (text: string): boolean =>
  text.split(/[\s'’-]+/).some((word) => {
    const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
    return alphabets.filter((alphabet) => alphabet.test(word)).length > 1;
  });

function usernameProblems({ username }: RosterValues, taken: RosterContext['taken']): LineProblem[] {
  if (username === '') return [];
  if (!USERNAME.test(username)) return [{ field: 'username', message: USERNAME_MESSAGE }];
  const owner = taken.get(key(username));
  if (owner === 'archived')
    return [
      {
        field: 'username',
        message: 'This username belongs to an archived student. Restore them, or choose another.',
      },
    ];
  if (owner === 'other')
    return [
      {
        field: 'username',
        message: 'This username belongs to somebody else at the school. Choose another, or none.',
      },
    ];
  return [];
}

/** A month of birth that cannot be parsed is a problem: a wrong guess would show books for older children. */
function birthProblems({ birth }: RosterValues, now: Date): LineProblem[] {
  if (birth === '') return [];
  const read = readBirth(birth);
  const message = read ? birthProblem(read.year, read.month, now)?.message : BIRTH_WORDS.unreadable;
  return message ? [{ field: 'birth', message }] : [];
}

function resolveClasses(
  values: RosterValues,
  { classes, targetId, makeClasses }: RosterContext,
): { classIds: string[]; newClasses: string[]; problem?: LineProblem } {
  if (targetId) return { classIds: [targetId], newClasses: [] };
  const classIds: string[] = [];
  const newClasses: string[] = [];
  const none = { classIds, newClasses };
  if (values.classes.length === 0)
    return { ...none, problem: { field: 'class', message: 'Say which class this student is in.' } };
  for (const name of values.classes) {
    const found = classes.filter((one) => key(one.name) === key(name) || one.code === name.toUpperCase());
    if (found.length > 1)
      return {
        ...none,
        problem: {
          field: 'class',
          message: `There are ${found.length} classes called “${name}”. Use the class code.`,
        },
      };
    if (found[0]) classIds.push(found[0].id);
    else if (makeClasses && name.length <= NAME_MAX) newClasses.push(name);
    else {
      const suggestion = nearest(
        name,
        classes.map((one) => one.name),
      );
      return {
        ...none,
        problem: {
          field: 'class',
          message: `There is no class “${name.slice(0, 60)}”.`,
          ...(suggestion && { suggestion }),
        },
      };
    }
  }
  return none;
}

/** The most similar name, if at most a third of its letters differ. */
export function nearest(name: string, names: string[]): string | undefined {
  const ranked = names
    .map((candidate) => ({ candidate, distance: distance(key(name), key(candidate)) }))
    .filter(({ candidate, distance: far }) => far <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** Levenshtein distance of two short texts. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 20) return 99;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}
