import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { RoyaltyVersion } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { storeAnswer } from '../../../../platform/http/idempotency.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { RuleBooks } from './rule-books.ts';
import type { RoyaltyRuleView } from './royalty-views.ts';
import { inForce, shownStatus, type RoyaltyScope, type RoyaltyStatus } from './royalty.rules.ts';

/** A version as it is written. */
interface RoyaltyDraft {
  scope: RoyaltyScope;
  school_id: string | null;
  book_id: string | null;
  platform_bps: number;
  author_bps: number;
  effective_from: Date;
  note: string;
}

interface RoyaltyFilter {
  scope?: RoyaltyScope | undefined;
  school_id?: string | undefined;
  status?: RoyaltyStatus | undefined;
  limit: number;
  offset: number;
}

interface Listed {
  count: number;
  results: RoyaltyRuleView[];
}

/** Versions of royalty rules: all of them for the platform's team, the copies that its sales use for a school. */
@Injectable()
export class RoyaltyVersions {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly books: RuleBooks,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** One page, newest first. */
  async list({ scope, school_id, status, limit, offset }: RoyaltyFilter): Promise<Listed> {
    const all =
      currentTenantKind() === 'platform' ? await this.views({ scope, school_id }) : await this.own(scope);
    const found = status ? all.filter((view) => view.status === status) : all;
    return { count: found.length, results: await this.withTitles(found.slice(offset, offset + limit)) };
  }

  /** @throws AppError 404 */
  async get(id: string): Promise<RoyaltyRuleView> {
    const found = (await this.views({})).find((view) => view.id === id);
    if (!found) throw notFound('royalty rule');
    return found;
  }

  /**
   * Stores a draft.
   * @throws AppError 422 for a school that does not exist, or ids that do not belong to the scope
   */
  async draft(draft: RoyaltyDraft, by: string): Promise<RoyaltyRuleView> {
    const { scope, school_id, book_id } = draft;
    if ((scope === 'platform') !== (school_id === null))
      throw invalidFields({
        school_id: ['A rule of a school or a book names its school; the default names none.'],
      });
    if ((scope === 'book') !== (book_id !== null))
      throw invalidFields({ book_id: ['Only a rule of a book names its book.'] });
    const [school] = school_id ? await this.queries.execute(new GetSchools([school_id])) : [null];
    if (school === undefined) throw invalidFields({ school_id: ['There is no school with this id.'] });
    const tenant_id = currentTenantId();
    const scope_key = [scope, school_id, book_id].filter(Boolean).join(':');
    return this.db.transaction(async (tx) => {
      await lockUntilCommit(tx, `royalty versions ${scope_key}`);
      const { _max } = await tx.royaltyVersion.aggregate({
        where: { tenant_id, scope_key },
        _max: { version: true },
      });
      const row: RoyaltyVersion = {
        ...draft,
        tenant_id,
        id: newId(),
        scope_key,
        version: (_max.version ?? 0) + 1,
        status: 'draft',
        created_by: by,
        created_at: this.clock.now(),
        activated_by: null,
        activated_at: null,
      };
      await tx.royaltyVersion.createMany({ data: [row] });
      const name = school?.name ?? 'all schools';
      await this.audit.record(tx, 'royalty.drafted', name, { reason: draft.note });
      const view = {
        ...viewOf(row),
        school_name: school?.name ?? null,
        book_title: null,
        status: 'draft' as const,
        in_force: false,
      };
      storeAnswer(view);
      return view;
    });
  }

  /** @throws AppError 404, and 409 `not_a_draft` */
  async discard(id: string): Promise<RoyaltyRuleView> {
    const before = await this.get(id);
    await this.db.transaction(async (tx) => {
      await lockUntilCommit(tx, `royalty version ${id}`);
      const where = { tenant_id: currentTenantId(), id, status: 'draft' as const };
      const { count } = await tx.royaltyVersion.updateMany({ where, data: { status: 'discarded' } });
      if (count === 0) throw new AppError('conflict', 'not_a_draft', `This version is ${before.status}.`);
      const name = before.school_name ?? 'all schools';
      await this.audit.record(tx, 'royalty.discarded', name, { reason: before.note });
    });
    return this.get(id);
  }

  private async views(filter: {
    scope?: RoyaltyScope | undefined;
    school_id?: string | undefined;
  }): Promise<RoyaltyRuleView[]> {
    const rows = await this.db.transaction((tx: Tx) =>
      tx.royaltyVersion.findMany({
        where: {
          tenant_id: currentTenantId(),
          ...(filter.scope && { scope: filter.scope }),
          ...(filter.school_id && { school_id: filter.school_id }),
        },
        orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
      }),
    );
    const now = this.clock.now();
    const newest = new Map<string, number | null>();
    for (const [key, versions] of Map.groupBy(rows, ({ scope_key }) => scope_key))
      newest.set(
        key,
        inForce(
          versions.filter(({ status }) => status === 'active'),
          now,
        )?.version ?? null,
      );
    const names = await this.names(rows);
    return rows.map((row) => ({
      ...viewOf(row),
      book_title: null,
      school_name: row.school_id && (names.get(row.school_id) ?? row.school_id),
      status: shownStatus(row, newest.get(row.scope_key)!),
      in_force: row.status === 'active' && newest.get(row.scope_key) === row.version,
    }));
  }

  private async withTitles(views: RoyaltyRuleView[]): Promise<RoyaltyRuleView[]> {
    const titles = new Map<string, string>();
    const ofBooks = views.filter(({ book_id }) => book_id !== null);
    for (const [school, rules] of Map.groupBy(ofBooks, ({ school_id }) => school_id))
      if (school)
        for (const [id, title] of await this.books.titles(school, [
          ...new Set(rules.flatMap(({ book_id }) => book_id ?? [])),
        ]))
          titles.set(id, title);
    return views.map((view) => ({ ...view, book_title: titles.get(view.book_id ?? '') ?? null }));
  }

  private async names(rows: readonly RoyaltyVersion[]): Promise<Map<string, string>> {
    const ids = [...new Set(rows.flatMap(({ school_id }) => school_id ?? []))];
    const names = new Map<string, string>();
    for (let from = 0; from < ids.length; from += 100)
      for (const { id, name } of await this.queries.execute(new GetSchools(ids.slice(from, from + 100))))
        names.set(id, name);
    return names;
  }

  /** The rules of the running school, with the version numbers of its sales. */
  private async own(scope?: RoyaltyScope): Promise<RoyaltyRuleView[]> {
    const rows = await this.db.transaction((tx) =>
      tx.royaltyRule.findMany({ where: { tenant_id: currentTenantId() }, orderBy: { version: 'desc' } }),
    );
    const now = this.clock.now();
    const newest = new Map<string, number | null>();
    const keyOf = (row: { scope: string; book_id: string | null }) => `${row.scope} ${row.book_id}`;
    for (const [key, versions] of Map.groupBy(rows, keyOf))
      newest.set(key, inForce(versions, now)?.version ?? null);
    return rows
      .filter((row) => !scope || row.scope === scope)
      .map((row) => ({
        id: row.id,
        scope: row.scope,
        school_id: row.scope === 'platform' ? null : row.tenant_id,
        school_name: null,
        book_id: row.book_id,
        book_title: null,
        version: row.version,
        status: shownStatus({ ...row, status: 'active' }, newest.get(keyOf(row))!),
        in_force: newest.get(keyOf(row)) === row.version,
        effective_from: row.effective_from,
        platform_bps: row.platform_bps,
        author_bps: row.author_bps,
        note: '',
        created_by: null,
        created_at: row.created_at,
        activated_by: null,
        activated_at: row.created_at,
      }));
  }
}

const viewOf = ({ tenant_id: _, scope_key: __, status: ___, ...row }: RoyaltyVersion) => row;
