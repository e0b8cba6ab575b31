import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BookStage } from '@bookgrove/contract';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetSchool, GetSchools } from '../../tenancy/contract.ts';
import { BookView, type Cover, type CoverFacts } from '../books/book-view.ts';
import { findingsOf, type FindingFacts } from './desk.rules.ts';

export class DeskFinding {
  /** Of the check of the file, or of what is known of the book. */
  code!: string;
  count!: number;
  /** `stop` wants a decision, `look` a look, `note` was mended by itself. */
  tone!: 'stop' | 'look' | 'note';
}
export class DeskSchool {
  id!: string;
  name!: string;
}
export class DeskOwner {
  id!: string;
  name!: string;
}
/** A book on the desk. */
export class DeskCard {
  id!: string;
  slug!: string;
  title!: string;
  authors!: string[];
  /** BCP 47. */
  language!: string;
  cover!: Cover | null;
  school!: DeskSchool;
  stage!: 'uploaded' | 'checking' | 'review' | 'changes' | 'ready' | 'live' | 'withdrawn';
  /** Since when it stands there. */
  since!: string;
  /** Who has taken it; null while nobody has. */
  owner!: DeskOwner | null;
  /** A school asks the platform's team to decide. */
  escalated!: boolean;
  student_made!: boolean;
  /** How far the check of its file has come, 0 to 100. */
  percentage!: number;
  findings!: DeskFinding[];
  /** Reports of readers that nobody has decided on. */
  reports!: number;
}

/** One row as `CARD` selects it. */
export type CardRow = CoverFacts &
  FindingFacts & {
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

/** Reads the desk: of one school, or in the platform's context those of all. */
@Injectable()
export class DeskCards {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly view: BookView,
  ) {}

  /** Whether the platform's team asks, at the platform's own address. */
  everywhere(): boolean {
    return currentTenantId() === PLATFORM_TENANT_ID && currentContext()?.principal?.role === 'platform_admin';
  }

  /** Statements on all schools for the platform's team, on the running school for everybody else. */
  async read(statements: Statement[]): Promise<unknown[][]> {
    const results = await (this.everywhere() ? this.db.oversee(statements) : this.db.batch(statements));
    return results.map(({ rows }) => rows as unknown[]);
  }

  /** The condition that `read` leaves to its statements; `add` takes values. */
  fence(add: (value: unknown) => string): string {
    return this.everywhere() ? 'true' : `b.tenant_id = ${add(currentTenantId())}`;
  }

  async show(rows: CardRow[], files: string): Promise<DeskCard[]> {
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
