import type { ChallengeKind, CourseStatus } from '@bookgrove/contract';
import type { ChallengePart } from './challenge.rules.ts';

/** A challenge as it is read for lists and pages. Days are YYYY-MM-DD. */
export interface ChallengeRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  slug: string;
  title: string;
  kind: ChallengeKind;
  intro: string;
  why: string;
  goals: number[];
  steps: ChallengePart[];
  looks: ChallengePart[];
  age_from: number | null;
  age_to: number | null;
  minutes: number;
  starts_on: string | null;
  ends_on: string | null;
  unit: string;
  target: number | null;
  needs: number;
  each_day: boolean;
  teams: boolean;
  product: string;
  course: string;
  books: string[];
  art: string;
  status: CourseStatus;
  revision: number;
  demo: boolean;
  created_by: string | null;
  author_name: string;
  updated_at: Date;
}

export const CHALLENGE_COLUMNS = `c.tenant_id, c.id, c.slug, c.title, c.kind, c.intro, c.why, c.goals, c.steps, c.looks, c.age_from,
  c.age_to, c.minutes, to_char(c.starts_on, 'YYYY-MM-DD') as starts_on, to_char(c.ends_on, 'YYYY-MM-DD') as ends_on, c.unit,
  c.target, c.needs, c.each_day, c.teams, c.product, c.course, c.books, c.art, c.status, c.revision, c.demo, c.created_by,
  c.author_name, c.updated_at`;
