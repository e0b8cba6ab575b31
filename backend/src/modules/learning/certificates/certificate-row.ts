import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type {
  CertificateDesign,
  CertificateKind,
  CertificateNames,
  CertificateSigner,
  CertificateState,
  RevocationReason,
} from '@bookgrove/contract';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetPeople, ListChildrenOfGuardian, ListStudentsOfTeacher } from '../../identity/contract.ts';

/** A certificate as it is stored. */
export interface CertificateRow extends Record<string, unknown> {
  id: string;
  code: string;
  number: string;
  user_id: string | null;
  kind: CertificateKind;
  subject: string;
  generation: number;
  title: string;
  detail: string;
  lessons: number | null;
  score: number | null;
  minutes: number | null;
  first_name: string;
  last_name: string;
  student: boolean;
  issuer_name: string;
  signers: CertificateSigner[];
  design: CertificateDesign;
  language: string;
  issued_at: Date;
  valid_until: Date | null;
  completed_at: Date | null;
  state: CertificateState;
  revoked_at: Date | null;
  reason: RevocationReason | '';
  status_index: number;
}

const COLUMNS = `c.id, c.code, c.number, c.user_id, c.kind, c.subject, c.generation, c.title, c.detail, c.lessons, c.score, c.minutes,
  c.first_name, c.last_name, c.student, c.issuer_name, c.signers, c.design, c.language, c.issued_at, c.valid_until,
  c.completed_at, c.state, c.revoked_at, c.reason, c.status_index`;

interface CertificateSearch {
  search?: string | undefined;
  kind?: CertificateKind | undefined;
  state?: CertificateState | undefined;
  /** People whose certificates are listed; null: everybody. */
  people: readonly string[] | null;
  limit: number;
  offset: number;
}

/** Reads certificates of the school. */
@Injectable()
export class Certificates {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** By the code of its check page. @throws AppError not_found */
  async byCode(code: string): Promise<CertificateRow> {
    const [row] = /^[\w-]{22}$/.test(code)
      ? await this.read('c.code = $2 and c.user_id is not null', [code])
      : [];
    if (!row) throw notFound('certificate');
    return row;
  }

  /** By its id. @throws AppError not_found */
  async byId(id: string): Promise<CertificateRow> {
    const [row] = await this.read('c.id = $2::uuid', [id]);
    if (!row) throw notFound('certificate');
    return row;
  }

  /** All of some people, newest first; those that a corrected one replaced are left out. */
  of(people: readonly string[]): Promise<CertificateRow[]> {
    return this.read(`c.user_id = any($2::uuid[]) and c.state <> 'reissued'`, [people]);
  }

  /** One page, newest first; `search` finds by name, title and number. */
  async list(wish: CertificateSearch): Promise<{ count: number; rows: CertificateRow[] }> {
    const values: unknown[] = [currentTenantId()];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const where = ['c.tenant_id = $1::uuid', 'c.user_id is not null'];
    if (wish.people) where.push(`c.user_id = any(${add(wish.people)}::uuid[])`);
    if (wish.kind) where.push(`c.kind = ${add(wish.kind)}`);
    if (wish.state) where.push(`c.state = ${add(wish.state)}`);
    for (const word of (wish.search ?? '').trim().split(/\s+/).slice(0, 8).filter(Boolean))
      where.push(
        `(c.first_name || ' ' || c.last_name || ' ' || c.title || ' ' || c.number) ilike ${add(likePattern(word))}`,
      );
    const rows = await this.db.rows<CertificateRow & { total: string }>({
      name: '',
      text: `select ${COLUMNS}, count(*) over () as total from learning.certificate c
             where ${where.join(' and ')} order by c.issued_at desc, c.id desc
             limit ${add(wish.limit)} offset ${add(wish.offset)}`,
      values,
    });
    return { count: Number(rows[0]?.total ?? 0), rows: await this.named(rows) };
  }

  /** How the check page shows the names of children. */
  async names(): Promise<CertificateNames> {
    const [row] = await this.db.rows<{ names: CertificateNames }>({
      name: 'certificate_names',
      text: 'select names from learning.certificate_setting where tenant_id = $1::uuid',
      values: [currentTenantId()],
    });
    return row?.names ?? 'initial';
  }

  /** Whether the signed-in person may see whose certificate it is: the person, a guardian, a teacher of the child, administrators. */
  async mayKnow({ user_id }: CertificateRow): Promise<boolean> {
    const viewer = currentContext()?.principal;
    if (!viewer || !user_id) return false;
    if (viewer.userId === user_id || ['school_admin', 'platform_admin'].includes(viewer.role)) return true;
    if (viewer.role === 'teacher')
      return (await this.queries.execute(new ListStudentsOfTeacher(viewer.userId))).includes(user_id);
    if (viewer.role !== 'parent') return false;
    const children = await this.queries.execute(new ListChildrenOfGuardian(viewer.userId));
    return children.some(
      ({ id, state, may_view_reading }) => id === user_id && state === 'active' && may_view_reading,
    );
  }

  /** Whether the signed-in person gives certificates to all of these people: a teacher to the own students, others to everybody. */
  async teaches(people: readonly string[]): Promise<boolean> {
    const viewer = currentContext()?.principal;
    if (viewer?.role !== 'teacher') return true;
    const own = new Set(await this.queries.execute(new ListStudentsOfTeacher(viewer.userId)));
    return people.every((id) => own.has(id));
  }

  /** One that the signed-in member of staff may take back or replace. @throws AppError not_found */
  async changeable(id: string): Promise<CertificateRow> {
    const row = await this.byId(id);
    if (!(await this.teaches(row.user_id ? [row.user_id] : []))) throw notFound('certificate');
    return row;
  }

  private async read(where: string, values: unknown[]): Promise<CertificateRow[]> {
    return this.named(
      await this.db.rows<CertificateRow>({
        name: '',
        text: `select ${COLUMNS} from learning.certificate c
               where c.tenant_id = $1::uuid and ${where} order by c.issued_at desc, c.id desc limit 500`,
        values: [currentTenantId(), ...values],
      }),
    );
  }

  /** A certificate that is not completed yet has the name that its account has now. */
  private async named<Row extends CertificateRow>(rows: Row[]): Promise<Row[]> {
    const open = rows.flatMap(({ completed_at, user_id, first_name }) =>
      completed_at || !user_id || first_name ? [] : [user_id],
    );
    if (open.length === 0) return rows;
    const people = await this.queries.execute(new GetPeople([...new Set(open)].slice(0, 100)));
    return rows.map((row) => {
      const person =
        row.completed_at || row.first_name ? undefined : people.find(({ id }) => id === row.user_id);
      return person
        ? {
            ...row,
            first_name: person.first_name,
            last_name: person.last_name,
            student: person.role === 'student',
          }
        : row;
    });
  }
}
