import type { CharityStatus, ReceiptRegime } from '../contract.ts';

/** A charity as it is read for lists and pages; without bank details and pictures. */
export interface CharityRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  slug: string;
  name: string;
  legal_name: string;
  summary: string;
  mission: string;
  country: string;
  place: string;
  registration_number: string;
  register_url: string | null;
  website: string | null;
  email: string | null;
  goals: number[];
  receipts: ReceiptRegime;
  tax_reference: string | null;
  tax_reference_on: Date | null;
  status: CharityStatus;
  status_reason: string;
  demo: boolean;
  verified_at: Date | null;
  bank_hint: string | null;
  bank_changed_at: Date | null;
  proposed_by_school: string | null;
  only_school: string | null;
  logo_id: string | null;
  cover_id: string | null;
  cover_alt: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  supported: boolean;
  projects_count: number;
  open_projects_count: number;
  last_news_at: Date | null;
}

/** Columns of `CharityRow`. `$1` is the running tenant. */
export const CHARITY_COLUMNS = `c.tenant_id, c.id, c.slug, c.name, c.legal_name, c.summary, c.mission, c.country, c.place,
  c.registration_number, c.register_url, c.website, c.email, c.goals, c.receipts, c.tax_reference, c.tax_reference_on,
  c.status, c.status_reason, c.demo, c.verified_at, c.bank_hint, c.bank_changed_at, c.proposed_by_school, c.only_school,
  c.logo_id, c.cover_id, c.cover_alt, c.version, c.created_at, c.updated_at,
  exists (select from giving.school_charity s where s.tenant_id = $1::uuid and s.charity_id = c.id) as supported,
  p.projects_count, p.open_projects_count, p.last_news_at`;

/** Joined to each charity: its projects that are shown. */
export const CHARITY_PROJECTS = `left join lateral (
    select count(*) filter (where p.status in ('fundraising', 'paused', 'funded', 'delivering', 'completed'))::int as projects_count,
      count(*) filter (where p.status = 'fundraising')::int as open_projects_count, max(p.updated_news_at) as last_news_at
    from giving.project p where p.charity_id = c.id) p on true`;
