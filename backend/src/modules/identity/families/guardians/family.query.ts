import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GuardianPermission, Relationship } from '@bookgrove/contract';
import { CONSENT_PURPOSES, currentConsentText } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ListReading } from '../../../catalog/contract.ts';
import type { KnownTeacher } from '../../contract.ts';
import { IS_RECOGNISED_LEADER } from '../../profile/recognised-leader.ts';
import { childOfGuardian } from './children.ts';

/** A child in a guardian's list. */
export class ChildOfFamily {
  /** Id of the link, to end it. */
  link_id!: string;
  state!: 'pending_school' | 'active';
  id!: string;
  first_name!: string;
  /** Empty until the school has approved the link. */
  last_name!: string;
  avatar!: string | null;
  relationship!: Relationship;
  permissions!: GuardianPermission[];
  classes!: string[];
  /** Number of purposes whose current wording is not answered. */
  consents_waiting!: number;
}

export class ChildBookCover {
  small!: string;
  medium!: string;
  large!: string;
  xlarge!: string;
  alt!: string;
  color!: string;
}
export class ChildReading {
  book_id!: string;
  slug!: string;
  title!: string;
  authors!: string[];
  language!: string;
  /** 0 to 100. */
  percentage!: number;
  read_at!: string;
  /** Reading state in the child's reading log. */
  state!: 'want' | 'reading' | 'finished' | 'abandoned';
  /** Number of times it was read to the end again. */
  reread_count!: number;
  since!: string;
  cover!: ChildBookCover | null;
}

/** A child with details, as far as the link allows. */
export class ChildDetail {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
  link_id!: string;
  relationship!: Relationship;
  permissions!: GuardianPermission[];
  classes!: ChildClass[];
  /** The last books; null without `view_progress`. */
  reading!: ChildReading[] | null;
}
export class TeacherOfChild implements KnownTeacher {
  name!: string;
  /** A recognised leading teacher, today. */
  leader!: boolean;
}
export class ChildClass {
  name!: string;
  year!: string;
  teachers!: TeacherOfChild[];
}

/** The caller's children, also those whose link is pending. */
export class ListChildren extends Query<ChildOfFamily[]> {
  constructor(readonly guardianId: string) {
    super();
  }
}

export class GetChild extends Query<ChildDetail> {
  constructor(
    readonly studentId: string,
    readonly guardianId: string,
    readonly files: string,
  ) {
    super();
  }
}

/** Maximum number of a child's books that a guardian is shown. */
const BOOKS = 12;

@QueryHandler(ListChildren)
export class ListChildrenHandler implements IQueryHandler<ListChildren> {
  constructor(private readonly db: Db) {}

  async execute({ guardianId }: ListChildren): Promise<ChildOfFamily[]> {
    const texts = CONSENT_PURPOSES.map((purpose) => `${purpose}@${currentConsentText(purpose).version}`);
    const rows = await this.db.rows<ChildOfFamily & { answered: number }>({
      name: 'children_of_guardian',
      text: `select l.id as link_id, l.state::text as state, l.relationship, l.permissions, u.id, u.first_name,
               case when l.state = 'active' then u.last_name else '' end as last_name, u.avatar,
               case when l.state = 'active' then coalesce((select json_agg(c.name order by c.name)
                 from identity.class_member m
                 join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id and c.archived_at is null
                 where m.tenant_id = u.tenant_id and m.user_id = u.id), '[]') else '[]' end as classes,
               (select count(distinct n.purpose)::int from identity.consent n
                where n.tenant_id = u.tenant_id and n.student_id = u.id
                  and (n.purpose || '@' || n.text_version) = any($3::text[])) as answered
             from identity.guardian_link l
             join identity.user_account u on u.tenant_id = l.tenant_id and u.id = l.student_id and u.status = 'active'
             where l.tenant_id = $1 and l.guardian_id = $2 and l.state in ('active', 'pending_school')
             order by u.first_name, u.id limit 50`,
      values: [currentTenantId(), guardianId, texts],
    });
    return rows.map(({ answered, ...child }) => ({
      ...child,
      consents_waiting:
        child.state === 'active' && child.permissions.includes('consent')
          ? CONSENT_PURPOSES.length - answered
          : 0,
    }));
  }
}

@QueryHandler(GetChild)
export class GetChildHandler implements IQueryHandler<GetChild> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ studentId, guardianId, files }: GetChild): Promise<ChildDetail> {
    const child = await childOfGuardian(this.db, studentId, guardianId);
    const [classes, reading] = await Promise.all([
      this.db.rows<ChildClass>({
        name: 'classes_of_child',
        text: `select c.name, c.year, coalesce((select json_agg(json_build_object('name', trim(u.first_name || ' ' || u.last_name), 'leader', ${IS_RECOGNISED_LEADER})
                   order by k.role, u.last_name)
                 from identity.class_member k
                 join identity.user_account u on u.tenant_id = k.tenant_id and u.id = k.user_id and u.status = 'active'
                 where k.tenant_id = c.tenant_id and k.class_id = c.id and k.role <> 'student'), '[]') as teachers
               from identity.class_member m
               join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id and c.archived_at is null
               where m.tenant_id = $1 and m.user_id = $2 order by c.name limit 20`,
        values: [currentTenantId(), studentId],
      }),
      child.permissions.includes('view_progress')
        ? this.queries.execute(new ListReading(studentId, BOOKS, files))
        : null,
    ]);
    return {
      ...child,
      relationship: child.relationship as Relationship,
      classes,
      reading:
        reading &&
        reading.map((book) => ({
          ...book,
          read_at: book.read_at.toISOString(),
          since: book.since.toISOString(),
        })),
    };
  }
}
