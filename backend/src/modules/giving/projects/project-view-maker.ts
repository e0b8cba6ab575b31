import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { CharityMoney } from '../charities/charity-views.ts';
import { GivenMoney } from '../charities/given-money.ts';
import type { ProjectListItem } from './project-views.ts';
import { dayOf, type ProjectRow } from './project-row.ts';
import { daysLeft, percentageOf } from './project.rules.ts';

/** What was raised for projects, and by how many. */
export interface ProjectSums {
  money: ReadonlyMap<string, CharityMoney[]>;
  donors: ReadonlyMap<string, number> | null;
}

/** What a project raised in its currency, in minor units. */
export const raisedBy = ({ money }: Pick<ProjectSums, 'money'>, { id, currency }: ProjectRow): number =>
  money.get(id)?.find((entry) => entry.currency === currency)?.raised ?? 0;

/** Views of projects with what the ledger says. */
@Injectable()
export class ProjectViews {
  constructor(
    private readonly clock: Clock,
    private readonly money: GivenMoney,
  ) {}

  async sums(rows: readonly ProjectRow[]): Promise<ProjectSums> {
    const projects = rows.map(({ id }) => id);
    const [money, donors] = await Promise.all([
      this.money.ofProjects(projects),
      projects.length > 0 ? this.money.donors({ projects }) : null,
    ]);
    return { money, donors };
  }

  item(row: ProjectRow, sums: ProjectSums): ProjectListItem {
    const { currency } = row;
    const raised = raisedBy(sums, row);
    return {
      id: row.id,
      slug: row.slug,
      title: row.title,
      summary: row.summary,
      cover: row.cover_id && `/api/projects/${row.id}/cover/?v=${row.cover_id}`,
      cover_alt: row.cover_alt,
      charity: {
        id: row.charity_id,
        slug: row.charity_slug,
        name: row.charity_name,
        logo: row.charity_logo_id && `/api/charities/${row.charity_id}/logo/?v=${row.charity_logo_id}`,
        status: row.charity_status,
        registration_number: row.charity_number,
        receipts: row.charity_receipts,
        verified_at: row.charity_verified_at?.toISOString() ?? null,
      },
      place: row.place,
      country: row.country,
      latitude: row.latitude,
      longitude: row.longitude,
      goals: row.goals,
      status: row.status,
      goal: { amount: row.goal, currency },
      raised: { amount: raised, currency },
      percentage: percentageOf(raised, row.goal),
      donors_count: sums.donors && (sums.donors.get(row.id) ?? 0),
      ends_on: dayOf(row.ends_on),
      days_left: row.status === 'fundraising' ? daysLeft(row.ends_on, this.clock.now()) : null,
      started_by_students: row.started_by_students,
      demo: row.demo,
      published_at: row.published_at?.toISOString() ?? null,
      updated_at: row.updated_news_at?.toISOString() ?? null,
    };
  }
}
