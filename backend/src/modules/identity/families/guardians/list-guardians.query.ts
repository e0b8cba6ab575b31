import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GuardianPermission, Relationship } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { recordViewOnce } from '../../audit/record-view.ts';
import { childOfStaff, type Requester } from './children.ts';

/** A child by name. */
export class ChildName {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
}

/** A guardian of a child as shown to the school, or an unused code. */
export class GuardianLinkView {
  id!: string;
  state!: 'invited' | 'pending_school' | 'active' | 'revoked';
  relationship!: Relationship;
  permissions!: GuardianPermission[];
  student!: ChildName;
  /** Null while the code is unused. */
  guardian!: GuardianName | null;
  /** The person who created the code. */
  invited_by!: string;
  code_expires_at!: string | null;
  created_at!: string;
  started_at!: string | null;
  ended_at!: string | null;
  end_reason!: string | null;
}
export class GuardianName {
  id!: string;
  first_name!: string;
  last_name!: string;
  /** For administrators only. */
  email!: string | null;
}
export class GuardiansOfStudent {
  student!: ChildName;
  links!: GuardianLinkView[];
}

/** Guardians and open codes of one child; ended links come last, the newest fifty. */
export class ListGuardiansOfStudent extends Query<GuardiansOfStudent> {
  constructor(
    readonly studentId: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

/** Guardians who need the school's approval, longest wait first. */
export class ListPendingGuardians extends Query<{ count: number; links: GuardianLinkView[] }> {
  constructor(readonly page: PageQuery) {
    super();
  }
}

const COLUMNS = `l.id, l.state::text as state, l.relationship, l.permissions, l.created_at, l.started_at, l.ended_at,
  l.end_reason, l.code_expires_at,
  json_build_object('id', s.id, 'first_name', s.first_name, 'last_name', s.last_name, 'avatar', s.avatar) as student,
  case when g.id is null then null else json_build_object('id', g.id, 'first_name', g.first_name,
    'last_name', g.last_name, 'email', g.email) end as guardian,
  coalesce(trim(i.first_name || ' ' || i.last_name), '') as invited_by`;
const FROM = `from identity.guardian_link l
  join identity.user_account s on s.tenant_id = l.tenant_id and s.id = l.student_id
  left join identity.user_account g on g.tenant_id = l.tenant_id and g.id = l.guardian_id
  left join identity.user_account i on i.tenant_id = l.tenant_id and i.id = l.invited_by`;

@QueryHandler(ListGuardiansOfStudent)
export class ListGuardiansOfStudentHandler implements IQueryHandler<ListGuardiansOfStudent> {
  constructor(private readonly db: Db) {}

  async execute({ studentId, requester }: ListGuardiansOfStudent): Promise<GuardiansOfStudent> {
    const student = await childOfStaff(this.db, studentId, requester);
    const links = await this.db.rows<GuardianLinkView>({
      name: 'guardians_of_student',
      text: `select ${COLUMNS} ${FROM}
             where l.tenant_id = $1 and l.student_id = $2 and (l.state <> 'invited' or l.code_expires_at > now())
               and (l.state <> 'revoked' or l.guardian_id is not null)
             order by l.state = 'revoked', l.created_at desc limit 50`,
      values: [currentTenantId(), studentId],
    });
    await this.db.transaction((tx) =>
      recordViewOnce(tx, { action: 'guardian.listed', subjectId: studentId }),
    );
    return {
      student,
      links:
        requester.role === 'school_admin'
          ? links
          : links.map((link) => ({ ...link, guardian: link.guardian && { ...link.guardian, email: null } })),
    };
  }
}

@QueryHandler(ListPendingGuardians)
export class ListPendingGuardiansHandler implements IQueryHandler<ListPendingGuardians> {
  constructor(private readonly db: Db) {}

  async execute({ page }: ListPendingGuardians): Promise<{ count: number; links: GuardianLinkView[] }> {
    const tenant = currentTenantId();
    const search = page.search ? likePattern(page.search.toLowerCase()) : null;
    const pending = `where l.tenant_id = $1 and l.state = 'pending_school'`;
    const where = search
      ? `${pending} and (lower(s.first_name || ' ' || s.last_name) like $2 or lower(g.first_name || ' ' || g.last_name) like $2)`
      : pending;
    const values = search ? [tenant, search] : [tenant];
    const name = search ? 'pending_guardians_found' : 'pending_guardians';
    const [rows, counted] = await this.db.batch([
      {
        name,
        text: `select ${COLUMNS} ${FROM} ${where} order by l.created_at, l.id
               limit $${values.length + 1} offset $${values.length + 2}`,
        values: [...values, page.limit, page.offset],
      },
      {
        name: `${name}_count`,
        // Without a search, people need not be read.
        text: `select count(*)::int as count ${search ? FROM : 'from identity.guardian_link l'} ${where}`,
        values,
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      links: rows!.rows as GuardianLinkView[],
    };
  }
}
