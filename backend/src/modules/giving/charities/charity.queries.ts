import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { page } from '../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetSchool, GetSchools } from '../../tenancy/contract.ts';
import { GetCharityCards, type CharityCard } from '../contract.ts';
import type { CharityDeskFilters, CharityFilters } from './charity-bodies.ts';
import type { CharityRow } from './charity-row.ts';
import {
  listItem,
  pictureOf,
  type CharityDeskItem,
  type CharityDeskPage,
  type CharityDraft,
  type CharityMoney,
  type CharityNews,
  type CharityPage,
  type CharityView,
} from './charity-views.ts';
import { CHARITY_CHECKS, checksToDo, possibleMoves } from './charity.rules.ts';
import { FindCharities } from './find-charities.ts';
import { GivenMoney } from './given-money.ts';

/** Of a school that has chosen none. */
const DEFAULT_CURRENCY = 'GBP';

type MoneyByCharity = ReadonlyMap<string, CharityMoney[]> | null;

/** What was raised and paid out, by currency; null while the ledger cannot tell. */
const sums = (money: MoneyByCharity, id: string) => {
  const of = money && (money.get(id) ?? []);
  return {
    raised: of && of.map(({ currency, raised }) => ({ amount: raised, currency })),
    paid_out: of && of.map(({ currency, paid_out }) => ({ amount: paid_out, currency })),
  };
};

/** One page of the charities that everybody sees. */
export class ListCharities extends Query<CharityPage> {
  constructor(
    readonly filters: CharityFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListCharities)
export class ListCharitiesHandler implements IQueryHandler<ListCharities> {
  constructor(
    private readonly find: FindCharities,
    private readonly money: GivenMoney,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters, url }: ListCharities): Promise<CharityPage> {
    if (filters.ordering === 'raised') return this.byRaised(filters, url);
    const { count, rows } = await this.find.list(filters);
    const money = await this.money.ofCharities(rows.map(({ id }) => id));
    return page(
      url,
      filters,
      count,
      rows.map((row) => listItem(row, sums(money, row.id))),
    );
  }

  /**
   * Amounts are in the ledger, so all that are found are ordered here: by what each got in the currency of the school. Sums of
   * other currencies are not compared with it.
   */
  private async byRaised(filters: CharityFilters, url: string): Promise<CharityPage> {
    const { rows } = await this.find.list({ ...filters, limit: 2_000, offset: 0 });
    const [money, { settings }] = await Promise.all([
      this.money.ofCharities(rows.map(({ id }) => id)),
      this.queries.execute(new GetSchool()),
    ]);
    const currency = settings.currency ?? DEFAULT_CURRENCY;
    const raised = ({ id }: CharityRow): number =>
      money.get(id)?.find((entry) => entry.currency === currency)?.raised ?? 0;
    const sorted = rows.sort((one, other) => raised(other) - raised(one) || (one.name < other.name ? -1 : 1));
    const shown = sorted.slice(filters.offset, filters.offset + filters.limit);
    return page(
      url,
      filters,
      rows.length,
      shown.map((row) => listItem(row, sums(money, row.id))),
    );
  }
}

/** A charity with its details, by id or slug. */
export class GetCharity extends Query<CharityView> {
  constructor(readonly idOrSlug: string) {
    super();
  }
}

@QueryHandler(GetCharity)
export class GetCharityHandler implements IQueryHandler<GetCharity> {
  constructor(
    private readonly db: Db,
    private readonly find: FindCharities,
    private readonly money: GivenMoney,
  ) {}

  async execute({ idOrSlug }: GetCharity): Promise<CharityView> {
    const row = await this.find.one(idOrSlug);
    const values = [row.tenant_id, row.id];
    const [[documents, news], money, donors] = await Promise.all([
      this.db.batch([
        {
          name: 'charity_papers',
          text: `select title, created_at, read_at from giving.charity_document
                 where tenant_id = $1::uuid and charity_id = $2::uuid and public order by created_at, id limit 20`,
          values,
        },
        {
          name: 'charity_news',
          text: `select u.id, u.title, u.body, u.published_at, p.slug, p.title as project from giving.project_update u
                 join giving.project p on (p.tenant_id, p.id) = (u.tenant_id, u.project_id)
                 where p.charity_id = $1::uuid and u.status = 'published'
                   and p.status in ('fundraising', 'paused', 'funded', 'delivering', 'completed')
                 order by u.published_at desc, u.id desc limit 10`,
          values: [row.id],
        },
      ]),
      this.money.ofCharities([row.id]),
      this.money.donors({ charities: [row.id] }),
    ]);
    return {
      ...listItem(row, sums(money, row.id)),
      legal_name: row.legal_name,
      mission: row.mission,
      registration_number: row.registration_number,
      register_url: row.register_url,
      website: row.website,
      receipts: row.receipts,
      accepts_gifts: row.status === 'verified',
      status_reason: row.status === 'verified' ? '' : row.status_reason,
      documents: (documents!.rows as Paper[]).map(({ title, created_at, read_at }) => ({
        title,
        added_at: created_at.toISOString(),
        read_at: read_at?.toISOString() ?? null,
      })),
      bank_checked_at: row.bank_changed_at?.toISOString() ?? null,
      money: money && (money.get(row.id) ?? []),
      donors_count: donors && (donors.get(row.id) ?? 0),
      updates: (news!.rows as News[]).map(
        ({ id, title, body, published_at, slug, project }): CharityNews => ({
          id,
          project_slug: slug,
          project_title: project,
          title,
          body,
          published_at: published_at.toISOString(),
        }),
      ),
    };
  }
}

interface Paper {
  title: string;
  created_at: Date;
  read_at: Date | null;
}
interface News {
  id: string;
  title: string;
  body: string;
  published_at: Date;
  slug: string;
  project: string;
}

@QueryHandler(GetCharityCards)
export class GetCharityCardsHandler implements IQueryHandler<GetCharityCards> {
  constructor(private readonly find: FindCharities) {}

  async execute({ ids }: GetCharityCards): Promise<CharityCard[]> {
    const rows = ids
      ? await this.find.some(ids)
      : (await this.find.list({ supported: true, limit: 200, offset: 0 })).rows;
    const byId = new Map(rows.map((row) => [row.id, row]));
    return (ids ?? rows.map(({ id }) => id)).flatMap((id) => {
      const row = byId.get(id);
      return row ? [card(row)] : [];
    });
  }
}

const card = (row: CharityRow): CharityCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  logo: pictureOf(row, 'logo', row.logo_id),
  country: row.country,
  status: row.status,
  receipts: row.receipts,
  legal_name: row.legal_name,
  registration_number: row.registration_number,
  tax_reference: row.tax_reference,
  tax_reference_on: row.tax_reference_on?.toISOString().slice(0, 10) ?? null,
  demo: row.demo,
});

/** One page of the charities for staff, those in review first. */
export class ListCharityDesk extends Query<CharityDeskPage> {
  constructor(
    readonly filters: CharityDeskFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListCharityDesk)
export class ListCharityDeskHandler implements IQueryHandler<ListCharityDesk> {
  constructor(
    private readonly find: FindCharities,
    private readonly money: GivenMoney,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters, url }: ListCharityDesk): Promise<CharityDeskPage> {
    const { count, rows, statuses } = await this.find.desk(filters);
    const [money, schools, done] = await Promise.all([
      this.money.ofCharities(rows.map(({ id }) => id)),
      namesOfSchools(this.find, this.queries, rows),
      checksOf(this.find, rows),
    ]);
    const items = rows.map((row) => deskItem(row, { money, schools, done: done.get(row.id) ?? [] }));
    return { ...page(url, filters, count, items), statuses };
  }
}

/** A charity for staff. */
export class GetCharityDraft extends Query<CharityDraft> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetCharityDraft)
export class GetCharityDraftHandler implements IQueryHandler<GetCharityDraft> {
  constructor(
    private readonly find: FindCharities,
    private readonly money: GivenMoney,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id }: GetCharityDraft): Promise<CharityDraft> {
    const row = await this.find.forDesk(id);
    const values = [row.tenant_id, row.id];
    const [[checks, documents, events], money, schools] = await Promise.all([
      this.find.read<[Check[], Document[], Event[]]>([
        {
          name: 'charity_checks',
          text: `select kind, note, actor_name, checked_at from giving.charity_check
                 where tenant_id = $1::uuid and charity_id = $2::uuid`,
          values,
        },
        {
          name: 'charity_documents',
          text: `select id, title, file_kind, bytes, created_at, read_at from giving.charity_document
                 where tenant_id = $1::uuid and charity_id = $2::uuid order by created_at, id`,
          values,
        },
        {
          name: 'charity_events',
          text: `select id, what, reason, actor_name, created_at from giving.charity_event
                 where tenant_id = $1::uuid and charity_id = $2::uuid order by created_at desc, id desc limit 50`,
          values,
        },
      ]),
      this.money.ofCharities([row.id]),
      namesOfSchools(this.find, this.queries, [row]),
    ]);
    const own = row.tenant_id === currentTenantId();
    const platform = this.find.everywhere();
    return {
      ...deskItem(row, { money, schools, done: checks.map(({ kind }) => kind) }),
      version: row.version,
      legal_name: row.legal_name,
      summary: row.summary,
      mission: row.mission,
      place: row.place,
      registration_number: row.registration_number,
      register_url: row.register_url,
      website: row.website,
      email: own ? row.email : null,
      goals: row.goals,
      receipts: row.receipts,
      tax_reference: row.tax_reference,
      tax_reference_on: row.tax_reference_on?.toISOString().slice(0, 10) ?? null,
      cover: pictureOf(row, 'cover', row.cover_id),
      cover_alt: row.cover_alt,
      status_reason: row.status_reason,
      only_school: row.only_school,
      bank_changed_at: row.bank_changed_at?.toISOString() ?? null,
      moves: own || platform ? possibleMoves(row.status, platform) : [],
      editable: own && row.status !== 'archived' && (platform || row.status === 'draft'),
      checks: CHARITY_CHECKS.map((kind) => {
        const check = checks.find((one) => one.kind === kind);
        return {
          kind,
          done: Boolean(check),
          note: check?.note ?? '',
          by: check?.actor_name ?? null,
          at: check?.checked_at.toISOString() ?? null,
        };
      }),
      documents: documents.map(({ created_at, read_at, ...document }) => ({
        ...document,
        added_at: created_at.toISOString(),
        read_at: read_at?.toISOString() ?? null,
      })),
      events: events.map(({ id, what, reason, actor_name, created_at }) => ({
        id,
        what,
        reason,
        by: actor_name,
        at: created_at.toISOString(),
      })),
    };
  }
}

interface Check {
  kind: string;
  note: string;
  actor_name: string;
  checked_at: Date;
}
interface Document {
  id: string;
  title: string;
  file_kind: string;
  bytes: number;
  created_at: Date;
  read_at: Date | null;
}
interface Event {
  id: string;
  what: string;
  reason: string;
  actor_name: string;
  created_at: Date;
}

/** Names of the schools that proposed charities, for the platform's team. */
async function namesOfSchools(
  find: FindCharities,
  queries: QueryBus,
  rows: readonly CharityRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => proposer(row) ?? []))];
  if (!find.everywhere() || ids.length === 0) return new Map();
  const schools = await queries.execute(new GetSchools(ids));
  return new Map(schools.map(({ id, name }) => [id, name]));
}

const proposer = (row: CharityRow): string | null =>
  row.tenant_id === PLATFORM_TENANT_ID ? row.proposed_by_school : row.tenant_id;

/** Kinds of the checks that were done, by charity. */
async function checksOf(
  find: FindCharities,
  rows: readonly CharityRow[],
): Promise<ReadonlyMap<string, string[]>> {
  const ids = rows.filter(({ status }) => status === 'in_review').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [found] = await find.read<[{ charity_id: string; kinds: string[] }[]]>([
    {
      name: 'checks_of_charities',
      text: `select charity_id, array_agg(kind)::text[] as kinds from giving.charity_check
             where charity_id = any($1::uuid[]) group by charity_id`,
      values: [ids],
    },
  ]);
  return new Map(found.map(({ charity_id, kinds }) => [charity_id, kinds]));
}

function deskItem(
  row: CharityRow,
  {
    money,
    schools,
    done,
  }: { money: MoneyByCharity; schools: ReadonlyMap<string, string>; done: readonly string[] },
): CharityDeskItem {
  const school = proposer(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo: pictureOf(row, 'logo', row.logo_id),
    country: row.country,
    status: row.status,
    demo: row.demo,
    of_platform: row.tenant_id === PLATFORM_TENANT_ID,
    proposed_by: school && (schools.get(school) ?? null),
    supported: row.supported,
    verified_at: row.verified_at?.toISOString() ?? null,
    bank_hint: row.tenant_id === currentTenantId() ? row.bank_hint : null,
    checks_to_do: row.status === 'in_review' ? checksToDo(done) : [],
    projects_count: row.projects_count,
    money: money && (money.get(row.id) ?? []),
    last_news_at: row.last_news_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}
