import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext } from '../../../platform/context.ts';
import { page } from '../../../platform/http/page.ts';
import { qrPath } from '../../../platform/print/qr-path.ts';
import { GetBookCard } from '../../catalog/contract.ts';
import { GetRaised } from '../../commerce/contract.ts';
import {
  FindWithoutConsent,
  GetClassGroups,
  GetPeople,
  ListStudentSummaries,
} from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { GetProjectCards } from '../contract.ts';
import { GetGiftsOfCampaigns, type CampaignGifts } from '../contract/fundraisers.ts';
import { FindProjects } from '../projects/find-projects.ts';
import { GetProject } from '../projects/project.queries.ts';
import { percentageOf } from '../projects/project.rules.ts';
import { FindFundraisers, type FundraiserDeskRow, type FundraiserRow } from './find-fundraisers.ts';
import type { FundraiserDeskFilters } from './fundraiser-bodies.ts';
import { FundraiserStaff } from './fundraiser-staff.ts';
import type {
  FundraiserChoices,
  FundraiserDeskItem,
  FundraiserDeskPage,
  FundraiserPart,
  FundraiserProject,
  FundraiserView,
} from './fundraiser-views.ts';
import { campaignOf, possibleFundraiserMoves, unitsOf } from './fundraiser.rules.ts';
import { FundraisersOpen } from './fundraisers-open.ts';

/** A page as everybody sees it, by slug or id. `files` is the base address of the book origin. */
export class GetFundraiser extends Query<FundraiserView> {
  constructor(
    readonly idOrSlug: string,
    readonly files: string,
  ) {
    super();
  }
}

/** What was raised in one currency, after refunds. */
const inCurrency = <T extends { currency: string }>(entries: readonly T[], currency: string): T | undefined =>
  entries.find((entry) => entry.currency === currency);

@QueryHandler(GetFundraiser)
export class GetFundraiserHandler implements IQueryHandler<GetFundraiser> {
  constructor(
    private readonly find: FindFundraisers,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError not_found */
  async execute({ idOrSlug, files }: GetFundraiser): Promise<FundraiserView> {
    const row = await this.find.shown(idOrSlug);
    const [project, owner, gifts, sales, book, school] = await Promise.all([
      this.queries.execute(new GetProject(row.project_id)),
      this.owner(row),
      this.queries.execute(new GetGiftsOfCampaigns([campaignOf(row.id)])),
      row.book_id ? this.queries.execute(new GetRaised({ books: [row.book_id] })) : [],
      row.book_id ? this.queries.execute(new GetBookCard(row.book_id, files)) : null,
      this.queries.execute(new GetSchool()),
    ]);
    const { currency } = project.goal;
    const given = inCurrency(gifts, currency);
    const money = (amount: number) => ({ amount, currency });
    const parts: FundraiserPart[] = [
      { kind: 'gifts', amount: money(given?.raised ?? 0), count: given?.gifts ?? 0 },
      ...(row.book_id
        ? [{ kind: 'sales' as const, amount: money(inCurrency(sales, currency)?.raised ?? 0), count: 0 }]
        : []),
    ];
    const raised = parts.reduce((sum, { amount }) => sum + amount.amount, 0);
    const [unit] = project.outcome_units;
    const done = unitsOf(raised, unit);
    const link = `${school.origin}/fundraisers/${row.slug}`;
    return {
      id: row.id,
      slug: row.slug,
      kind: row.kind,
      status: row.status,
      title: row.title,
      message: row.message,
      ...owner,
      project: {
        id: project.id,
        slug: project.slug,
        title: project.title,
        country: project.country,
        goals: project.goals,
        cover: project.cover,
        charity: charityOf(project.charity),
      },
      target: row.target > 0 ? money(row.target) : null,
      raised: money(raised),
      percentage: row.target > 0 ? percentageOf(raised, row.target) : null,
      parts,
      units:
        unit && done !== null
          ? {
              label: unit.label,
              done,
              left: row.target > 0 ? Math.max(0, Math.ceil((row.target - raised) / unit.cost)) : null,
            }
          : null,
      book:
        row.book_id && book
          ? { id: row.book_id, title: book.title, summary: book.summary, cover: book.cover?.medium ?? null }
          : null,
      accepts_gifts: row.status === 'open' && project.accepts_gifts,
      link,
      code: qrPath(link),
      opened_at: row.opened_at?.toISOString() ?? null,
    };
  }

  /** Whose page it is: the class with its size, or the first name of the child. */
  private async owner({
    kind,
    class_id,
    student_id,
  }: FundraiserRow): Promise<Pick<FundraiserView, 'class_name' | 'children' | 'first_name'>> {
    const [groups, students, people] = await Promise.all([
      class_id ? this.queries.execute(new GetClassGroups([class_id], [])) : null,
      kind === 'class' && class_id ? this.queries.execute(new ListStudentSummaries(class_id)) : null,
      student_id ? this.queries.execute(new GetPeople([student_id])) : [],
    ]);
    return {
      class_name: groups?.classes[0]?.name ?? null,
      children: students?.length ?? null,
      first_name: people[0]?.first_name ?? null,
    };
  }
}

/** What a page tells of the charity. */
const charityOf = ({ id, slug, name, registration_number }: FundraiserProject['charity']) => ({
  id,
  slug,
  name,
  registration_number,
});

/** One page of the fundraiser pages for staff. */
export class ListFundraiserDesk extends Query<FundraiserDeskPage> {
  constructor(
    readonly filters: FundraiserDeskFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListFundraiserDesk)
export class ListFundraiserDeskHandler implements IQueryHandler<ListFundraiserDesk> {
  constructor(
    private readonly find: FindFundraisers,
    private readonly queries: QueryBus,
    private readonly staff: FundraiserStaff,
  ) {}

  async execute({ filters, url }: ListFundraiserDesk): Promise<FundraiserDeskPage> {
    const { limit, offset, status } = filters;
    const { count, rows } = await this.find.desk({
      classes: await this.staff.scope(),
      ...(status && { status }),
      limit,
      offset,
    });
    return page(url, filters, count, await this.items(rows));
  }

  private async items(rows: readonly FundraiserDeskRow[]): Promise<FundraiserDeskItem[]> {
    if (rows.length === 0) return [];
    const classes = rows.flatMap(({ class_id }) => class_id ?? []);
    const students = [...new Set(rows.flatMap(({ student_id }) => student_id ?? []))];
    const [groups, people, without, projects, gifts] = await Promise.all([
      this.queries.execute(new GetClassGroups([...new Set(classes)], [])),
      students.length > 0 ? this.queries.execute(new GetPeople(students)) : [],
      this.queries.execute(new FindWithoutConsent(students, 'fundraise')),
      this.queries.execute(new GetProjectCards([...new Set(rows.map(({ project_id }) => project_id))])),
      this.queries.execute(new GetGiftsOfCampaigns(rows.map(({ id }) => campaignOf(id)))),
    ]);
    const me = currentContext()!.principal!.userId;
    return rows.map((row) => {
      const project = projects.find(({ id }) => id === row.project_id);
      const currency = project?.currency ?? 'GBP';
      const given = inCurrency<CampaignGifts>(
        gifts.filter(({ campaign }) => campaign === campaignOf(row.id)),
        currency,
      );
      return {
        id: row.id,
        slug: row.slug,
        kind: row.kind,
        status: row.status,
        title: row.title,
        message: row.message,
        reason: row.reason,
        class_id: row.class_id,
        class_name: groups.classes.find(({ id }) => id === row.class_id)?.name ?? null,
        student_id: row.student_id,
        first_name: people.find(({ id }) => id === row.student_id)?.first_name ?? null,
        consented: row.student_id === null || !without.includes(row.student_id),
        project: { id: row.project_id, slug: project?.slug ?? '', title: project?.title ?? '' },
        target: row.target > 0 ? { amount: row.target, currency } : null,
        raised: { amount: given?.raised ?? 0, currency },
        gifts: given?.gifts ?? 0,
        book_id: row.book_id,
        version: row.version,
        created_at: row.created_at.toISOString(),
        reports: {
          count: row.reports,
          faults: row.faults,
          notes: row.notes.slice(0, 20),
          held: row.held_at !== null,
        },
        moves: possibleFundraiserMoves(row, me),
      };
    });
  }
}

/** What the form of a page offers: classes of the caller with their students, and projects that take gifts. */
export class GetFundraiserChoices extends Query<FundraiserChoices> {}

@QueryHandler(GetFundraiserChoices)
export class GetFundraiserChoicesHandler implements IQueryHandler<GetFundraiserChoices> {
  constructor(
    private readonly open: FundraisersOpen,
    private readonly projects: FindProjects,
    private readonly queries: QueryBus,
    private readonly staff: FundraiserStaff,
  ) {}

  /** @throws AppError 403 `fundraisers_closed` */
  async execute(): Promise<FundraiserChoices> {
    await this.open.demand();
    const [classes, rows] = await Promise.all([
      this.staff.classes(),
      this.projects.listed({ status: 'fundraising' }),
    ]);
    return {
      classes: await Promise.all(
        classes.map(async ({ id, name }) => ({ id, name, students: await this.students(id) })),
      ),
      projects: rows.map(({ id, slug, title, currency }) => ({ id, slug, title, currency })),
    };
  }

  private async students(classId: string): Promise<FundraiserChoices['classes'][number]['students']> {
    const students = await this.queries.execute(new ListStudentSummaries(classId));
    const ids = students.map(({ id }) => id);
    const without = await this.queries.execute(new FindWithoutConsent(ids, 'fundraise'));
    return students.map(({ id, first_name }) => ({ id, first_name, consented: !without.includes(id) }));
  }
}
