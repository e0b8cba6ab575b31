import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import {
  GetContactsOfPerson,
  ListClassmates,
  ListStudentsOfTeacher,
  type ContactsOfPerson,
} from '../../contract.ts';

/** For other modules: the adults who may see a child's work, or decide about it. */
@QueryHandler(GetContactsOfPerson)
export class GetContactsOfPersonHandler implements IQueryHandler<GetContactsOfPerson> {
  constructor(private readonly db: Db) {}

  async execute({ studentId }: GetContactsOfPerson): Promise<ContactsOfPerson> {
    const [child] = await this.db.rows<{
      id: string;
      first_name: string;
      classes: string[];
      teachers: string[];
      guardians: string[];
      reading_guardians: string[];
      buyers: string[];
    }>({
      name: 'people_around_child',
      text: `select u.id, u.first_name,
               array(select c.name from identity.class_member m
                     join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id and c.archived_at is null
                     where m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student' order by c.name) as classes,
               array(select distinct t.user_id from identity.class_member m
                     join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id and c.archived_at is null
                     join identity.class_member t on t.tenant_id = m.tenant_id and t.class_id = m.class_id and t.role in ('lead', 'co')
                     where m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student') as teachers,
               array(select l.guardian_id from identity.guardian_link l
                     where l.tenant_id = u.tenant_id and l.student_id = u.id and l.state = 'active'
                       and 'consent' = any(l.permissions)) as guardians,
               array(select l.guardian_id from identity.guardian_link l
                     where l.tenant_id = u.tenant_id and l.student_id = u.id and l.state = 'active'
                       and 'view_progress' = any(l.permissions)) as reading_guardians,
               array(select l.guardian_id from identity.guardian_link l
                     where l.tenant_id = u.tenant_id and l.student_id = u.id and l.state = 'active'
                       and 'purchase' = any(l.permissions)) as buyers
             from identity.user_account u
             where u.tenant_id = $1 and u.id = $2 and u.role = 'student' and u.status = 'active'`,
      values: [currentTenantId(), studentId],
    });
    if (!child) return { child: null, teachers: [], guardians: [], reading_guardians: [], buyers: [] };
    const { teachers, guardians, reading_guardians, buyers, ...rest } = child;
    return { child: rest, teachers, guardians, reading_guardians, buyers };
  }
}

/** For other modules: the students of a teacher. */
@QueryHandler(ListStudentsOfTeacher)
export class ListStudentsOfTeacherHandler implements IQueryHandler<ListStudentsOfTeacher> {
  constructor(private readonly db: Db) {}

  async execute({ teacherId }: ListStudentsOfTeacher): Promise<string[]> {
    const rows = await this.db.rows<{ user_id: string }>({
      name: 'students_of_teacher',
      text: `select distinct member.user_id from identity.class_member mine
             join identity.school_class c on c.tenant_id = mine.tenant_id and c.id = mine.class_id and c.archived_at is null
             join identity.class_member member on member.tenant_id = mine.tenant_id and member.class_id = mine.class_id
               and member.role = 'student'
             where mine.tenant_id = $1 and mine.user_id = $2 and mine.role in ('lead', 'co')
             limit 2000`,
      values: [currentTenantId(), teacherId],
    });
    return rows.map(({ user_id }) => user_id);
  }
}

/** For other modules: the classmates with whom a child may work together. */
@QueryHandler(ListClassmates)
export class ListClassmatesHandler implements IQueryHandler<ListClassmates> {
  constructor(private readonly db: Db) {}

  async execute({ studentId }: ListClassmates): Promise<string[]> {
    const rows = await this.db.rows<{ user_id: string }>({
      name: 'classmates_of_student',
      text: `select distinct mate.user_id from identity.class_member mine
             join identity.school_class c on c.tenant_id = mine.tenant_id and c.id = mine.class_id and c.archived_at is null
             join identity.class_member mate on mate.tenant_id = mine.tenant_id and mate.class_id = mine.class_id
               and mate.role = 'student' and mate.user_id <> mine.user_id
             join identity.user_account u on u.tenant_id = mate.tenant_id and u.id = mate.user_id
               and u.role = 'student' and u.status = 'active'
             where mine.tenant_id = $1 and mine.user_id = $2 and mine.role = 'student'
             limit 200`,
      values: [currentTenantId(), studentId],
    });
    return rows.map(({ user_id }) => user_id);
  }
}
