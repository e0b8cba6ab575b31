import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { CONSENT_PURPOSES, CONSENTS, currentConsentText, type ConsentPurpose } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { FindWithoutConsent, HasConsent } from '../../contract.ts';
import { recordViewOnce } from '../../audit/record-view.ts';
import { childOfGuardian, childOfStaff, type Requester } from '../guardians/children.ts';
import { consentState, type ConsentRow, type ConsentState } from './consent.rules.ts';

/** One earlier answer. */
export class ConsentEntry {
  /** Version of the wording that was answered. */
  title!: string;
  text_version!: string;
  given_by!: string;
  given_at!: string;
  withdrawn_by!: string | null;
  withdrawn_at!: string | null;
}
/** One purpose: its current wording, its state, and the answers so far. */
export class ConsentView {
  purpose!: ConsentPurpose;
  version!: string;
  title!: string;
  text!: string;
  /** The same, worded for the child. */
  child_text!: string;
  state!: ConsentState;
  /** Newest first, at most twenty. */
  history!: ConsentEntry[];
}
export class Consents {
  student!: ConsentStudent;
  /** Whether the caller may grant and withdraw. */
  may_answer!: boolean;
  /** Whether the caller may withdraw for the family, e.g. after a letter. */
  may_withdraw!: boolean;
  consents!: ConsentView[];
}
export class ConsentStudent {
  id!: string;
  first_name!: string;
}

/** The list that school, guardian and child all see. */
export class GetConsents extends Query<Consents> {
  constructor(
    readonly studentId: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

interface Row extends ConsentRow {
  given_by: string;
  withdrawn_by: string | null;
}

const HISTORY = 20;

@QueryHandler(GetConsents)
export class GetConsentsHandler implements IQueryHandler<GetConsents> {
  constructor(private readonly db: Db) {}

  async execute({ studentId, requester }: GetConsents): Promise<Consents> {
    const { first_name, permissions } = await this.childFor(studentId, requester);
    const rows = await this.db.rows<Row>({
      name: 'consents_of_child',
      text: `select purpose, text_version, given_at, withdrawn_at, coalesce(giver, '') as given_by, taker as withdrawn_by
             from (
               select n.*, row_number() over (partition by n.purpose order by n.given_at desc) as place,
                 trim(g.first_name || ' ' || g.last_name) as giver, trim(w.first_name || ' ' || w.last_name) as taker
               from identity.consent n
               left join identity.user_account g on g.tenant_id = n.tenant_id and g.id = n.given_by
               left join identity.user_account w on w.tenant_id = n.tenant_id and w.id = n.withdrawn_by
               where n.tenant_id = $1 and n.student_id = $2) as answers
             where place <= ${HISTORY} order by given_at desc`,
      values: [currentTenantId(), studentId],
    });
    return {
      student: { id: studentId, first_name },
      may_answer: permissions.includes('consent'),
      may_withdraw: permissions.includes('consent') || requester.role === 'school_admin',
      consents: CONSENT_PURPOSES.map((purpose) => {
        const { version, title, text, child } = currentConsentText(purpose);
        const answers = rows.filter((row) => row.purpose === purpose);
        return {
          purpose,
          version,
          title,
          text,
          child_text: child,
          state: consentState(answers, version),
          history: answers.map((row) => ({
            title: CONSENTS[purpose].find((words) => words.version === row.text_version)?.title ?? title,
            text_version: row.text_version,
            given_by: row.given_by,
            given_at: row.given_at.toISOString(),
            withdrawn_by: row.withdrawn_by,
            withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
          })),
        };
      }),
    };
  }

  /**
   * For the child itself, its guardians and responsible staff; for everybody else the child does not exist.
   */
  private async childFor(
    studentId: string,
    requester: Requester,
  ): Promise<{ first_name: string; permissions: string[] }> {
    if (requester.role === 'parent') return childOfGuardian(this.db, studentId, requester.userId);
    if (requester.role === 'student') {
      if (requester.userId !== studentId) throw notFound('student');
      const [me] = await this.db.rows<{ first_name: string }>({
        name: 'child_itself',
        text: 'select first_name from identity.user_account where tenant_id = $1 and id = $2',
        values: [currentTenantId(), studentId],
      });
      if (!me) throw notFound('student');
      return { ...me, permissions: [] };
    }
    if (requester.role !== 'teacher' && requester.role !== 'school_admin') throw notFound('student');
    const child = await childOfStaff(this.db, studentId, requester);
    await this.db.transaction((tx) =>
      recordViewOnce(tx, { action: 'person.consents_viewed', subjectId: studentId }),
    );
    return { ...child, permissions: [] };
  }
}

/** For other modules: whether a purpose is allowed for a child's work. */
@QueryHandler(HasConsent)
export class HasConsentHandler implements IQueryHandler<HasConsent> {
  constructor(private readonly db: Db) {}

  async execute({ studentId, purpose }: HasConsent): Promise<boolean> {
    const rows = await this.db.rows({
      name: 'has_consent',
      text: `select 1 from identity.consent
             where tenant_id = $1 and student_id = $2 and purpose = $3 and text_version = $4 and withdrawn_at is null
             limit 1`,
      values: [currentTenantId(), studentId, purpose, currentConsentText(purpose).version],
    });
    return rows.length > 0;
  }
}

/** For other modules: the same for many people at once. */
@QueryHandler(FindWithoutConsent)
export class FindWithoutConsentHandler implements IQueryHandler<FindWithoutConsent> {
  constructor(private readonly db: Db) {}

  async execute({ personIds, purpose }: FindWithoutConsent): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>({
      name: 'people_without_consent',
      text: `select p.id from unnest($2::uuid[]) as p(id)
             left join identity.user_account u on u.tenant_id = $1::uuid and u.id = p.id
             where u.id is null or (u.role = 'student' and (u.status <> 'active' or not exists (
               select from identity.consent n where n.tenant_id = u.tenant_id and n.student_id = u.id and n.purpose = $3
                 and n.text_version = $4 and n.withdrawn_at is null)))`,
      values: [currentTenantId(), personIds, purpose, currentConsentText(purpose).version],
    });
    return rows.map(({ id }) => id);
  }
}
