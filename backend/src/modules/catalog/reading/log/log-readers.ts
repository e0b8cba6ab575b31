import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { notFound } from '../../../../platform/errors.ts';
import { GetPeople, GetPeopleAround, ListPupils, ListWards } from '../../../identity/contract.ts';
import type { Reader } from '../../books/book-access.rules.ts';

/** Whose log it is. */
export interface LogOwner {
  id: string;
  first_name: string;
}

/** Knows whose log of reading somebody may see. */
@Injectable()
export class LogReaders {
  constructor(private readonly queries: QueryBus) {}

  /**
   * The owner of the log: the asker, or a student whom they teach, answer for at home or lead the school of.
   * @throws AppError when there is no such student for this asker
   */
  async owner(asker: NonNullable<Reader>, person: string | undefined): Promise<LogOwner> {
    const id = person ?? asker.userId;
    if (id !== asker.userId && !(await this.mayKnow(asker, id))) throw notFound('person');
    const [found] = await this.queries.execute(new GetPeople([id]));
    if (!found) throw notFound('person');
    return { id, first_name: found.first_name };
  }

  private async mayKnow({ role, userId }: NonNullable<Reader>, id: string): Promise<boolean> {
    switch (role) {
      case 'teacher':
        return (await this.queries.execute(new ListPupils(userId))).includes(id);
      case 'parent':
        return (await this.queries.execute(new ListWards(userId))).some(
          (ward) => ward.id === id && ward.state === 'active' && ward.may_view_reading,
        );
      case 'school_admin':
        return (await this.queries.execute(new GetPeopleAround(id))).child !== null;
      default:
        return false;
    }
  }
}
