import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { notFound } from '../../../../platform/errors.ts';
import {
  GetPeople,
  GetContactsOfPerson,
  ListStudentsOfTeacher,
  ListChildrenOfGuardian,
} from '../../../identity/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';

/** The owner of a reading log. */
export class LogPerson {
  id!: string;
  first_name!: string;
}

/** Decides whose reading log somebody may see. */
@Injectable()
export class LogReaders {
  constructor(private readonly queries: QueryBus) {}

  /**
   * The owner of the log: the requester, or a student whom they teach, are a guardian of, or whose school they lead.
   * @throws AppError not_found for any other person
   */
  async owner(requester: NonNullable<Reader>, person: string | undefined): Promise<LogPerson> {
    const id = person ?? requester.userId;
    if (id !== requester.userId && !(await this.maySee(requester, id))) throw notFound('person');
    const [found] = await this.queries.execute(new GetPeople([id]));
    if (!found) throw notFound('person');
    return { id, first_name: found.first_name };
  }

  private async maySee({ role, userId }: NonNullable<Reader>, id: string): Promise<boolean> {
    switch (role) {
      case 'teacher':
        return (await this.queries.execute(new ListStudentsOfTeacher(userId))).includes(id);
      case 'parent':
        return (await this.queries.execute(new ListChildrenOfGuardian(userId))).some(
          (child) => child.id === id && child.state === 'active' && child.may_view_reading,
        );
      case 'school_admin':
        return (await this.queries.execute(new GetContactsOfPerson(id))).child !== null;
      default:
        return false;
    }
  }
}
