import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Principal } from '../../../../platform/context.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import {
  GetClassGroups,
  GetContactsOfPerson,
  GetPeople,
  ListChildrenOfGuardian,
  ListClassSummaries,
  ListStudentsOfTeacher,
  ListStudentSummaries,
} from '../../../identity/contract.ts';
import type { RaisedSubject } from './money-raised.view.ts';

/** A subject, the people whose works and gifts count, and the class of which gifts count; null: all of the school. */
interface FoundSubject {
  subject: RaisedSubject;
  makers: { makers: string[]; classes: string[] } | null;
}

/** Decides whose money raised somebody may see. */
@Injectable()
export class RaisedSubjects {
  constructor(private readonly queries: QueryBus) {}

  /**
   * The subject of a request, and whose works and gifts count.
   * @throws AppError not_found for a class or child that the requester is not responsible for, 403 for the school
   */
  async find(requester: Principal, of: RaisedSubject['of'], id: string | undefined): Promise<FoundSubject> {
    const { userId, role } = requester;
    const leads = role === 'school_admin' || role === 'platform_admin';
    if (of === 'me')
      return { subject: { of, id: null, name: null }, makers: { makers: [userId], classes: [] } };
    if (of === 'school') {
      if (!leads)
        throw new AppError(
          'forbidden',
          'forbidden',
          'Only administrators of the school see all of its works.',
        );
      return { subject: { of, id: null, name: null }, makers: null };
    }
    if (!id) throw notFound(of);
    return of === 'class' ? this.ofClass(requester, leads, id) : this.ofChild(requester, id);
  }

  private async ofClass({ userId, role }: Principal, leads: boolean, id: string) {
    if (leads) {
      const { classes } = await this.queries.execute(new GetClassGroups([id], []));
      const found = classes.find((one) => one.id === id);
      if (!found) throw notFound('class');
      const students = await this.queries.execute(new ListStudentSummaries(id));
      return {
        subject: { of: 'class' as const, id, name: found.name },
        makers: { makers: students.map((student) => student.id), classes: [id] },
      };
    }
    const taught = role === 'teacher' ? await this.queries.execute(new ListClassSummaries(userId)) : [];
    const found = taught.find((one) => one.id === id);
    if (!found) throw notFound('class');
    return {
      subject: { of: 'class' as const, id, name: found.name },
      makers: { makers: found.students, classes: [id] },
    };
  }

  private async ofChild(requester: Principal, id: string) {
    if (!(await this.maySee(requester, id))) throw notFound('child');
    const [child] = await this.queries.execute(new GetPeople([id]));
    if (!child) throw notFound('child');
    return {
      subject: { of: 'child' as const, id, name: child.first_name },
      makers: { makers: [id], classes: [] },
    };
  }

  private async maySee({ role, userId }: Principal, id: string): Promise<boolean> {
    switch (role) {
      case 'teacher':
        return (await this.queries.execute(new ListStudentsOfTeacher(userId))).includes(id);
      case 'parent':
        return (await this.queries.execute(new ListChildrenOfGuardian(userId))).some(
          (child) => child.id === id && child.state === 'active',
        );
      case 'school_admin':
        return (await this.queries.execute(new GetContactsOfPerson(id))).child !== null;
      default:
        return false;
    }
  }
}
