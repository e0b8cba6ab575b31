import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BookStage } from '@bookgrove/contract';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { GetSchool, GetSchools } from '../../../tenancy/contract.ts';
import { BookView, type Cover, type CoverFacts } from '../../library/books/book-view.ts';
import { findingsOf, type FindingSource } from './moderation.rules.ts';

export class ModerationFinding {
  /** A finding of the check of the file, or one computed from the book's details. */
  code!: string;
  count!: number;
  /** `stop` needs a decision, `look` a review, `note` was corrected automatically. */
  tone!: 'stop' | 'look' | 'note';
}
export class ModerationSchool {
  id!: string;
  name!: string;
}
export class ModerationOwner {
  id!: string;
  name!: string;
}
/** A book in the moderation queue. */
export class ModerationCard {
  id!: string;
  slug!: string;
  title!: string;
  authors!: string[];
  /** BCP 47. */
  language!: string;
  cover!: Cover | null;
  school!: ModerationSchool;
  stage!: 'uploaded' | 'checking' | 'review' | 'changes' | 'ready' | 'live' | 'withdrawn';
  /** Since when it has been in its current stage. */
  since!: string;
  /** The assignee; null without one. */
  owner!: ModerationOwner | null;
  /** A school asks the platform's team to decide. */
  escalated!: boolean;
  student_made!: boolean;
  /** Progress of the check of its file, 0 to 100. */
  percentage!: number;
  findings!: ModerationFinding[];
  /** Reports of readers that nobody has decided on. */
  reports!: number;
}

/** The columns that `CARD` selects. */
export type CardRow = CoverFacts &
  FindingSource & {
    tenant_id: string;
    slug: string;
    authors: string[];
    stage: BookStage;
    since: Date;
    owner_id: string | null;
    owner_name: string;
    escalated: boolean;
    percentage: number | null;
    refusal: string | null;
    reports: number;
    student_made: boolean;
    rights: string | null;
    created_by: string;
    isbn: string | null;
  };

/** Reads the moderation queue of one school, or in the platform's tenant context those of all schools. */
@Injectable()
export class ModerationCards {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly view: BookView,
  ) {}

  /** Whether the requester is of the platform's team, at the platform's own address. */
  everywhere(): boolean {
    return currentTenantId() === PLATFORM_TENANT_ID && currentContext()?.principal?.role === 'platform_admin';
  }

  /** Runs statements on all schools for the platform's team, on the current school for everybody else. */
  async read(statements: Statement[]): Promise<unknown[][]> {
    const results = await (this.everywhere() ? this.db.oversee(statements) : this.db.batch(statements));
    return results.map(({ rows }) => rows as unknown[]);
  }

  /** The condition on the tenant that statements of `read` must contain; `add` registers a value. */
  fence(add: (value: unknown) => string): string {
    return this.everywhere() ? 'true' : `b.tenant_id = ${add(currentTenantId())}`;
  }

  async show(rows: CardRow[], files: string): Promise<ModerationCard[]> {
    const names = await this.schoolNames([...new Set(rows.map(({ tenant_id }) => tenant_id))]);
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      authors: row.authors,
      language: row.language,
      cover: this.view.cover(row, files),
      school: { id: row.tenant_id, name: names.get(row.tenant_id) ?? '' },
      stage: row.stage,
      since: row.since.toISOString(),
      owner: row.owner_id ? { id: row.owner_id, name: row.owner_name } : null,
      escalated: row.escalated,
      student_made: row.student_made,
      percentage: row.percentage ?? 0,
      findings: findingsOf(row),
      reports: row.reports,
    }));
  }

  async schoolNames(ids: string[]): Promise<Map<string, string>> {
    const schools = this.everywhere()
      ? await this.queries.execute(new GetSchools(ids.slice(0, 100)))
      : [await this.queries.execute(new GetSchool())];
    return new Map(schools.map(({ id, name }) => [id, name]));
  }
}
