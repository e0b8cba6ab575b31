import type { BookOnOffer } from '@bookgrove/contract';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { isUuid, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { FindWithoutConsent, GetActiveRole } from '../../../identity/contract.ts';
import { GetBooksOnOffer } from '../../contract.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { BookCharities } from '../books/book-charities.ts';
import { BookView, type CoverFacts } from '../books/book-view.ts';
import { ownedSql } from '../books/ownership-sql.ts';
import { priceOf } from '../books/price.rules.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { hiddenBySchoolSql } from '../books/visibility-sql.ts';
import { makersSql } from '../books/makers-sql.ts';
import { offerOf, type OfferFacts } from './offer.rules.ts';

const MOST_BOOKS = 100;
/** A book may be merged into one that is merged later. */
const MOST_MERGES = 5;

/** Categories of book `b`, and those above them. */
const WITH_ABOVE = `array(with recursive above as (
    select unnest(b.categories)::text as slug
    union select c.parent::text from catalog.category c join above a on c.slug = a.slug where c.parent is not null
  ) select slug from above)`;

interface Row extends Omit<OfferFacts, 'owner'>, CoverFacts {
  tenant_id: string;
  slug: string;
  authors: string[];
  currency: string | null;
  charity_bps: number | null;
  charity_id: string | null;
  project_id: string | null;
  categories: string[];
  merged_into: string | null;
  makers: string[];
  owned: boolean;
}

/** For the shop: books as one buyer may buy them. Two statements, two for the charities they name, and one more for each level of merged books. */
@QueryHandler(GetBooksOnOffer)
export class GetBooksOnOfferHandler implements IQueryHandler<GetBooksOnOffer> {
  constructor(
    private readonly charities: BookCharities,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly readers: ReaderProfiles,
    private readonly view: BookView,
  ) {}

  async execute({ books, buyerId, files }: GetBooksOnOffer): Promise<BookOnOffer[]> {
    if (books.length > MOST_BOOKS) throw new Error(`At most ${MOST_BOOKS} books at once.`);
    if (books.length === 0) return [];
    const [buyer, found] = await Promise.all([this.buyer(buyerId), this.find(books, buyerId)]);
    const priced = [...found.values()].filter(({ price_minor }) => price_minor !== null);
    const makers = [...new Set(priced.flatMap(({ makers }) => makers))];
    const [without, charities] = await Promise.all([
      makers.length > 0 ? this.queries.execute(new FindWithoutConsent(makers, 'sale')) : [],
      this.charities.of(priced),
    ]);
    const refused = new Set(without);
    return books.map((asked) => {
      const row = found.get(asked);
      if (!row) return unknown(asked);
      const facts = { ...row, owner: ownerOf(row) };
      const { state, described } = offerOf(buyer, facts, !row.makers.some((maker) => refused.has(maker)));
      return described
        ? this.offer(row, state, charities.get(row.id) ?? null, files)
        : state === 'withdrawn'
          ? { ...unknown(row.id), state, owned: row.owned }
          : unknown(asked);
    });
  }

  private offer(
    row: Row,
    state: BookOnOffer['state'],
    charity: BookOnOffer['charity'],
    files: string,
  ): BookOnOffer {
    return {
      id: row.id,
      slug: row.slug,
      title: row.title,
      authors: row.authors,
      cover: this.view.cover(row, files)?.medium ?? null,
      price: priceOf(row),
      charity_bps: row.price_minor === null ? 0 : (row.charity_bps ?? 0),
      charity,
      categories: row.categories,
      state,
      owned: row.owned,
      maker_ids: row.makers,
      made_by_tenant: row.tenant_id,
    };
  }

  /** The books by the word with which each was asked for; a merged one is the book that it was merged into. */
  private async find(asked: string[], buyerId: string | null): Promise<Map<string, Row>> {
    const found = new Map<string, Row>();
    let next = new Map(asked.map((word) => [word, word]));
    for (let hop = 0; hop <= MOST_MERGES && next.size > 0; hop += 1) {
      const rows = await this.rows([...new Set(next.values())], buyerId);
      const merged = new Map<string, string>();
      for (const [word, at] of next) {
        const row = rows.find((one) => (isUuid(at) ? one.id === at : one.slug === at));
        if (row?.merged_into) merged.set(word, row.merged_into);
        else if (row) found.set(word, row);
      }
      next = merged;
    }
    return found;
  }

  /** A book of the school comes before one of the platform with the same slug. */
  private rows(words: string[], buyerId: string | null): Promise<Row[]> {
    const tenantId = currentTenantId();
    return this.db.rows<Row & Record<string, unknown>>({
      name: 'books_on_offer',
      text: `select b.id, b.tenant_id, b.slug, b.title, b.authors, b.status, b.ingestion, b.created_by, b.price_minor, b.currency,
               b.charity_bps, b.charity_id, b.project_id, ${WITH_ABOVE} as categories, b.age_rating, b.visibility, b.class_id, b.published_at, b.merged_into, b.file_id, b.has_cover,
               b.cover_id, b.cover_color, ${hiddenBySchoolSql()} as hidden, ${makersSql()} as makers,
               ${ownedSql('$1', '$2')} as owned
             from catalog.book b
             where b.tenant_id = any($3::uuid[]) and (b.id = any($4::uuid[]) or b.slug = any($5::text[]))
             order by b.tenant_id = $1::uuid desc`,
      values: [
        tenantId,
        buyerId,
        [...new Set([tenantId, PLATFORM_TENANT_ID])],
        words.filter(isUuid),
        words.filter((word) => !isUuid(word)),
      ],
    });
  }

  private async buyer(buyerId: string | null): Promise<Reader> {
    if (buyerId === null) return null;
    const principal = currentContext()?.principal;
    const role =
      principal?.userId === buyerId ? principal.role : await this.queries.execute(new GetActiveRole(buyerId));
    return role ? this.readers.know({ userId: buyerId, role, tenantKind: currentTenantKind() }) : null;
  }
}

const ownerOf = ({ tenant_id }: Row): 'school' | 'platform' =>
  tenant_id === PLATFORM_TENANT_ID ? 'platform' : 'school';

/** What is said of a book that the buyer may not know of. */
const unknown = (asked: string): BookOnOffer => ({
  id: asked,
  slug: '',
  title: '',
  authors: [],
  cover: null,
  price: null,
  charity_bps: 0,
  charity: null,
  categories: [],
  state: 'unknown',
  owned: false,
  maker_ids: [],
  made_by_tenant: '',
});
