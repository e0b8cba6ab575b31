/** A goal of the United Nations in one language. */
export interface GoalTexts {
  short: string;
  /** The whole sentence of the goal. */
  title: string;
  /** The targets by their number: `4.1`, `4.a`. */
  targets: Readonly<Record<string, string>>;
}
