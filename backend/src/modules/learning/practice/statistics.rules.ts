/** How one student answered one question in their first attempt. */
export interface ItemAnswer {
  user_id: string;
  question_id: string;
  /** Null: a teacher has not marked it. */
  first_correct: boolean | null;
  correct: boolean | null;
  /** The first answer: ids of options. */
  picked: readonly string[];
}

/** How a question works. */
interface ItemStatistics {
  question_id: string;
  /** Students who answered. */
  students: number;
  /** Whole percent of them who were right at the first try; null: too few to show. */
  first: number | null;
  /** Whole percent who were right in the end. */
  later: number | null;
  /**
   * How well the question tells who understands: the correlation (-1 to 1) of being right at the first try with the share of the
   * other questions that were right at the first try. Null: too few, or everybody the same.
   */
  discrimination: number | null;
  /** By option, whole percent of the first answers that have it. */
  picks: { option: string; percent: number }[];
}

/** Fewer students than this are not shown: single children could be recognised. */
export const FEWEST_STUDENTS = 5;

/** Pearson's correlation; null without variance. */
function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  let [both, ofX, ofY] = [0, 0, 0];
  for (const [one, other] of pairs) {
    both += (one - x) * (other - y);
    ofX += (one - x) ** 2;
    ofY += (other - y) ** 2;
  }
  return ofX < 1e-9 || ofY < 1e-9 ? null : both / Math.sqrt(ofX * ofY);
}

const percent = (part: number, whole: number): number => Math.round((part * 100) / whole);

/** Statistics of questions, in their order. */
export function itemStatistics(
  questions: readonly string[],
  answers: readonly ItemAnswer[],
): ItemStatistics[] {
  const scored = answers.filter(({ first_correct }) => first_correct !== null);
  const totals = new Map<string, { right: number; all: number }>();
  for (const { user_id, first_correct } of scored) {
    const sum = totals.get(user_id) ?? { right: 0, all: 0 };
    totals.set(user_id, { right: sum.right + (first_correct ? 1 : 0), all: sum.all + 1 });
  }
  return questions.map((question_id): ItemStatistics => {
    const own = scored.filter((answer) => answer.question_id === question_id);
    const students = own.length;
    if (students < FEWEST_STUDENTS)
      return { question_id, students, first: null, later: null, discrimination: null, picks: [] };
    const rest = own.flatMap(({ user_id, first_correct }): [number, number][] => {
      const { right, all } = totals.get(user_id)!;
      const item = first_correct ? 1 : 0;
      return all > 1 ? [[item, (right - item) / (all - 1)]] : [];
    });
    const options = [...new Set(own.flatMap(({ picked }) => picked))];
    const r = rest.length < FEWEST_STUDENTS ? null : correlation(rest);
    return {
      question_id,
      students,
      first: percent(own.filter((one) => one.first_correct).length, students),
      later: percent(own.filter((one) => one.correct).length, students),
      discrimination: r === null ? null : Math.round(r * 100) / 100,
      picks: options.map((option) => ({
        option,
        percent: percent(own.filter(({ picked }) => picked.includes(option)).length, students),
      })),
    };
  });
}
