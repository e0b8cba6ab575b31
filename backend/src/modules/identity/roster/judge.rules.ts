import { USERNAME, USERNAME_MESSAGE } from '../classes/usernames.rules.ts';
import { birthProblem, birthText, BIRTH_WORDS, readBirth } from '../people/birth.rules.ts';
import type { RosterValues } from './columns.rules.ts';

export type Verdict = 'create' | 'update' | 'same' | 'problem' | 'skip';

/** What is wrong with a line, at which member, and what may have been meant. */
export interface LineProblem {
  field: 'first_name' | 'last_name' | 'username' | 'class' | 'birth' | 'line';
  message: string;
  suggestion?: string;
}

export interface RosterLineInput {
  line: number;
  values: RosterValues;
  /** Somebody chose to leave it out. */
  skip: boolean;
  /** Holds characters that no text may hold. */
  unclean: boolean;
}

/** Somebody whom a line may mean. */
export interface KnownStudent {
  id: string;
  first_name: string;
  last_name: string;
  username: string;
  birth_year: number | null;
  birth_month: number | null;
  class_ids: string[];
}

export interface RosterSurroundings {
  /** Running classes that the importer works with. */
  classes: { id: string; name: string; code: string }[];
  /** The class of all lines, where one was chosen. */
  targetId: string | null;
  /** Missing classes are made. */
  makeClasses: boolean;
  /** Students of those classes, and those whom lines name by username where the importer may change them. */
  students: KnownStudent[];
  /** Usernames in small letters that belong to others: not this importer's to change, or archived. */
  taken: Map<string, 'other' | 'archived'>;
  /** Students whom lines of this import that are done made or changed: no further line means them. */
  spokenFor: string[];
  now: Date;
}

export interface JudgedLine {
  line: number;
  verdict: Verdict;
  problems: LineProblem[];
  user_id: string | null;
  class_ids: string[];
  /** Names of classes to make first. */
  new_classes: string[];
  /** What the student was before, where something changes. */
  before: Pick<KnownStudent, 'first_name' | 'last_name' | 'birth_year' | 'birth_month' | 'class_ids'> | null;
}

const NAME_MAX = 255;
const key = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const nameKey = (first: string, last: string): string => `${key(first)}\n${key(last)}`;

/**
 * Says for each line what it would do. Pure: the same lines and surroundings give the same answer, so importing a
 * file a second time finds everybody unchanged. Students are known by username or, without one, by their names
 * within the class; the second of two equal names means the second student of that name.
 */
export function judgeLines(lines: RosterLineInput[], around: RosterSurroundings): JudgedLine[] {
  const byUsername = new Map(around.students.map((student) => [key(student.username), student]));
  const claimed = new Set<string>(around.spokenFor);
  const firstUse = new Map<string, number>();
  // Those named by username are spoken for before anybody is looked up by name.
  for (const { values, skip } of lines) {
    const known = !skip && values.username ? byUsername.get(key(values.username)) : undefined;
    if (known) claimed.add(known.id);
  }
  const byName = new Map<string, KnownStudent[]>();
  for (const student of around.students) {
    const name = nameKey(student.first_name, student.last_name);
    byName.set(name, [...(byName.get(name) ?? []), student]);
  }
  const findByName = (values: RosterValues, classIds: string[]): KnownStudent | undefined => {
    const found = byName
      .get(nameKey(values.first_name, values.last_name))
      ?.find(({ id, class_ids }) => !claimed.has(id) && class_ids.some((one) => classIds.includes(one)));
    if (found) claimed.add(found.id);
    return found;
  };

  return lines.map((input): JudgedLine => {
    const { line, values } = input;
    const blank = { line, problems: [], user_id: null, class_ids: [], new_classes: [], before: null };
    if (input.skip) return { ...blank, verdict: 'skip' };
    const problems = [
      ...nameProblems(input),
      ...usernameProblems(values, around.taken),
      ...birthProblems(values, around.now),
    ];
    const twin = values.username ? firstUse.get(key(values.username)) : undefined;
    if (twin !== undefined)
      problems.push({ field: 'username', message: `Line ${twin} has the same username.` });
    else if (values.username) firstUse.set(key(values.username), line);
    const { classIds, newClasses, problem } = resolveClasses(values, around);
    if (problem) problems.push(problem);
    if (problems.length > 0) return { ...blank, verdict: 'problem', problems };

    const known = values.username ? byUsername.get(key(values.username)) : findByName(values, classIds);
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

function nameProblems({ values, unclean }: RosterLineInput): LineProblem[] {
  const problems: LineProblem[] = [];
  if (unclean)
    problems.push({
      field: 'line',
      message: 'This line holds characters that cannot be stored. Type the names anew.',
    });
  if (values.first_name === '') problems.push({ field: 'first_name', message: 'First name is required.' });
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

/** Latin with Cyrillic or Greek in one word: in no language a name, and the look of somebody else's. */
export const mixesAlphabets = (text: string): boolean =>
  text.split(/[\s'’-]+/).some((word) => {
    const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
    return alphabets.filter((alphabet) => alphabet.test(word)).length > 1;
  });

function usernameProblems({ username }: RosterValues, taken: RosterSurroundings['taken']): LineProblem[] {
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

/** A month of birth that cannot be read is asked for anew: a wrong guess would open books for older children. */
function birthProblems({ birth }: RosterValues, now: Date): LineProblem[] {
  if (birth === '') return [];
  const read = readBirth(birth);
  const message = read ? birthProblem(read.year, read.month, now)?.message : BIRTH_WORDS.unreadable;
  return message ? [{ field: 'birth', message }] : [];
}

function resolveClasses(
  values: RosterValues,
  { classes, targetId, makeClasses }: RosterSurroundings,
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
      const suggestion = nearest(name, classes.map((one) => one.name)); // prettier-ignore
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

/** The name that is most alike, if it is alike at all: at most a third of its letters differ. */
export function nearest(name: string, names: string[]): string | undefined {
  const ranked = names
    .map((candidate) => ({ candidate, distance: distance(key(name), key(candidate)) }))
    .filter(({ candidate, distance: far }) => far <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** Levenshtein's distance of two short texts. */
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
