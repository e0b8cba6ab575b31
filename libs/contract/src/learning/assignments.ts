/** Kinds of work that a teacher can assign besides books, which are given by reading lists. */
export const ASSIGNABLE_KINDS = ['course', 'lesson', 'quiz', 'challenge', 'live', 'story_task'] as const;
export type AssignableKind = (typeof ASSIGNABLE_KINDS)[number];

/** Whom an assignment is for: everybody in a class, also those who join later; a group; or children named one by one. */
export const ASSIGNMENT_AUDIENCES = ['class', 'group', 'children'] as const;
export type AssignmentAudience = (typeof ASSIGNMENT_AUDIENCES)[number];

export const ASSIGNMENT_STATUSES = ['open', 'archived'] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

/** How far a person is with a piece of work. */
export const WORK_STATES = ['new', 'started', 'done'] as const;
export type WorkStateName = (typeof WORK_STATES)[number];

/** Levels of a criterion of a rubric, lowest first. */
export const RUBRIC_LEVELS = ['started', 'on_the_way', 'good', 'very_good'] as const;
export type RubricLevel = (typeof RUBRIC_LEVELS)[number];

/** What a teacher does with work that was handed in: keeps the mark unseen, gives it back, or asks for another try. */
export const MARK_STATES = ['draft', 'given_back', 'redo'] as const;
export type MarkState = (typeof MARK_STATES)[number];

/** Where a child stands with an assignment, as teachers see it. */
export const GRADE_STATES = [
  'not_open',
  'new',
  'started',
  'to_mark',
  'redo',
  'done',
  'late',
  'excused',
] as const;
export type GradeState = (typeof GRADE_STATES)[number];
