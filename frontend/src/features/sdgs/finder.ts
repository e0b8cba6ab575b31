/** The goal for which most answers speak; of several, the one that was named first. 17 without an answer. */
export function goalFor(answers: readonly (readonly number[])[]): number {
  const points = new Map<number, number>();
  for (const goal of answers.flat()) points.set(goal, (points.get(goal) ?? 0) + 1);
  let best = 17;
  for (const [goal, count] of points) if (count > (points.get(best) ?? 0)) best = goal;
  return best;
}
