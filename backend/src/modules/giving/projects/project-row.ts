import type { CharityStatus, ProjectStatus, ReceiptRegime } from '../contract.ts';
import type { BudgetLine, Milestone, OutcomeUnit, OverflowPolicy, ProjectQuestion } from './project.rules.ts';

/** A project with its charity, as it is read for lists and pages; without its picture. */
export interface ProjectRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  charity_id: string;
  slug: string;
  title: string;
  summary: string;
  story: string;
  place: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  goals: number[];
  goal: number;
  currency: string;
  starts_on: Date | null;
  ends_on: Date | null;
  status: ProjectStatus;
  status_reason: string;
  overflow: OverflowPolicy;
  redirect_to: string | null;
  budget: BudgetLine[];
  milestones: Milestone[];
  outcome_units: OutcomeUnit[];
  questions: ProjectQuestion[];
  sponsor: string;
  matching_pool: number;
  started_by_students: boolean;
  report: string;
  reported_at: Date | null;
  film: string | null;
  cover_id: string | null;
  cover_alt: string;
  demo: boolean;
  version: number;
  published_at: Date | null;
  updated_news_at: Date | null;
  charity_slug: string;
  charity_name: string;
  charity_logo_id: string | null;
  charity_status: CharityStatus;
  charity_number: string;
  charity_receipts: ReceiptRegime;
  charity_verified_at: Date | null;
  updates_waiting: number;
}

export const PROJECT_COLUMNS = `p.tenant_id, p.id, p.charity_id, p.slug, p.title, p.summary, p.story, p.place, p.country,
  p.latitude, p.longitude, p.goals, p.goal, p.currency, p.starts_on, p.ends_on, p.status, p.status_reason, p.overflow,
  p.redirect_to, p.budget, p.milestones, p.outcome_units, p.questions, p.sponsor, p.matching_pool, p.started_by_students,
  p.report, p.reported_at, p.film, p.cover_id, p.cover_alt, p.demo, p.version, p.published_at, p.updated_news_at,
  c.slug as charity_slug, c.name as charity_name, c.logo_id as charity_logo_id, c.status as charity_status,
  c.registration_number as charity_number, c.receipts as charity_receipts, c.verified_at as charity_verified_at`;

/** `$1` is the running tenant, `$2` the platform: projects are for charities of the platform alone. */
export const PROJECT_TABLES = `giving.project p join giving.charity c on c.tenant_id = $2::uuid and c.id = p.charity_id
  and (c.only_school is null or c.only_school = $1::uuid or $1::uuid = $2::uuid)`;

/** A day as `2026-12-31`. */
export const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;
