/** Kinds of leaders. */
export const LEADER_KINDS = ['teacher', 'parent'] as const;
export type LeaderKind = (typeof LEADER_KINDS)[number];

/**
 * Status of a candidacy or recognition. `renewal_due` is a recognised leader whose badge ends within thirty
 * days.
 */
export const LEADER_STATUSES = [
  'draft',
  'submitted',
  'training',
  'recognised',
  'renewal_due',
  'lapsed',
  'declined',
  'withdrawn',
] as const;
export type LeaderStatus = (typeof LEADER_STATUSES)[number];

/** Lengths in characters, times in days unless stated otherwise. */
export const LEADER_LIMITS = {
  statementMin: 50,
  textMax: 2_000,
  reflectionMin: 40,
  messageMax: 500,
  reasonMax: 500,
  places: 5,
  validMonths: 12,
  renewalDays: 30,
  againAfterDays: 90,
  /** How long a decision can be undone, in hours. */
  undoHours: 24,
} as const;

export interface LeaderStepRule {
  key: string;
  /** `quiz` asks one question; the others ask for a text. */
  form: 'quiz' | 'reflect' | 'do';
  /** Index of the right answer of a quiz. */
  right?: number;
  /** Duration. */
  minutes: number;
}

/** The training of each kind, in order. The texts of the steps are in the web app. */
export const LEADER_STEPS: Record<LeaderKind, readonly LeaderStepRule[]> = {
  teacher: [
    { key: 'safeguarding', form: 'quiz', right: 1, minutes: 10 },
    { key: 'reading-aloud', form: 'reflect', minutes: 20 },
    { key: 'book-club', form: 'do', minutes: 45 },
    { key: 'feedback', form: 'reflect', minutes: 20 },
    { key: 'giving', form: 'quiz', right: 2, minutes: 10 },
    { key: 'mentoring', form: 'reflect', minutes: 20 },
  ],
  parent: [
    { key: 'safeguarding', form: 'quiz', right: 2, minutes: 10 },
    { key: 'reading-together', form: 'reflect', minutes: 20 },
    { key: 'family-evening', form: 'do', minutes: 60 },
    { key: 'other-families', form: 'reflect', minutes: 20 },
    { key: 'giving', form: 'quiz', right: 0, minutes: 10 },
  ],
};
