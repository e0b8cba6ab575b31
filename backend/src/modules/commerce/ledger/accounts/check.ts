/**
 * The questions of the audit of money. Q1: is there one order for each request? Q2: is each payment in the books once, and are they
 * balanced? Q3: do we and the provider say the same? Q4: is nothing paid back that was not paid? Q5: is every message sent, and
 * did it have one effect? Q6: does a row belong to rows of its own school alone? Q7: does each document have its file? Q8: is
 * the money raised that of the books? Q9: is everything delivered that is paid, and nothing else?
 */
export const QUESTIONS = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9'] as const;
export type Question = (typeof QUESTIONS)[number];

/** A query that finds nothing while everything is right. */
export interface Check {
  /** At most 40 characters. */
  name: string;
  question: Question;
  /** What is looked for, as a sentence. */
  description: string;
  /** Why that matters, in plain words. */
  meaning: string;
  /** The first two columns of each row identify the discrepancy, the others explain it. `%tenant` is the condition on the tenant of `x`. */
  text: string;
  /**
   * Runs in the context of the platform alone: `oversight` reads the rows of all tenants in tables that have this policy,
   * `system` those of system tables.
   */
  platform?: 'oversight' | 'system';
}
