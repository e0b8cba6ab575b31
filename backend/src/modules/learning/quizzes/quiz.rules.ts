import type { QuestionKind, Skill, SkillLevel } from '@bookgrove/contract';

/** A possible answer. `correct` marks the right ones of a choice. Ids are random: they tell nothing about the order. */
interface QuestionOption {
  id: string;
  text: string;
  correct?: boolean;
  /** `hotspot`: where the place is on the picture, in whole percent from the upper left corner. */
  x?: number;
  y?: number;
}

/** Two texts that belong together. */
interface QuestionPair {
  id: string;
  left: string;
  match_id: string;
  right: string;
}

/**
 * A question with its answer. `options` are the choices, for `order` in the right order, for `short` the accepted answers, for
 * `cloze` further words, for `hotspot` the named places of the picture. The gaps of `cloze` are in square brackets in `text`.
 * An answer to `audio` or `drawing` is marked by a teacher.
 */
export interface Question {
  id: string;
  kind: QuestionKind;
  skill: Skill;
  text: string;
  options: QuestionOption[];
  pairs: QuestionPair[];
  /** What to read after a wrong answer. */
  help: string;
  /** The lesson of the course to open after a wrong answer. */
  help_lesson: string | null;
  /** Page of the book that a wrong answer opens, as the reader counts them. */
  page?: number | null;
  /** The lines of the book that answer the question, shown after a wrong answer. */
  passage?: string;
  /** Shown before an answer, when it is asked for. */
  hint?: string;
  /** `hotspot` of the quiz of a book: 0 is the cover of the book, further numbers are its first pictures. */
  picture?: number | null;
  /** `hotspot` of a lesson: the id of a picture among the resources for lessons. */
  resource?: string | null;
}

/** A question without its answer. */
interface AskedQuestion {
  id: string;
  kind: QuestionKind;
  skill: Skill;
  /** For `cloze`: the texts around the gaps, joined by a blank. */
  text: string;
  /** For `cloze`: the texts before, between and after the gaps. */
  parts: string[];
  /** `x` and `y` for `hotspot` alone. */
  options: { id: string; text: string; x?: number; y?: number }[];
  /** For `match`: what is matched with an option, in the order of the answer. */
  lefts: string[];
}

const GAP = /\[([^[\]]+)\]/g;

/** The words that belong into the gaps. */
export const gapsOf = (text: string): string[] => [...text.matchAll(GAP)].map(([, word]) => word!.trim());

const byId = <T extends { id: string }>(list: readonly T[]): T[] =>
  [...list].sort((one, other) => (one.id < other.id ? -1 : 1));

/** The question as a learner sees it: nothing in it tells the answer. */
export function asked({ id, kind, skill, text, options, pairs }: Question): AskedQuestion {
  const base = { id, kind, skill, text, parts: [], options: [], lefts: [] };
  const plain = (list: readonly QuestionOption[]) => list.map((one) => ({ id: one.id, text: one.text }));
  if (kind === 'choice' || kind === 'multiple') return { ...base, options: plain(options) };
  if (kind === 'hotspot')
    return {
      ...base,
      options: options.map(({ id: of, text: name, x, y }) => ({
        id: of,
        text: name,
        x: x ?? 50,
        y: y ?? 50,
      })),
    };
  if (kind === 'order') return { ...base, options: plain(byId(options)) };
  if (kind === 'match')
    return {
      ...base,
      lefts: pairs.map(({ left }) => left),
      options: byId(pairs.map(({ match_id, right }) => ({ id: match_id, text: right }))),
    };
  if (kind === 'cloze') {
    const words = [...new Set([...gapsOf(text), ...options.map((one) => one.text)])].sort();
    return {
      ...base,
      text: text.replace(GAP, '…'),
      parts: text.split(GAP).filter((_, index) => index % 2 === 0),
      options: words.map((word) => ({ id: word, text: word })),
    };
  }
  return base;
}

/** Whether a teacher marks the answers. */
export const isMarkedByTeacher = ({ kind }: Pick<Question, 'kind'>): boolean =>
  kind === 'audio' || kind === 'drawing';

/** A text as answers are compared: without case, punctuation at the ends, and repeated blanks. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '')
    .replace(/\s+/g, ' ');

/**
 * Whether an answer is right. It is a list: the ids of the chosen options, the ids in their order, for `match` the option of
 * each `lefts`, for `cloze` the word of each gap, for `short` one text. Never for kinds that a teacher marks.
 */
export function isRight(question: Question, answer: readonly string[]): boolean {
  const same = (wanted: readonly string[]) =>
    answer.length === wanted.length && wanted.every((one, index) => one === answer[index]);
  switch (question.kind) {
    case 'choice':
    case 'hotspot':
    case 'multiple': {
      const right = question.options.filter(({ correct }) => correct).map(({ id }) => id);
      return new Set(answer).size === right.length && right.every((id) => answer.includes(id));
    }
    case 'order':
      return same(question.options.map(({ id }) => id));
    case 'match':
      return same(question.pairs.map(({ match_id }) => match_id));
    case 'cloze': {
      const gaps = gapsOf(question.text);
      return (
        answer.length === gaps.length &&
        gaps.every((gap, index) => comparable(gap) === comparable(answer[index]!))
      );
    }
    case 'short':
      return (
        answer.length === 1 &&
        question.options.some(({ text }) => comparable(text) === comparable(answer[0]!))
      );
    case 'audio':
    case 'drawing':
      return false;
  }
}

const isPercent = (value: number | undefined): boolean => value !== undefined && value >= 0 && value <= 100;

/** What is wrong with a question, in words for its author; null: nothing. */
export function wrongQuestion({ kind, text, options, pairs, help }: Question): string | null {
  if (text.trim() === '') return 'Write the question.';
  if (help.trim() === '' && kind !== 'audio' && kind !== 'drawing')
    return 'Say what to read after a wrong answer.';
  const right = options.filter(({ correct }) => correct).length;
  const empty = options.some((one) => one.text.trim() === '');
  if (empty) return 'An answer is empty.';
  if (new Set(options.map((one) => comparable(one.text))).size < options.length)
    return 'Two answers are the same.';
  if (kind === 'choice' && (options.length < 2 || right !== 1))
    return 'Write at least two answers and mark one as right.';
  if (kind === 'hotspot' && (options.length < 2 || right !== 1))
    return 'Name at least two places of the picture and mark one as right.';
  if (kind === 'hotspot' && options.some(({ x, y }) => !isPercent(x) || !isPercent(y)))
    return 'Put every place on the picture.';
  if (kind === 'multiple' && (options.length < 2 || right === 0))
    return 'Write at least two answers and mark those that are right.';
  if (kind === 'order' && options.length < 2) return 'Write at least two things to put in order.';
  if (
    kind === 'match' &&
    (pairs.length < 2 || pairs.some(({ left, right: other }) => left.trim() === '' || other.trim() === ''))
  )
    return 'Write at least two pairs.';
  if (kind === 'cloze' && gapsOf(text).length === 0)
    return 'Put the words of the gaps in square brackets, e.g. The sun is [hot].';
  if (kind === 'short' && options.length === 0) return 'Write at least one answer that is right.';
  return null;
}

/** The answers to one question. */
export interface AnsweredQuestion {
  question_id: string;
  skill: Skill;
  first_correct: boolean;
  correct: boolean;
  /** A teacher has not marked it yet: it is in no result. */
  waits?: boolean;
}

/** The result of one skill. */
export interface SkillResult {
  skill: Skill;
  questions: number;
  /** Right at the first try. */
  first: number;
  /** Right after looking back. */
  later: number;
  level: SkillLevel;
}

/** How sure somebody is of a skill: right at the first try, or after looking back. */
export const levelOf = ({ questions, first, later }: Omit<SkillResult, 'skill' | 'level'>): SkillLevel =>
  first === questions
    ? 'strong'
    : first + later > 0 && (first + later) * 2 >= questions
      ? 'growing'
      : 'practise';

/**
 * Results by skill, in the order in which the skills first occur. Questions without an answer count as not yet right; those
 * that wait for a teacher do not count.
 */
export function skillResults(
  questions: readonly Pick<Question, 'id' | 'skill'>[],
  answers: readonly AnsweredQuestion[],
): SkillResult[] {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  const bySkill = new Map<Skill, Omit<SkillResult, 'level' | 'skill'>>();
  for (const { id, skill } of questions) {
    if (given.get(id)?.waits) continue;
    const sum = bySkill.get(skill) ?? { questions: 0, first: 0, later: 0 };
    const answer = given.get(id);
    sum.questions += 1;
    if (answer?.first_correct) sum.first += 1;
    else if (answer?.correct) sum.later += 1;
    bySkill.set(skill, sum);
  }
  return [...bySkill].map(([skill, sum]) => ({
    skill,
    ...sum,
    level: levelOf(sum),
  }));
}

/**
 * Whether a quiz is passed: every question has an answer, and enough of those are right that do not wait for a teacher. Nobody
 * has to wait with the next lesson until a teacher has marked something.
 */
export function isPassed(
  questions: readonly Pick<Question, 'id'>[],
  answers: readonly AnsweredQuestion[],
  percent: number,
): boolean {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  if (questions.length === 0 || questions.some(({ id }) => !given.has(id))) return false;
  const scored = questions.filter(({ id }) => !given.get(id)!.waits);
  const right = scored.filter(({ id }) => given.get(id)!.correct).length;
  return right * 100 >= percent * scored.length;
}
